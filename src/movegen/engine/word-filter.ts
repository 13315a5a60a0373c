import { cached } from "../../cached.ts";
import { graphNodes } from "../../dictionary/graph/graph-nodes.ts";
import type { WordGraph } from "../../dictionary/word-graph.ts";

/**
 * Says quickly that some letters, in whatever order, make no word. Each letter has a random number, and each word sets
 * the bit at the sum of the numbers of its letters. If the bit at the sum of some letters is not set, they make no
 * word. If it is set, they nearly always do: about one bit in thirty is set.
 */
export interface WordFilter {
  /** None if there are too many words: then any letters may make one. */
  readonly bits: Int32Array | null;
  /** By number of a letter, from 1: its random number. At 0, for a blank: 0. */
  readonly randoms: Int32Array;
}

/** The filter of a graph. */
export const wordFilterOf: (graph: WordGraph) => WordFilter = /* @__PURE__ */ cached(makeFilter);

/** Whether letters whose random numbers add up to this may make a word. */
export function hasSum({ bits }: WordFilter, sum: number): boolean {
  return bits === null || ((bits[(sum >>> 5) & (bits.length - 1)]! >>> sum) & 1) !== 0;
}

/** For more words the filter would take too long to make. */
const mostWords = 1 << 20;
/** No line of a board is longer, so no longer word is looked for. */
const longest = 64;

function makeFilter(graph: WordGraph): WordFilter {
  const { nodes, format, dawgRoot, alphabet } = graphNodes(graph);
  const { tileShift, tileMask, accepts, end, arcShift, arcMask } = format;
  // Sums of these tell letters apart, which sums of plain numbers would not.
  const randoms = new Int32Array(alphabet.letters.length + 1);
  for (let letter = 1, random = 1; letter < randoms.length; letter++)
    randoms[letter] = random = Math.imul(random, 0x9e3779b5);
  if (graph.size > mostWords) return { bits: null, randoms };
  const bits = new Int32Array(1 << (32 - Math.clz32(graph.size)));
  /** Adds the words that go on with a list of siblings. */
  const add = (list: number, before: number, depth: number): void => {
    for (let at = list; ; at++) {
      const node = nodes[at]!;
      const sum = before + randoms[(node >>> tileShift) & tileMask]!;
      if ((node & accepts) !== 0) bits[(sum >>> 5) & (bits.length - 1)]! |= 1 << sum;
      const next = (node >>> arcShift) & arcMask;
      if (next !== 0 && depth < longest) add(next, sum | 0, depth + 1);
      if ((node & end) !== 0) return;
    }
  };
  if (dawgRoot !== 0) add(dawgRoot, 0, 1);
  return { bits, randoms };
}
