import type { Letter } from "../tiles/tile.ts";
import type { Dictionary } from "./dictionary.ts";

/**
 * A dictionary stored as a graph. It is small, loads quickly, and answers questions that a list cannot: which letters
 * may follow a prefix, or which words a set of letters can form. It contains only words; labels are kept in a
 * `WordList`.
 *
 * Finding plays requires a graph in which words can also be entered from the middle (a GADDAG), which `buildWordGraph`
 * builds with `gaddag: true`. The type is the same; functions that find plays throw a `RangeError` for a graph without
 * a GADDAG.
 *
 * `bytes` is the whole graph in the KWG layout (32-bit nodes, little-endian). The graph object has methods and cannot
 * be cloned, so post its `bytes` to a worker and read them there with `trustedWordGraph`. `bytes` is a copy, so
 * changing it does not change the graph. The same copy is returned each time until it is transferred; after that, a new
 * copy is made.
 */
export interface WordGraph extends Dictionary {
  /**
   * Returns whether the graph contains a word, spelled as the tile set spells it. `letters` specifies how the word is
   * split.
   *
   * @param word - The word, spelled as in the tile set.
   * @param letters - The same word, letter by letter. By default, any possible split is accepted.
   */
  has(word: string, letters?: readonly Letter[]): boolean;
  /** The number of words. */
  readonly size: number;
  /** Returns all words in alphabetical order, as defined by the order of the tile set's letters. */
  words(): IterableIterator<string>;
  readonly bytes: ArrayBuffer;
  readonly letters: readonly Letter[];
}
