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
 * Builds a word graph, in the KWG layout: a minimal DAWG and, with `gaddag: true`, the GADDAG that move generation
 * needs.
 *
 * Words that are not a `WordList` yet are read as `wordList` reads them; make the list yourself to see what was left
 * out. The graph gets the words of `WordList.words`, which leave out those that no edition allows because of their
 * labels.
 *
 * @param words - A list, or the words themselves.
 * @param options - The tile set; whether plays are to be found with the graph; the bits of an address.
 *
 * @throws TypeError if `options` are left out. RangeError if the graph does not fit `nodeBits` (22 by default, room for
 * about 800,000 English words with a GADDAG), or if the tile set has more than 63 letters.
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
