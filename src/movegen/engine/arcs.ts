import { cached } from "../../cached.ts";
import { graphNodes } from "../../dictionary/graph/graph-nodes.ts";
import type { WordGraph } from "../../dictionary/word-graph.ts";
import { ARC, CHILDREN, LETTER_BITS } from "./offsets.ts";

/**
 * A word graph as the search reads it: an arc of {@link ARC} numbers for each node of the graph. The arcs of a list of
 * siblings lie side by side, in the order of their letters; they are the children of the arc that leads to them.
 *
 * An arc knows the letters of its children as bits (bit 0 is the first letter of the tile set). So the letters that fit
 * the graph, the square and the rack alike are `letterBits & crossCheck & rackBits`, and no child is read to find them.
 * That matters most: the search spends most of its time waiting for memory.
 *
 * Arc 0 leads nowhere. The children of {@link rootArc} are the letters from which a word can be read leftwards.
 *
 * A set of letters is one number while it has room for them. An alphabet of more than {@link mostBits} letters is
 * split: its first {@link lowLetters} letters have the lower bits, and bit 31 says that the set has high letters too.
 * Those are bits of a number of their own. The arcs of such a graph are followed by as many again: the arc
 * `arc + high` has the high letters among the children of `arc`.
 */
export type Arcs = Int32Array;

/** Node 1 points to the GADDAG. */
export const rootArc: number = ARC;

/** The most letters that have a bit each in one number. */
const mostBits = 32;
/** How many letters have the lower bits in a larger alphabet. */
export const lowLetters = 31;
/** All low letters, as bits. */
export const lowBits = 0x7fffffff;
/** Where a larger alphabet has high letters: bit 31. */
export const highBit: number = ~lowBits;

/** Whether an alphabet has high letters. */
export function isSplit(letters: number): boolean {
  return letters > mostBits;
}

/** The arcs of a graph with a GADDAG. */
export const arcsOf: (graph: WordGraph) => Arcs = /* @__PURE__ */ cached(makeArcs);

/** The child of an arc with this letter (its number from 1); 0 if there is none. `high`: see {@link Arcs}. */
export function follow(arcs: Arcs, high: number, arc: number, letter: number): number {
  // Numbers are shifted by their lower five bits, so that letter 32 is bit 31, or bit 0 of the high letters.
  const isHigh = high !== 0 && letter > 31;
  const from = isHigh ? arc + high : arc;
  const bit = isHigh ? 1 << letter : 1 << (letter - 1);
  const letterBits = arcs[from + LETTER_BITS]!;
  return (letterBits & bit) === 0 ? 0 : (arcs[from + CHILDREN]! >> 2) + ARC * countBits(letterBits & (bit - 1));
}

/** The child of an arc that is the separator; 0 if there is none. */
export function separatorOf(arcs: Arcs, arc: number): number {
  const children = arcs[arc + CHILDREN]!;
  return (children & 2) === 0 ? 0 : (children >> 2) - ARC;
}

/** How many bits are set. */
export function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

function makeArcs(graph: WordGraph): Arcs {
  const { nodes, format, alphabet } = graphNodes(graph);
  const { tileShift, tileMask, accepts, end, arcShift, arcMask } = format;
  const tileOf = (node: number): number => (nodes[node]! >>> tileShift) & tileMask;
  const high = isSplit(alphabet.letters.length) ? nodes.length * ARC : 0;
  const arcs = new Int32Array(high === 0 ? nodes.length * ARC : 2 * high);

  for (let node = 1; node < nodes.length; node++) {
    const list = (nodes[node]! >>> arcShift) & arcMask;
    let letterBits = 0;
    let highBits = 0;
    // No list has more letters than a set has bits. Bytes that nobody has checked may have one without an end.
    for (let at = list; at !== 0 && at < list + 64; at = (nodes[at]! & end) === 0 ? at + 1 : 0) {
      const tile = tileOf(at);
      if (high !== 0 && tile > lowLetters) {
        letterBits |= highBit;
        highBits |= 1 << tile;
      } else if (tile !== 0) letterBits |= 1 << (tile - 1);
    }
    // The separator is the first of its list and has no bit.
    const separated = list !== 0 && tileOf(list) === 0 ? 1 : 0;
    const ends = (nodes[node]! & accepts) === 0 ? 0 : 1;
    const arc = node * ARC;
    arcs[arc + CHILDREN] = (list + separated) * ARC * 4 + separated * 2 + ends;
    arcs[arc + LETTER_BITS] = letterBits;
    if (high === 0) continue;
    arcs[arc + high + CHILDREN] = (list + separated + countBits(letterBits & lowBits)) * ARC * 4;
    arcs[arc + high + LETTER_BITS] = highBits;
  }
  return arcs;
}
