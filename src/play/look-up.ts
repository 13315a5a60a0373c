import type { Dictionary, WordLabel } from "../dictionary/dictionary.ts";
import type { Letter } from "../tiles/tile.ts";
import type { WordScore } from "./score.ts";

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
  if (!dictionary.has(word, spelled)) return notInDictionary;
  const entries = dictionary.labels?.(word, spelled);
  if (entries === undefined || entries.length === 0) return acceptable;
  if (!entries.every((labels) => labels.some((label) => forbidden.includes(label)))) return acceptable;
  return { acceptable: false, labels: [...new Set(entries.flat().filter((label) => forbidden.includes(label)))] };
}
