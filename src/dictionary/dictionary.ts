import type { Letter } from "../tiles/tile.ts";

/** The labels that rulebooks have rules about, and those of the words that ship. */
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

/** A label of a dictionary entry: a known one, or one of your own (a teacher's `"not-this-week"`). */
export type WordLabel = KnownLabel | (string & {});

/**
 * The smallest dictionary: anything that can say whether it has a word. A `Set` of words will do, if they are spelled
 * as the tile set spells them.
 *
 * `has` gets the word as text and as letters, which differ where a letter has several characters. `labels` returns one
 * list for each entry of the word (china and China are two entries). A word is forbidden only if every entry carries a
 * label that the ruleset forbids. The type rejects a `Map`, because its labels would be ignored: pass it to `wordList`.
 */
export interface Dictionary {
  /**
   * Whether the dictionary has the word.
   *
   * @param word - The word, as the tile set spells it.
   * @param letters - The same word, letter by letter.
   */
  has(word: string, letters: readonly Letter[]): boolean;
  /**
   * The labels of the word: one list for each entry.
   *
   * @param word - The word, as the tile set spells it.
   * @param letters - The same word, letter by letter.
   */
  labels?(word: string, letters: readonly Letter[]): readonly (readonly WordLabel[])[];
  readonly get?: never;
}
