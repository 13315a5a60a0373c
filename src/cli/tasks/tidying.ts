import { explainRemark, type TidyingSentences } from "../../messages/index.ts";
import type { Remark } from "../../notation/index.ts";
import { type Language, wholly } from "../languages.ts";

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

/** Why a record is left, in words: all in English, or none of it. */
export function leftWords(left: WhyLeft, language: Language): string {
  if (left.code === "not-written") return left.text;
  const words = wholly(language, "tidying");
  const { left: sentences } = words.tidying;
  if (left.code !== "not-expressible") return sentences[left.code];
  const remark: Remark = { line: 1, column: 1, code: "not-expressible", event: null, reason: left.reason };
  return sentences["not-expressible"](explainRemark(remark, words).found);
}
