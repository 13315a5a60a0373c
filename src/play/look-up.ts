import type { Dictionary, WordLabel } from "../dictionary/dictionary.ts";
import { describe, expectation, mismatch } from "../read/describe.ts";
import { requireOptions } from "../read/refuse.ts";
import type { Letter } from "../tiles/tile.ts";
import type { WordScore } from "./breakdown.ts";
import type { PlayOptions } from "./position.ts";

/** What a dictionary and a ruleset say of a word; `labels` are the forbidden ones, none = not in the dictionary. */
export type Verdict =
  | { readonly acceptable: true }
  | { readonly acceptable: false; readonly labels: readonly WordLabel[] };

const acceptable: Verdict = { acceptable: true };
const notInDictionary: Verdict = { acceptable: false, labels: [] };

/**
 * Looks a word up (decision D26): it is acceptable if the dictionary has it and not each of its entries carries a label
 * the ruleset forbids. A dictionary without labels, or a word without entries, forbids nothing.
 */
export function lookUp({ word, letters }: WordScore, dictionary: Dictionary, forbidden: readonly WordLabel[]): Verdict {
  const spelled: Letter[] = [];
  for (const { letter } of letters) spelled.push(letter);
  if (!yesOrNo(`options.dictionary.has("${word}")`, dictionary.has(word, spelled))) return notInDictionary;
  const entries = dictionary.labels?.(word, spelled) ?? [];
  if (!Array.isArray(entries) || !entries.every(Array.isArray)) {
    throw new TypeError(mismatch(`options.dictionary.labels("${word}")`, "one list of labels an entry", entries));
  }
  if (entries.length === 0 || !entries.every((labels) => labels.some((label) => forbidden.includes(label))))
    return acceptable;
  return { acceptable: false, labels: [...new Set(entries.flat().filter((label) => forbidden.includes(label)))] };
}

/**
 * The answer of a dictionary, or of `canPlay`: anything but `true` and `false` is a mistake of whoever wrote it. A promise
 * above all, which would count as yes.
 */
export function yesOrNo(asked: string, answer: unknown): boolean {
  if (typeof answer === "boolean") return answer;
  const hint = typeof (answer as { readonly then?: unknown } | null | undefined)?.then === "function";
  const found = describe(answer) + (hint ? "; look words up first: docs/recipes/remote-dictionary.md" : "");
  throw new TypeError(expectation(asked, "true or false", found));
}

/**
 * The dictionary of some options, if there is one.
 *
 * @throws TypeError for options or a dictionary that cannot be asked, among them a bare `Set` for options, and a `Map`,
 * whose labels would be ignored.
 */
export function dictionaryOf(options: PlayOptions): Dictionary | undefined {
  if ("has" in Object(options)) throw new TypeError(mismatch("options", "{ dictionary }", options));
  requireOptions(options, ["dictionary"]);
  const { dictionary } = options;
  if (dictionary === undefined) return undefined;
  const { has, labels, get } = Object(dictionary) as Partial<Record<keyof Dictionary, unknown>>;
  if (typeof has !== "function" || (labels !== undefined && typeof labels !== "function"))
    throw new TypeError(mismatch("options.dictionary", "something with has(word)", dictionary));
  if (get !== undefined)
    throw new TypeError(expectation("options.dictionary", "a dictionary", "a Map; wordList makes one of it"));
  return dictionary;
}
