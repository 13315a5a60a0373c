import { remarkWordsOf, type TidyingSentences } from "../../messages/index.ts";
import type { Remark } from "../../notation/index.ts";
import { type Language, languageNamed, together } from "../languages.ts";

/** What was done to a record. */
export type Change =
  | { readonly code: Exclude<keyof TidyingSentences["changed"], "lines"> }
  /** How many lines were written another way. */
  | { readonly code: "lines"; readonly lines: number };

/** Why a record is left as it is. */
export type WhyLeft =
  | { readonly code: Exclude<keyof TidyingSentences["left"], "not-expressible"> }
  /** What the format cannot say, as in a remark. */
  | { readonly code: "not-expressible"; readonly reason: Remark["reason"] }
  /** The file cannot be written: why, in words. */
  | { readonly code: "not-written"; readonly text: string };

/** What was done, in words. */
export function changeWords(change: Change, { tidying: { changed } }: Language): string {
  return change.code === "lines" ? changed.lines(change.lines) : changed[change.code];
}

/** Why a record is left, in words. */
export function leftWords(left: WhyLeft, language: Language): string {
  if (left.code === "not-written") return left.text;
  const words = languageFor(left, language);
  const { left: sentences } = words.tidying;
  if (left.code !== "not-expressible") return sentences[left.code];
  return sentences["not-expressible"](remarkWordsOf(remarkOn(left), words).text.found);
}

/** Says that a record is left as it is, and why. */
export function leftLine(left: WhyLeft, language: Language): string {
  return languageFor(left, language).tidying.leftAsItIs(leftWords(left, language));
}

/** The language in which it is said that a record is left: English, if the language lacks any of the sentence. */
function languageFor(left: WhyLeft, language: Language): Language {
  const words = together(language, "tidying", "left", "leftAsItIs") === english.tidying ? english : language;
  return left.code === "not-expressible" && remarkWordsOf(remarkOn(left), words).isEnglish ? english : words;
}

const english = languageNamed();

function remarkOn({ reason }: Extract<WhyLeft, { readonly code: "not-expressible" }>): Remark {
  return { line: 1, column: 1, code: "not-expressible", event: null, reason };
}
