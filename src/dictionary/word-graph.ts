import type { Letter } from "../tiles/tile.ts";
import type { Dictionary } from "./dictionary.ts";

/**
 * A dictionary as a graph: small, quick to load, and able to answer what a list cannot (which letters may follow, which
 * words these letters make). It holds words only; labels stay with a `WordList`.
 *
 * `bytes` is the whole graph in the KWG layout (32-bit nodes, little-endian). Post them to a worker and read them there
 * with `readWordGraph`: the graph itself has functions and cannot be cloned. They are a copy, the same one until it is
 * transferred away: what happens to them does not happen to the graph.
 */
export interface WordGraph extends Dictionary {
  /** Whether the word, spelled as the tile set spells it, is in the graph. `letters` tell how a word is split. */
  has(word: string, letters?: readonly Letter[]): boolean;
  /** Number of words. */
  readonly size: number;
  /** All words in alphabetical order, the order of the tile set's letters. */
  words(): IterableIterator<string>;
  readonly bytes: ArrayBuffer;
  readonly letters: readonly Letter[];
}
