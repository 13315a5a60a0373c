import { type GraphNodes, graphNodes } from "../../dictionary/graph/graph-nodes.ts";
import type { WordGraph } from "../../dictionary/word-graph.ts";

/**
 * A word graph as the search wants it: one array, in it a record for each list of siblings.
 *
 * A record tells at {@link LETTERS} which letters may follow, as bits (bit 0 is the first letter of the tile set); at
 * {@link ENDINGS} those with which a word ends; at {@link AFTER} where to go on when the rest of the word is to be read
 * rightwards (the arc of the separator, 0 for none); and from {@link ARCS} on the records behind the letters, in order.
 * What fits the graph, the square and the rack alike is then `letters & square & rack`, which costs the same for one
 * letter as for ten. Record 0 is empty: nothing may follow.
 */
export interface Records {
  readonly records: Int32Array;
  /** The record of the letters with which words begin. */
  readonly dawgRoot: number;
  /** The record of the letters from which a word can be read leftwards first. */
  readonly gaddagRoot: number;
}

/** The most letters that have a bit each. */
export const mostBits = 32;

/** A cache of something immutable: the nodes of a graph never change. */
const recordsOfGraphs = new WeakMap<WordGraph, Records>();

/** The records of a graph with a GADDAG and at most {@link mostBits} letters, made when it is first seen. */
export function recordsOf(graph: WordGraph): Records {
  const known = recordsOfGraphs.get(graph);
  if (known !== undefined) return known;
  const made = makeRecords(graphNodes(graph));
  recordsOfGraphs.set(graph, made);
  return made;
}

/** The record behind a letter, given as its number from 0; 0 if the letter may not follow. */
export function follow(records: Int32Array, record: number, letter: number): number {
  const letters = records[record]!;
  const bit = 1 << letter;
  return (letters & bit) === 0 ? 0 : records[record + 3 + countBits(letters & (bit - 1))]!;
}

/** How many bits are set. */
export function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

function makeRecords({ nodes, format, dawgRoot, gaddagRoot }: GraphNodes): Records {
  const { tileShift, tileMask, accepts, end, arcShift, arcMask } = format;
  const arcOf = (node: number): number => (nodes[node]! >>> arcShift) & arcMask;
  const tileOf = (node: number): number => (nodes[node]! >>> tileShift) & tileMask;

  // The place of each list's record, by the list's first node; lists are what arcs lead to.
  const places = new Int32Array(nodes.length);
  for (let node = 0; node < nodes.length; node++) places[arcOf(node)] = 1;
  places[0] = 0;
  let size = 3; // record 0
  for (let list = 1; list < nodes.length; list++) {
    if (places[list] === 0) continue;
    places[list] = size;
    let last = list;
    while ((nodes[last]! & end) === 0) last++;
    size += 3 + last - list + (tileOf(list) === 0 ? 0 : 1);
  }

  const records = new Int32Array(size);
  for (let list = 1; list < nodes.length; list++) {
    const record = places[list]!;
    if (record === 0) continue;
    let letters = 0;
    let endings = 0;
    let arc = record + 3;
    for (let node = list, last = false; !last; node++) {
      const tile = tileOf(node);
      const behind = places[arcOf(node)]!;
      last = (nodes[node]! & end) !== 0;
      if (tile === 0) records[record + 2] = behind;
      else {
        const bit = 1 << (tile - 1);
        letters |= bit;
        if ((nodes[node]! & accepts) !== 0) endings |= bit;
        records[arc++] = behind;
      }
    }
    records[record] = letters;
    records[record + 1] = endings;
  }
  return { records, dawgRoot: places[dawgRoot]!, gaddagRoot: places[gaddagRoot as number]! };
}
