import type { Letter } from "../tiles/tile.ts";
import type { Dictionary } from "./dictionary.ts";

/**
 * A dictionary as a graph. It is small and loads quickly, and it answers what a list cannot: which letters may follow,
 * which words these letters make. It holds words only; labels stay with a `WordList`.
 *
 * Plays are found only with a graph that also holds words from their middles (a GADDAG): `buildWordGraph` makes one
 * with `gaddag: true`. The type is the same; functions that find plays throw a `RangeError` for a graph without it.
 *
 * `bytes` is the whole graph in the KWG layout (32-bit nodes, little-endian). The graph itself has functions and cannot
 * be cloned, so post its `bytes` to a worker and read them there with `trustedWordGraph`. They are a copy, so changing
 * them does not change the graph. You get the same copy each time, and a new one once it has been transferred.
 */
export interface WordGraph extends Dictionary {
  /**
   * Whether the graph has the word, spelled as the tile set spells it. `letters` say how the word is split.
   *
   * @param word - The word, as the tile set spells it.
   * @param letters - The same word, letter by letter; left out: any that the word may be split into.
   */
  has(word: string, letters?: readonly Letter[]): boolean;
  /** The number of words. */
  readonly size: number;
  /** All words in alphabetical order, the order of the tile set's letters. */
  words(): IterableIterator<string>;
  readonly bytes: ArrayBuffer;
  readonly letters: readonly Letter[];
}
