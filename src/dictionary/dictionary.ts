import type { Letter } from "../tiles/tile.ts";

/** The labels that the rulebooks speak of (clauses W1-W5). */
export type KnownLabel =
  | "proper"
  | "foreign"
  | "abbreviation"
  | "acronym"
  | "affix"
  | "hyphenated"
  | "apostrophe"
  | "offensive"
  | "archaic"
  | "slang";

/** A label of a dictionary entry: a known one, or one of your own (a teacher's `"not-this-week"`). */
export type WordLabel = KnownLabel | (string & {});

/**
 * The smallest dictionary: anything that can say whether it has a word. A `Set` of words, spelled as the tile set spells
 * them, is one.
 *
 * `has` gets the word as text and as letters (they differ where a letter has several characters). `labels` gives one
 * list for each entry of the word (china and China are two entries): a word is forbidden only if every entry carries a
 * label that the ruleset forbids (decision D26). A `Map` is refused by type, because its labels would be ignored:
 * `wordList` in `./dictionary` takes one.
 */
export interface Dictionary {
  /** Whether the word is in it. */
  has(word: string, letters: readonly Letter[]): boolean;
  /** The labels of the word: one list for each entry. */
  labels?(word: string, letters: readonly Letter[]): readonly (readonly WordLabel[])[];
  readonly get?: never;
}
