/**
 * Accounts of games, recorded or your own: facts, turns, score sheets, the story in sentences, and a page to step
 * through, in any language. Provisional: it may change in a minor release.
 *
 * @module tilewright/replay
 * @packageDocumentation
 */
export {
  factsOf,
  type GameFacts,
  type PlayerFacts,
  type PlayFacts,
} from "./facts.ts";
export { type ReplayOptions, renderReplay } from "./page/render-replay.ts";
export { explainPremiums } from "./premiums.ts";
export { renderSheet, sheetOf } from "./sheet.ts";
export { renderSheetHtml, type SheetHtmlOptions } from "./sheet-html.ts";
export { type StoryStep, storyOf } from "./story.ts";
export { type GameTurn, turnsOf } from "./turns.ts";
