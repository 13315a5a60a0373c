import type { CompleteMessages } from "../types/messages.ts";
import { englishEvents, englishPage, englishSheet, englishStory } from "./accounts.ts";
import { englishBoard } from "./board.ts";
import { englishBoardFindings } from "./board-findings.ts";
import { englishDraft } from "./draft.ts";
import { englishElement } from "./element.ts";
import { englishFindings } from "./findings.ts";
import { englishNews } from "./news.ts";
import { englishPicture } from "./picture.ts";
import { englishProblems } from "./problems.ts";
import { englishRemarks } from "./remarks.ts";
import { englishScores } from "./scores.ts";
import { englishViolations } from "./violations.ts";
import { englishAdjustments, englishEnds, englishLabels, englishMoves } from "./words.ts";

/** Everything in English, which is what you get without messages: to copy, to compare, or for a menu of languages. */
export const englishMessages: CompleteMessages = {
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
  remarks: englishRemarks,
  problems: englishProblems,
  findings: englishFindings,
  boardFindings: englishBoardFindings,
  story: englishStory,
  events: englishEvents,
  sheet: englishSheet,
  page: englishPage,
};
