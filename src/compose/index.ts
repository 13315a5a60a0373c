/**
 * The behaviour of a board, without a user interface: laying and recalling tiles, typing, ordering the rack, and
 * announcements. It works with any front end: React, React Native, terminals, tests. `tilewright/element` is a board
 * for web pages built on it.
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
