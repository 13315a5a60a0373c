import type { Letter } from "../../tiles/tile.ts";
import type { TileSet } from "../../tiles/tile-set.ts";
import type { WordLabel } from "../dictionary.ts";
import { alphabetOf } from "../graph/alphabet.ts";
import { buildNodes } from "../graph/build-nodes.ts";
import { graphOf } from "../graph/graph-of.ts";
import { nodeFormat } from "../graph/node-format.ts";
import type { WordGraph } from "../word-graph.ts";
import type { WordList } from "../word-list.ts";
import { readFrontCode } from "./front-code.ts";
import type { PackedWordList } from "./pack-word-list.ts";

/**
 * The word list of a packed one. Nothing is read before something is asked, and labelled words only when a word is not
 * found among the others; what was read is kept as a graph, which takes a twentieth of the room of a `Set`.
 *
 * @throws RangeError if the tile set has more than 63 letters. A packed list is code and not checked.
 */
export function unpackWordList(packed: PackedWordList, options: { readonly tileSet: TileSet }): WordList {
  const alphabet = alphabetOf(options.tileSet);
  const lazily = (text: string): (() => WordGraph) => {
    let graph: WordGraph | null = null;
    return () => {
      if (graph === null) {
        const words = readFrontCode(text, alphabet.letters.length);
        const format = nodeFormat(24);
        graph = graphOf(
          buildNodes(words, alphabet.letters.length, false, format),
          format,
          alphabet,
          words.starts.length,
        );
      }
      return graph;
    };
  };
  const words = lazily(packed.words);
  const labelled = packed.labelled.map((section) => ({ labels: section.labels, graph: lazily(section.words) }));

  const labelsOf = (word: string, letters?: readonly Letter[]): readonly (readonly WordLabel[])[] => {
    const entries = labelled.filter(({ graph }) => graph().has(word, letters)).map(({ labels }) => labels);
    return entries.length === 0 && words().has(word, letters) ? [[]] : entries;
  };

  return Object.freeze({
    has: (word: string, letters?: readonly Letter[]) =>
      words().has(word, letters) || labelled.some(({ graph }) => graph().has(word, letters)),
    labels: labelsOf,
    get size() {
      return words().size;
    },
    words: () => words().words(),
    *entries(): IterableIterator<readonly [string, readonly (readonly WordLabel[])[]]> {
      for (const word of words().words()) yield [word, labelsOf(word)];
      const others = new Set(labelled.flatMap(({ graph }) => [...graph().words()]));
      for (const word of others) if (!words().has(word)) yield [word, labelsOf(word)];
    },
    leftOut: [],
  });
}
