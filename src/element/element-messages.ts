import { englishDraft } from "../messages/english/draft.ts";
import { englishElement } from "../messages/english/element.ts";
import { englishNews } from "../messages/english/news.ts";
import { englishPicture } from "../messages/english/picture.ts";
import { englishViolations } from "../messages/english/violations.ts";
import { englishAdjustments, englishEnds, englishLabels, englishMoves } from "../messages/english/words.ts";
import type { LanguageName, Messages } from "../messages/types/messages.ts";

/** What a board says: the parts of a language that it needs. With `language` its sentences are marked as such. */
export type ElementMessages = Pick<
  Messages,
  "element" | "draft" | "picture" | "news" | "violations" | "labels" | "moves" | "ends" | "adjustments"
> &
  Partial<LanguageName>;

/** The same in English. */
export const englishForElement: ElementMessages = {
  element: englishElement,
  draft: englishDraft,
  picture: englishPicture,
  news: englishNews,
  violations: englishViolations,
  labels: englishLabels,
  moves: englishMoves,
  ends: englishEnds,
  adjustments: englishAdjustments,
};
