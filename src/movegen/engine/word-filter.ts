import { cached } from "../../cached.ts";
import { graphNodes } from "../../dictionary/graph/graph-nodes.ts";
import type { WordGraph } from "../../dictionary/word-graph.ts";

/**
 * Says quickly that some letters, in whatever order, make no word. Each letter has a random number, and each word sets
 * the bit at the sum of the numbers of its letters. If the bit at the sum of some letters is not set, they make no
 * word. If it is set, they nearly always do: about one bit in thirty is set.
 */
export interface WordFilter {
  readonly bits: Int32Array;
  /** By number of a letter, from 1: its random number. At 0 that of a blank. */
  readonly randoms: Int32Array;
}

/** The filter for a rack with this number of blanks; `null` if it is above one, or if the graph has too many words. */
export function filterFor(graph: WordGraph, blanks: number): WordFilter | null {
  return blanks === 0 ? plainFilterOf(graph) : blanks === 1 ? blankFilterOf(graph) : null;
}

const plainFilterOf = /* @__PURE__ */ cached((graph: WordGraph) => makeFilter(graph, false));
/** Here each word sets a bit for each of its letters, too, as if a blank lay in its place: six times as many. */
const blankFilterOf = /* @__PURE__ */ cached((graph: WordGraph) => makeFilter(graph, true));

/** Whether letters whose random numbers add up to this may make a word. */
export function hasSum({ bits }: WordFilter, sum: number): boolean {
  return ((bits[(sum >>> 5) & (bits.length - 1)]! >>> sum) & 1) !== 0;
}

/** For more words the filter would take too long to make. */
const mostWords = 1 << 20;
/** No line of a board is longer, so no longer word is looked for. */
const longest = 64;

function makeFilter(graph: WordGraph, withBlank: boolean): WordFilter | null {
  if (graph.size > mostWords) return null;
  const { nodes, format, dawgRoot, alphabet } = graphNodes(graph);
  const { tileShift, tileMask, accepts, end, arcShift, arcMask } = format;
  const randoms = Int32Array.from({ length: alphabet.letters.length + 1 }, (_, letter) => random(letter));
  const bits = new Int32Array(1 << ((withBlank ? 34 : 32) - Math.clz32(graph.size)));
  const add = (sum: number): void => {
    bits[(sum >>> 5) & (bits.length - 1)]! |= 1 << sum;
  };
  // The nodes of the letters read so far, and the sum of the random numbers before each.
  const path = [dawgRoot];
  const sums = [0];
  let depth = dawgRoot === 0 ? -1 : 0;
  while (depth >= 0) {
    const node = nodes[path[depth]!]!;
    const sum = (sums[depth]! + randoms[(node >>> tileShift) & tileMask]!) | 0;
    path[++depth] = (node >>> arcShift) & arcMask;
    sums[depth] = sum;
    if ((node & accepts) !== 0) {
      add(sum);
      for (let i = 0; withBlank && i < depth; i++) add(sum - sums[i + 1]! + sums[i]! + randoms[0]!);
    }
    if (path[depth] !== 0 && depth < longest) continue;
    do depth--;
    while (depth >= 0 && (nodes[path[depth]!]! & end) !== 0);
    if (depth >= 0) path[depth]!++;
  }
  return { bits, randoms };
}

/** Always the same number for a letter. Sums of these tell letters apart, which sums of plain numbers would not. */
function random(letter: number): number {
  const once = Math.imul(letter + 1, 0x9e3779b1);
  const twice = Math.imul(once ^ (once >>> 15), 0x85ebca6b);
  return twice ^ (twice >>> 13);
}
