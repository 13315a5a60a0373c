import { cached } from "../../cached.ts";
import { graphNodes } from "../../dictionary/graph/graph-nodes.ts";
import type { WordGraph } from "../../dictionary/word-graph.ts";

/**
 * A word graph as the search wants it: for each of its nodes an arc of {@link ARC} numbers, so that the arcs of a list of
 * siblings lie side by side in the order of their letters.
 *
 * Which letters stand behind an arc is told by the arc itself, as bits (bit 0 is the first letter of the tile set). What
 * fits the graph, the square and the rack alike is then `letters & square & rack`, found without looking at a single arc
 * behind it: what comes to nothing is never touched, and that matters more than anything else, since most of the time goes
 * by in waiting for memory.
 *
 * Arc 0 leads nowhere, {@link rootArc} to the letters from which a word can be read leftwards.
 */
export type Arcs = Int32Array;

export const ARC = 2;
/**
 * The place of the first letter's arc behind this one, times 4; plus 2 if before it lies the arc of the separator, which
 * leads to the letters with which the word goes on rightwards, behind its beginning; plus 1 if a word ends here.
 */
const BEYOND = 0;
/** The letters behind this one, as bits. */
export const LETTERS = 1;

/** Node 1 points to the GADDAG. */
export const rootArc: number = ARC;

/** The most letters that have a bit each. */
export const mostBits = 32;

/** The arcs of a graph with a GADDAG and at most {@link mostBits} letters. */
export const arcsOf: (graph: WordGraph) => Arcs = /* @__PURE__ */ cached(makeArcs);

/** The arc of a letter, given as its number from 1, behind an arc; 0 if it is not there. */
export function follow(arcs: Arcs, arc: number, letter: number): number {
  const letters = arcs[arc + LETTERS]!;
  const bit = 1 << (letter - 1);
  return (letters & bit) === 0 ? 0 : (arcs[arc]! >> 2) + ARC * countBits(letters & (bit - 1));
}

/** The arc of the separator behind an arc; 0 if there is none. */
export function separatorOf(arcs: Arcs, arc: number): number {
  return (arcs[arc]! & 2) === 0 ? 0 : (arcs[arc]! >> 2) - ARC;
}

/** How many bits are set. */
export function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

function makeArcs(graph: WordGraph): Arcs {
  const { nodes, format } = graphNodes(graph);
  const { tileShift, tileMask, accepts, end, arcShift, arcMask } = format;
  const tileOf = (node: number): number => (nodes[node]! >>> tileShift) & tileMask;

  // The letters of each list from a node on; a separator is the first of its list.
  const letters = new Int32Array(nodes.length);
  for (let node = nodes.length - 1; node > 1; node--) {
    const tile = tileOf(node);
    letters[node] = (tile === 0 ? 0 : 1 << (tile - 1)) | ((nodes[node]! & end) === 0 ? letters[node + 1]! : 0);
  }
  const arcs = new Int32Array(nodes.length * ARC);
  for (let node = 1; node < nodes.length; node++) {
    const list = (nodes[node]! >>> arcShift) & arcMask;
    const separated = list !== 0 && tileOf(list) === 0 ? 1 : 0;
    const ends = (nodes[node]! & accepts) === 0 ? 0 : 1;
    arcs[node * ARC + BEYOND] = (list + separated) * ARC * 4 + separated * 2 + ends;
    arcs[node * ARC + LETTERS] = letters[list]!;
  }
  return arcs;
}
