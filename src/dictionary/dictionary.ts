import type { Letter } from "../tiles/tile.ts";

/** The labels that the rulebooks refer to, and those used in the bundled word list. */
export type KnownLabel =
  // Clauses W1-W5.
  | "proper"
  | "foreign"
  | "abbreviation"
  | "acronym"
  | "affix"
  | "hyphenated"
  | "apostrophe"
  | "offensive"
  | "archaic"
  | "slang"
  // Of the free word list: milder than offensive.
  | "vulgar";

/** A label on a dictionary entry: a known label, or your own (such as a teacher's `"not-this-week"`). */
export type WordLabel = KnownLabel | (string & {});

/**
 * The minimal dictionary: any object that can tell whether it contains a word. A `Set` of words works if the words are
 * spelled as in the tile set.
 *
 * `has` receives the word both as a string and as a list of letters; the two differ where a letter has several
 * characters. `labels` returns one list for each entry of the word (china and China are two entries). A word is
 * forbidden only if each of its entries has a label that the ruleset forbids. The type rejects a `Map` because its
 * labels would be ignored: pass a `Map` to `wordList` instead.
 */
export interface Dictionary {
  /**
   * Returns whether the dictionary contains the word.
   *
   * @param word - The word, spelled as in the tile set.
   * @param letters - The same word, letter by letter.
   */
  has(word: string, letters: readonly Letter[]): boolean;
  /**
   * Returns the labels of the word: one list for each entry.
   *
   * @param word - The word, spelled as in the tile set.
   * @param letters - The same word, letter by letter.
   */
  labels?(word: string, letters: readonly Letter[]): readonly (readonly WordLabel[])[];
  readonly get?: never;
}
