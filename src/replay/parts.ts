import { englishForRemarks, type RemarkParts } from "../messages/describe-remark.ts";
import { englishBoard } from "../messages/english/board.ts";
import { englishDecided, englishEvents, englishOver } from "../messages/english/news.ts";
import { englishPicture } from "../messages/english/picture.ts";
import { englishPage, englishSheet, englishStory } from "../messages/english/replay.ts";
import { englishScores } from "../messages/english/scores.ts";
import { englishAdjustments, englishEnds } from "../messages/english/words.ts";
import type { LanguageName, Messages } from "../messages/types/messages.ts";

// What each account says, and the same in English.

/** The news that are said of an end; a bundle has no others. */
type EndNews = Pick<Messages["news"], "over" | "decided">;

/** What is said of an end. */
export type EndMessages = Pick<Messages, "ends"> & { readonly news: EndNews };

/** What a score sheet says. */
export type SheetMessages = EndMessages & Pick<Messages, "sheet" | "adjustments">;

export const englishForSheet: SheetMessages = {
  sheet: englishSheet,
  adjustments: englishAdjustments,
  news: { over: englishOver, decided: englishDecided },
  ends: englishEnds,
};

/** What premium squares say under a score. */
export type PremiumMessages = Pick<Messages, "story" | "picture">;

export const englishForPremiums: PremiumMessages = { story: englishStory, picture: englishPicture };

/** What a story says. */
export type StoryMessages = SheetMessages & PremiumMessages & Pick<Messages, "events" | "scores">;

export const englishForStory: StoryMessages = /* @__PURE__ */ (() => ({
  events: englishEvents,
  scores: englishScores,
  ...englishForSheet,
  ...englishForPremiums,
}))();

/** What the score sheet says as a table of HTML. */
export type TableMessages = Pick<Messages, "sheet" | "adjustments" | "page">;

export const englishForTable: TableMessages = {
  sheet: englishSheet,
  adjustments: englishAdjustments,
  page: englishPage,
};

/** What a page says. With `language` the page is marked as such. */
export type PageMessages = StoryMessages &
  TableMessages &
  Pick<Messages, "board" | RemarkParts> &
  Partial<LanguageName>;

export const englishForPage: PageMessages = /* @__PURE__ */ (() => ({
  board: englishBoard,
  ...englishForTable,
  ...englishForRemarks,
  ...englishForStory,
}))();
