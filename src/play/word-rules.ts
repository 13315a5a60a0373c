import type { Resolved } from "./resolve.ts";

/** A word that a play forms. `length` is its number of letters. */
export interface FormedWord {
  readonly word: string;
  readonly length: number;
}

/** The code of the violation of the word at this place in the list, with its details besides the word. */
export type WordFault = { readonly at: number; readonly code: "word-repeated" };

/** Lists the words of a play that the rules refuse. The main word comes first. */
export type WordRules = (words: readonly FormedWord[]) => readonly WordFault[];

/**
 * Returns what the rules say of words besides what the dictionary says; `null` if they say nothing. Plays are judged by
 * it, and the search for plays leaves out those that it refuses.
 */
export function wordRulesOf({ ruleset, wordsPlayed }: Resolved): WordRules | null {
  if (!ruleset.noRepeats) return null;
  const played = wordsPlayed();
  return (words) =>
    words.flatMap(({ word }, at): readonly WordFault[] => {
      const repeated = played.includes(word) || words.findIndex((other) => other.word === word) < at;
      return repeated ? [{ at, code: "word-repeated" }] : [];
    });
}
