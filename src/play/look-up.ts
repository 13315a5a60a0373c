import type { Dictionary, WordLabel } from "../dictionary/dictionary.ts";
import { describe, mismatch } from "../read/describe.ts";
import { propertiesOf } from "../read/is-object.ts";
import { requireOptions, requireThat } from "../read/refuse.ts";
import type { Letter } from "../tiles/tile.ts";
import type { PlayOptions } from "./position.ts";

/**
 * What a dictionary and a ruleset say of a word. `labels` are those that forbid it; empty if the dictionary lacks the
 * word.
 */
export type Verdict =
  | { readonly acceptable: true }
  | { readonly acceptable: false; readonly labels: readonly WordLabel[] };

const acceptable: Verdict = { acceptable: true };
const notInDictionary: Verdict = { acceptable: false, labels: [] };

/**
 * Looks a word up. It is acceptable if the dictionary has it, unless each of its entries carries a label that the
 * ruleset forbids. Without labels or entries nothing is forbidden.
 */
export function lookUp(
  { word, letters }: { readonly word: string; readonly letters: readonly { readonly letter: Letter }[] },
  dictionary: Dictionary,
  forbidden: readonly WordLabel[],
): Verdict {
  // D26
  const spelled: Letter[] = [];
  for (const { letter } of letters) spelled.push(letter);
  if (!yesOrNo(dictionary.has(word, spelled), "dictionary.has", word)) {
    refuseSmallLetters(word, dictionary);
    return notInDictionary;
  }
  const entries: unknown = dictionary.labels?.(word, spelled) ?? null;
  if (entries === null) return acceptable;
  if (!Array.isArray(entries) || !entries.every(Array.isArray))
    throw new TypeError(mismatch(`options.dictionary.labels(${word})`, "a list of lists of labels", entries));
  const banned = entries.map((labels: readonly WordLabel[]) => labels.filter((label) => forbidden.includes(label)));
  const free = banned.length === 0 || banned.some((labels) => labels.length === 0);
  return free ? acceptable : { acceptable: false, labels: [...new Set(banned.flat())] };
}

/** Throws a `TypeError` for a `Set` whose words are in small letters: it would refuse every word of the game. */
function refuseSmallLetters(word: string, dictionary: Dictionary): void {
  const small = word.toLowerCase();
  if (small === word || !(dictionary instanceof Set) || !dictionary.has(small)) return;
  const expected = `words such as ${describe(word)} (wordList(words, { tileSet }) normalizes them)`;
  throw new TypeError(mismatch("options.dictionary", expected, small));
}

/**
 * The answer of a dictionary, or of `canPlay`. Anything but `true` and `false` is a mistake of whoever wrote it: above
 * all a promise, which would count as yes.
 */
export function yesOrNo(answer: unknown, asked: string, about = "position"): boolean {
  if (typeof answer === "boolean") return answer;
  const promised = typeof (propertiesOf(answer) as { readonly then?: unknown }).then === "function";
  const hint = promised ? ". Promises are not awaited; see docs/recipes/remote-dictionary.md" : "";
  throw new TypeError(mismatch(`options.${asked}(${about})`, "true or false", answer) + hint);
}

/** Throws a `TypeError` for a `canPlay` that cannot be called. It may be left out. */
export function requireCanPlay(canPlay: unknown): void {
  requireThat(canPlay === undefined || typeof canPlay === "function", "options.canPlay", "a function", canPlay);
}

/**
 * Returns the dictionary of some options, if there is one.
 *
 * @throws TypeError if the options or the dictionary cannot be used. That includes a bare `Set` instead of options, and
 * a `Map`, whose labels would be ignored.
 */
export function dictionaryOf(options: PlayOptions): Dictionary | undefined {
  if ("has" in propertiesOf(options)) throw new TypeError(mismatch("options", "{ dictionary }", options));
  requireOptions(options, ["dictionary"]);
  const { dictionary } = options;
  if (dictionary === undefined) return undefined;
  const { has, labels, get } = propertiesOf(dictionary) as Partial<Record<keyof Dictionary, unknown>>;
  // The labels in a Map would be ignored.
  const isMap = get !== undefined;
  if (typeof has !== "function" || (labels !== undefined && typeof labels !== "function") || isMap)
    throw new TypeError(mismatch("options.dictionary", "a dictionary, such as wordList returns", dictionary));
  return dictionary;
}
