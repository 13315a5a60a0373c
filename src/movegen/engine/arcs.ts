import { type GraphNodes, graphNodes } from "../../dictionary/graph/graph-nodes.ts";
import type { WordGraph } from "../../dictionary/word-graph.ts";

/**
 * A word graph as the search wants it. The arcs of a list lie side by side in the order of their letters, and which
 * letters they have is told, as bits, by the arc that leads to the list: so `letters & square & rack` finds what fits all
 * three without looking at a single arc, and what comes to nothing is never touched. That matters more than anything
 * else: most of the time goes by in waiting for memory.
 *
 * Arc 0 of both arrays leads nowhere. Bit 0 is the first letter of the tile set.
 */
export interface Arcs {
  /**
   * For reading leftwards, from the anchor on: four numbers an arc. The place of the list behind it times 2, plus 1 if a
   * word ends with its letter; the letters of that list; the letters with which the word can go on to the right, behind
   * the anchor; and the place of their list in `rightward`.
   */
  readonly leftward: Int32Array;
  /** For reading rightwards: two numbers an arc, as the first two of the others. */
  readonly rightward: Int32Array;
}

/** The arc of `leftward` that leads to the first list. */
export const rootArc = 4;

/** The most letters that have a bit each. */
export const mostBits = 32;

/** A cache of something immutable: the nodes of a graph never change. */
const arcsOfGraphs = new WeakMap<WordGraph, Arcs>();

/** The arcs of a graph with a GADDAG and at most {@link mostBits} letters, made when it is first seen. */
export function arcsOf(graph: WordGraph): Arcs {
  const known = arcsOfGraphs.get(graph);
  if (known !== undefined) return known;
  const made = makeArcs(graphNodes(graph));
  arcsOfGraphs.set(graph, made);
  return made;
}

/** The arc of a letter, given as its number from 0, behind an arc of `leftward`; 0 if there is none. */
export function stepLeft(leftward: Int32Array, arc: number, letter: number): number {
  const letters = leftward[arc + 1]!;
  const bit = 1 << letter;
  return (letters & bit) === 0 ? 0 : (leftward[arc]! >> 1) + 4 * countBits(letters & (bit - 1));
}

/** The same behind an arc of `rightward`. */
export function stepRight(rightward: Int32Array, arc: number, letter: number): number {
  const letters = rightward[arc + 1]!;
  const bit = 1 << letter;
  return (letters & bit) === 0 ? 0 : (rightward[arc]! >> 1) + 2 * countBits(letters & (bit - 1));
}

/** How many bits are set. */
export function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

function makeArcs({ nodes, format, dawgRoot, gaddagRoot }: GraphNodes): Arcs {
  const { tileShift, tileMask, accepts, end, arcShift, arcMask } = format;
  const listOf = (node: number): number => (nodes[node]! >>> arcShift) & arcMask;
  const tileOf = (node: number): number => (nodes[node]! >>> tileShift) & tileMask;
  const root = gaddagRoot as number;
  /** The list that stands behind the separator of a list, which is its first node. */
  const afterSeparator = (list: number): number => (list !== 0 && tileOf(list) === 0 ? listOf(list) : 0);

  const letters = new Int32Array(nodes.length);
  for (let node = nodes.length - 1; node > 1; node--) {
    const more = (nodes[node]! & end) === 0 ? letters[node + 1]! : 0;
    letters[node] = tileOf(node) === 0 ? more : more | (1 << (tileOf(node) - 1));
  }

  /** Gives each list that can be reached its place, `first` being the first one, and tells where the next would be. */
  const place = (start: number, width: number, first: number, through: boolean): readonly [Int32Array, number] => {
    const places = new Int32Array(nodes.length);
    const open = [start];
    places[start] = 1;
    while (open.length > 0) {
      for (let node = open.pop() as number; ; node++) {
        const list = listOf(node);
        if (places[list] === 0 && list !== 0 && (through || tileOf(node) !== 0)) {
          places[list] = 1;
          open.push(list);
        }
        if ((nodes[node]! & end) !== 0) break;
      }
    }
    // In the order of the nodes, which has the lists of short beginnings together.
    let size = first;
    for (let list = 0; list < nodes.length; list++) {
      if (places[list] === 0) continue;
      places[list] = size;
      size += countBits(letters[list]!) * width;
    }
    places[0] = 0;
    return [places, size];
  };
  const [rightPlaces, rightSize] = place(dawgRoot, 2, 2, true);
  const [leftPlaces, leftSize] = place(root, 4, 2 * rootArc, false);

  const rightward = new Int32Array(rightSize);
  const leftward = new Int32Array(leftSize);
  leftward[rootArc] = leftPlaces[root]! * 2;
  leftward[rootArc + 1] = letters[root]!;
  for (let list = 2; list < nodes.length; list++) {
    let left = leftPlaces[list]!;
    let right = rightPlaces[list]!;
    if (left === 0 && right === 0) continue;
    for (let node = list; ; node++) {
      const next = listOf(node);
      const ends = (nodes[node]! & accepts) === 0 ? 0 : 1;
      if (tileOf(node) !== 0 && left !== 0) {
        const after = afterSeparator(next);
        leftward[left] = leftPlaces[next]! * 2 + ends;
        leftward[left + 1] = letters[next]!;
        leftward[left + 2] = letters[after]!;
        leftward[left + 3] = rightPlaces[after]!;
        left += 4;
      }
      if (tileOf(node) !== 0 && right !== 0) {
        rightward[right] = rightPlaces[next]! * 2 + ends;
        rightward[right + 1] = letters[next]!;
        right += 2;
      }
      if ((nodes[node]! & end) !== 0) break;
    }
  }
  return { leftward, rightward };
}
