/**
 * The messages of the library in English, which is what you get without messages: to copy, to compare, or for a menu of
 * languages.
 *
 * @module tilewright/messages/english
 * @packageDocumentation
 */

import { englishBoard } from "../english/board.ts";
import { englishBoardFindings } from "../english/board-findings.ts";
import { englishDraft } from "../english/draft.ts";
import { englishElement } from "../english/element.ts";
import { englishFindings } from "../english/findings.ts";
import { englishFound } from "../english/found.ts";
import { englishEvents, englishNews } from "../english/news.ts";
import { englishPicture } from "../english/picture.ts";
import { englishProblems } from "../english/problems.ts";
import { englishRemarks } from "../english/remarks.ts";
import { englishPage, englishSheet, englishStory } from "../english/replay.ts";
import { englishScores } from "../english/scores.ts";
import { englishViolations } from "../english/violations.ts";
import { englishAdjustments, englishEnds, englishLabels, englishMoves } from "../english/words.ts";
import type { BoardMessages, Messages, RecordMessages, ReplayMessages } from "../types/messages.ts";
import { whole } from "../whole.ts";

/** What games and boards say, in English. */
export const board: BoardMessages = {
  language: "en",
  name: "English",
  violations: englishViolations,
  scores: englishScores,
  picture: englishPicture,
  board: englishBoard,
  draft: englishDraft,
  news: englishNews,
  element: englishElement,
  labels: englishLabels,
  moves: englishMoves,
  ends: englishEnds,
  adjustments: englishAdjustments,
};

/** What is said of records, texts and data, in English. */
export const records: RecordMessages = {
  remarks: englishRemarks,
  problems: englishProblems,
  found: englishFound,
  findings: englishFindings,
  boardFindings: englishBoardFindings,
};

/** What is said of whole games, in English. */
export const replay: ReplayMessages = {
  story: englishStory,
  events: englishEvents,
  sheet: englishSheet,
  page: englishPage,
};

/** Everything in English. */
export const englishMessages: Messages = /* @__PURE__ */ whole(board, records, replay);
