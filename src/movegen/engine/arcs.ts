import { graphNodes } from "../../dictionary/graph/graph-nodes.ts";
import type { WordGraph } from "../../dictionary/word-graph.ts";
import { remembered } from "./remembered.ts";

/**
 * A word graph as the search wants it: its arcs in one array, {@link ARC} numbers each.
 *
 * The arcs of a list of siblings lie side by side in the order of their letters, and which letters they have is told, as
 * bits (bit 0 is the first letter of the tile set), by the arc that leads to the list. What fits the graph, the square and
 * the rack alike is then `letters & square & rack`, found without looking at a single arc behind it: what comes to nothing
 * is never touched, and that matters more than anything else, since most of the time goes by in waiting for memory.
 *
 * The first arc leads nowhere, the second, {@link rootArc}, to the letters from which a word can be read leftwards.
 */
export type Arcs = Int32Array;

export const ARC = 4;
/** The place of the first arc behind this one, times 2, plus 1 if a word ends with the letter of this one. */
export const BEYOND = 0;
/** The letters of those arcs, as bits. */
export const LETTERS = 1;
/** The letters with which the word goes on rightwards, behind its beginning: those behind the arc of the separator. */
export const AFTER_LETTERS = 2;
/** The place of the first arc of those letters. */
export const AFTER = 3;

export const rootArc: number = ARC;

/** The most letters that have a bit each. */
export const mostBits = 32;

/** The arcs of a graph with a GADDAG and at most {@link mostBits} letters. */
export const arcsOf: (graph: WordGraph) => Arcs = /* @__PURE__ */ remembered(makeArcs);

/** The arc of a letter, given as its number from 1, in the list behind an arc; 0 if it is not there. */
export function follow(arcs: Arcs, arc: number, letter: number): number {
  const letters = arcs[arc + LETTERS]!;
  const bit = 1 << (letter - 1);
  return (letters & bit) === 0 ? 0 : (arcs[arc]! >> 1) + ARC * countBits(letters & (bit - 1));
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
  const listOf = (node: number): number => (nodes[node]! >>> arcShift) & arcMask;
  const tileOf = (node: number): number => (nodes[node]! >>> tileShift) & tileMask;

  // Node 1 leads to the GADDAG and has no letter; all other nodes without one are separators, first in their lists.
  const places = new Int32Array(nodes.length);
  let size = ARC;
  for (let node = 1; node < nodes.length; node++) {
    places[node] = size;
    if (node === 1 || tileOf(node) !== 0) size += ARC;
  }
  const letters = new Int32Array(nodes.length);
  for (let node = nodes.length - 1; node > 1; node--) {
    const tile = tileOf(node);
    letters[node] = (tile === 0 ? 0 : 1 << (tile - 1)) | ((nodes[node]! & end) === 0 ? letters[node + 1]! : 0);
  }

  const arcs = new Int32Array(size);
  for (let node = 1; node < nodes.length; node++) {
    if (node > 1 && tileOf(node) === 0) continue;
    const list = listOf(node);
    const after = list !== 0 && tileOf(list) === 0 ? listOf(list) : 0;
    const arc = places[node]!;
    arcs[arc + BEYOND] = places[list]! * 2 + ((nodes[node]! & accepts) === 0 ? 0 : 1);
    arcs[arc + LETTERS] = letters[list]!;
    arcs[arc + AFTER_LETTERS] = letters[after]!;
    arcs[arc + AFTER] = places[after]!;
  }
  return arcs;
}
