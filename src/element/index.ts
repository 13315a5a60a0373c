/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
/**
 * A board for web pages: `import "tilewright/element"` registers `<tilewright-board>`, on which people can play with
 * the keyboard or by tapping, dragging or typing. Provisional: this entry may change in a minor release.
 *
 * @module tilewright/element
 * @packageDocumentation
 */
import { TilewrightBoard } from "./board-element.ts";
import type { BoardNode } from "./board-node.ts";
import type { DraftDetail, MoveDetail, OverDetail } from "./details.ts";
import { register } from "./dom.ts";
import type { ClockPanel } from "./extras/clock-panel.ts";
import type { TurnsPanel } from "./extras/turns-panel.ts";
import type { UnseenPanel } from "./extras/unseen-panel.ts";

export type { BoardMarks } from "../render/svg/draw-marks.ts";
export { TilewrightBoard } from "./board-element.ts";
export type { BoardNode } from "./board-node.ts";
export { defineBoard } from "./define-board.ts";
export type { DraftDetail, MoveDetail, OverDetail } from "./details.ts";
export { type ClockPanel, defineClock } from "./extras/clock-panel.ts";
export { liven } from "./extras/liven.ts";
export { preparePlays } from "./extras/prepare-plays.ts";
export { showMarks } from "./extras/show-marks.ts";
export { defineTurns, type TurnsPanel } from "./extras/turns-panel.ts";
export { defineUnseen, type UnseenPanel } from "./extras/unseen-panel.ts";

register("tilewright-board", TilewrightBoard);

// What TypeScript knows of the tag, and of its events wherever they are heard, under other names of the tag, too.
declare global {
  interface HTMLElementTagNameMap {
    readonly "tilewright-board": BoardNode;
    readonly "tilewright-turns": TurnsPanel;
    readonly "tilewright-unseen": UnseenPanel;
    readonly "tilewright-clock": ClockPanel;
  }
  interface GlobalEventHandlersEventMap {
    readonly "tilewright-before-move": CustomEvent<MoveDetail>;
    readonly "tilewright-move": CustomEvent<MoveDetail>;
    readonly "tilewright-before-draft": CustomEvent<DraftDetail>;
    readonly "tilewright-draft": CustomEvent<DraftDetail>;
    readonly "tilewright-view": CustomEvent<null>;
    readonly "tilewright-over": CustomEvent<OverDetail>;
  }
}
