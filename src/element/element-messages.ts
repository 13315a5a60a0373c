import { englishForNews } from "../compose/describe-news.ts";
import { englishDraft } from "../messages/english/draft.ts";
import { englishElement } from "../messages/english/element.ts";
import { englishPicture } from "../messages/english/picture.ts";
import type { LanguageName, Messages } from "../messages/types/messages.ts";
import { englishForViolations } from "../render/describe-violation.ts";

/** What a board says: the parts of a language that it needs. With `language` its sentences are marked as such. */
export type ElementMessages = Pick<
  Messages,
  "element" | "draft" | "picture" | "news" | "violations" | "labels" | "moves" | "ends" | "adjustments"
> &
  Partial<LanguageName>;

/** The same in English. */
export const englishForElement: ElementMessages = /* @__PURE__ */ (() => ({
  element: englishElement,
  draft: englishDraft,
  picture: englishPicture,
  ...englishForNews,
  ...englishForViolations,
}))();
