/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
/**
 * A board for web pages: `import "tilewright/element"` registers `<tilewright-board>`, on which people play by
 * keyboard, tapping, dragging or typing. Provisional: it may change in a minor release.
 *
 * @module tilewright/element
 * @packageDocumentation
 */
import { defineBoard } from "./define-board.ts";

export { type MoveDetail, TilewrightBoard } from "./board-element.ts";
export { defineBoard } from "./define-board.ts";
export { type ElementLabels, type ElementMessages, englishElementLabels } from "./element-messages.ts";

defineBoard("tilewright-board");
