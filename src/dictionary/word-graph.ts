import type { Letter } from "../tiles/tile.ts";
import type { TileSet } from "../tiles/tile-set.ts";
import type { Dictionary } from "./dictionary.ts";
import { alphabetOf } from "./graph/alphabet.ts";
import { buildNodes } from "./graph/build-nodes.ts";
import { countWords } from "./graph/count-words.ts";
import { childrenFirst } from "./graph/follow.ts";
import { graphOf } from "./graph/graph-of.ts";
import { nodeFormat } from "./graph/node-format.ts";
import { nodesOf } from "./graph/nodes-of.ts";
import { packWords } from "./graph/packed-words.ts";
import { type WordList, wordList } from "./word-list.ts";

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

/**
 * Builds a word graph: a minimal DAWG and, with `gaddag`, what move generation needs besides.
 *
 * What is no `WordList` yet is read as `wordList` reads it; make the list yourself to see what was left out. Words that
 * no edition allows by their labels (see `WordList.words`) stay outside.
 *
 * @throws RangeError if the graph does not fit `nodeBits` (default 22, which is about 800,000 English words with a
 * GADDAG), or the tile set has more than 63 letters.
 */
export function buildWordGraph(
  words: WordList | Iterable<string>,
  options: { readonly tileSet: TileSet; readonly gaddag?: boolean; readonly nodeBits?: 22 | 24 },
): WordGraph {
  const { tileSet, gaddag = false, nodeBits = 22 } = options;
  const format = nodeFormat(nodeBits);
  const alphabet = alphabetOf(tileSet);
  const list = isWordList(words) ? words : wordList(words, { tileSet });
  const packed = packWords(list.words(), alphabet);
  const nodes = buildNodes(packed, alphabet.letters.length, gaddag, format);
  return graphOf(nodes, format, alphabet, packed.starts.length);
}

/**
 * The graph of trusted bytes: a file of your own or of the KWG world, or what a worker was sent. They are copied. Node 1
 * tells whether there is a GADDAG.
 *
 * @throws RangeError if these cannot be the bytes of a word graph. That is no check: for bytes from anywhere there is
 * `parseWordGraph`. A wrong `nodeBits` or tile set is not always noticed, because the layout does not tell them.
 */
export function readWordGraph(
  bytes: ArrayBuffer | Uint8Array,
  options: { readonly tileSet: TileSet; readonly nodeBits?: 22 | 24 },
): WordGraph {
  const { tileSet, nodeBits = 22 } = options;
  if (bytes.byteLength === 0 || bytes.byteLength % 4 !== 0) {
    throw new RangeError(`bytes: expected 4 bytes a node, found ${bytes.byteLength}`);
  }
  const format = nodeFormat(nodeBits);
  const nodes = nodesOf(bytes);
  const order = childrenFirst(nodes, format, [0], (_code, from) => {
    throw new RangeError(`bytes: expected a word graph, found a way that does not end at node ${from}`);
  });
  return graphOf(nodes, format, alphabetOf(tileSet), countWords(nodes, format, order));
}

function isWordList(words: WordList | Iterable<string>): words is WordList {
  return typeof words === "object" && "leftOut" in words;
}
