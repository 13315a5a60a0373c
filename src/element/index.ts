/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
/**
 * A board for web pages: `import "tilewright/element"` registers `<tilewright-board>`, on which people play by
 * keyboard, tapping, dragging or typing. Provisional: it may change in a minor release.
 *
 * @module tilewright/element
 * @packageDocumentation
 */
import { TilewrightBoard } from "./board-element.ts";
import type { DraftDetail, MoveDetail } from "./details.ts";
import { register } from "./dom.ts";

export { TilewrightBoard } from "./board-element.ts";
export { defineBoard } from "./define-board.ts";
export type { DraftDetail, MoveDetail } from "./details.ts";

register("tilewright-board", TilewrightBoard);

// What TypeScript knows of the tag, and of its events wherever they are heard, under other names of the tag, too.
declare global {
  interface HTMLElementTagNameMap {
    // Its public members only: a program that loads the types for `import` and those for `require` sees the class
    // twice, and two classes with private members are never the same type.
    readonly "tilewright-board": Pick<TilewrightBoard, keyof TilewrightBoard>;
  }
  interface GlobalEventHandlersEventMap {
    readonly "tilewright-before-move": CustomEvent<MoveDetail>;
    readonly "tilewright-move": CustomEvent<MoveDetail>;
    readonly "tilewright-before-draft": CustomEvent<DraftDetail>;
    readonly "tilewright-draft": CustomEvent<DraftDetail>;
    readonly "tilewright-view": CustomEvent<null>;
  }
}
