/**
 * How a board behaves, without a screen: laying, taking back, typing, the order of the rack, and what to announce. For
 * any front end: React, React Native, terminals, tests. `tilewright/element` is a board for web pages made of it.
 *
 * @module tilewright/compose
 * @packageDocumentation
 */
export { noticeAt } from "./board.ts";
export { type CursorStep, moveCursor, putCursor, turnCursor } from "./cursor.ts";
export { describeNews, type NewsOptions } from "./describe-news.ts";
export { describeNotice, describePreview } from "./describe-notice.ts";
export type { Draft, LaidTile, Notice } from "./draft.ts";
export { exchangeOf, placementsOf, playOf, previewDraft } from "./finish.ts";
export { layTile, moveTile, nameBlank, takeBack, takeBackAll } from "./lay.ts";
export { followDraft, newDraft } from "./new-draft.ts";
export { moveInRack, shuffleRack, sortRack } from "./rack.ts";
export { tapRack, tapSquare, toggleExchange } from "./tap.ts";
export { typePlay, typeText } from "./type.ts";
