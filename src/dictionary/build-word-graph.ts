import { propertiesOf } from "../read/is-object.ts";
import { requireIterable } from "../read/refuse.ts";
import type { TileSet } from "../tiles/tile-set.ts";
import { alphabetOf } from "./graph/alphabet.ts";
import { buildNodes } from "./graph/build-nodes.ts";
import { graphOf } from "./graph/graph-of.ts";
import { nodeFormat } from "./graph/node-format.ts";
import { packedWordsOf, packWords } from "./graph/packed-words.ts";
import type { WordGraph } from "./word-graph.ts";
import { type WordList, wordList } from "./word-list.ts";

/**
 * Builds a word graph in the KWG layout: a minimal DAWG and, with `gaddag: true`, the GADDAG that move generation
 * needs.
 *
 * If the words are not already a `WordList`, they are read with `wordList`; call `wordList` yourself to see which
 * entries were left out. The graph contains the words that `WordList.words` returns, which exclude words with labels
 * that no edition allows.
 *
 * @param words - A word list, or the words themselves.
 * @param options - The tile set, whether the graph will be used to find plays (`gaddag`), and the number of bits in a
 * node address (`nodeBits`).
 *
 * @throws TypeError if `options` is omitted. RangeError if the graph is too large for `nodeBits` (22 by default, enough
 * for about 800,000 English words with a GADDAG), or if the tile set has more than 63 letters.
 */
export function buildWordGraph(
  words: WordList | Iterable<string>,
  options: { readonly tileSet: TileSet; readonly gaddag?: boolean; readonly nodeBits?: 22 | 24 },
): WordGraph {
  const { tileSet, gaddag = false, nodeBits = 22 } = propertiesOf(options) as typeof options;
  const format = nodeFormat(nodeBits);
  const alphabet = alphabetOf(tileSet);
  if (!isWordList(words)) requireIterable(words, "words", "a list of words");
  const list = isWordList(words) ? words : wordList(words, { tileSet });
  const packed = packedWordsOf(list, alphabet) ?? packWords(list.words(), alphabet);
  const nodes = buildNodes(packed, alphabet.letters.length, gaddag, format);
  return graphOf(nodes, format, alphabet, packed.starts.length);
}

function isWordList(words: WordList | Iterable<string>): words is WordList {
  return typeof propertiesOf<Partial<WordList>>(words).words === "function";
}
