// What the types of the element do not say yet: its tag, and its event.
import type { MoveDetail, TilewrightBoard } from "tilewright/element";

declare global {
  interface HTMLElementTagNameMap {
    "tilewright-board": TilewrightBoard;
  }
  interface HTMLElementEventMap {
    "tilewright-move": CustomEvent<MoveDetail>;
  }
}
