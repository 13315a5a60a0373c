/**
 * Accounts of games, whether recorded or your own: facts, turns, score sheets, a story in sentences, and a page for
 * stepping through the game, in any language. Provisional: this entry may change in a minor release.
 *
 * @module tilewright/replay
 * @packageDocumentation
 */
export { factsOf, type GameFacts, type PlayerFacts, type PlayFacts } from "./facts.ts";
export { type ReplayOptions, renderReplay } from "./page/render-replay.ts";
export { explainPremiums } from "./premiums.ts";
export { renderSheet, sheetOf } from "./sheet.ts";
export { renderSheetHtml, type SheetHtmlOptions } from "./sheet-html.ts";
export { type StoryStep, storyOf } from "./story.ts";
export { type GameTurn, turnsOf } from "./turns.ts";
