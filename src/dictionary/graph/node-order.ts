import type { NodeFormat } from "./node-format.ts";

/**
 * Reports a faulty link: `range`, an arc to a root or outside the array; `truncated`, a list of siblings that runs past
 * its end; `cycle`, a link back to a node on the way to it.
 */
export type Fault = (code: "range" | "truncated" | "cycle", from: number, to: number) => void;

/** How far a node has been done; 0 for a new one. */
const entered = 1;
const followed = 2; // its arc is being followed, or has been
const passed = 3; // so is its next sibling
const done = 4;

/**
 * The nodes that can be reached from the roots' lists, each after all the nodes it leads to. So what is computed for a
 * node can build on what was computed for those. Takes time in proportion to the nodes, and does not recurse, because a
 * strange file may have words of a million letters. Faulty links are reported and not followed.
 *
 * @param roots The nodes that point to first lists: 0 and perhaps 1. No arc may lead to them.
 */
export function childrenFirst(
  nodes: Uint32Array,
  format: NodeFormat,
  roots: readonly number[],
  fault: Fault,
): Uint32Array {
  const { end, arcShift, arcMask } = format;
  const count = nodes.length;
  const states = new Uint8Array(count);
  const path: number[] = [];
  const order = new Uint32Array(count);
  let placed = 0;

  /** Steps to a node if it is new. */
  const enter = (from: number, to: number, outside: "range" | "truncated"): boolean => {
    if (to < roots.length || to >= count) {
      if (to !== 0) fault(outside, from, to);
      return false;
    }
    if (states[to] !== 0) {
      if (states[to] !== done) fault("cycle", from, to);
      return false;
    }
    states[to] = entered;
    path.push(to);
    return true;
  };

  for (const root of roots) {
    enter(root, (nodes[root]! >>> arcShift) & arcMask, "range");
    while (path.length > 0) {
      const at = path[path.length - 1]!;
      const node = nodes[at]!;
      if (states[at] === entered) {
        states[at] = followed;
        if (enter(at, (node >>> arcShift) & arcMask, "range")) continue;
      }
      if (states[at] === followed) {
        states[at] = passed;
        if ((node & end) === 0 && enter(at, at + 1, "truncated")) continue;
      }
      states[at] = done;
      order[placed++] = at;
      path.pop();
    }
  }
  return order.subarray(0, placed);
}

/** How much a DAWG spells. */
export interface Extent {
  readonly words: number;
  /** The beginnings of its words, whole words among them. A walk through all words takes as many steps. */
  readonly beginnings: number;
}

/**
 * How much the DAWG spells. `order` are its nodes, and perhaps others after them, as `childrenFirst` returns them. The
 * counts are floats, because few nodes can spell more words than 32 bits can count.
 */
export function extentOf(nodes: Uint32Array, format: NodeFormat, order: Uint32Array): Extent {
  const { accepts, end, arcShift, arcMask } = format;
  const words = new Float64Array(nodes.length);
  const beginnings = new Float64Array(nodes.length);
  const first = (nodes[0]! >>> arcShift) & arcMask;
  for (const at of order) {
    const node = nodes[at]!;
    const arc = (node >>> arcShift) & arcMask;
    const next = (node & end) === 0 ? at + 1 : 0; // node 0 is not part of any list
    words[at] = ((node & accepts) === 0 ? 0 : 1) + words[arc]! + words[next]!;
    beginnings[at] = 1 + beginnings[arc]! + beginnings[next]!;
    if (at === first) break; // the rest is the GADDAG
  }
  return { words: words[first]!, beginnings: beginnings[first]! };
}

/**
 * Whether every word of the DAWG has its letters in the order of the alphabet, as in a graph of anagrams, where a word
 * stands for all those with its letters. `order` is as for `extentOf`. Lists are in order, so it is enough to compare
 * each letter with the first one after it.
 */
export function spellsInOrder(nodes: Uint32Array, format: NodeFormat, order: Uint32Array): boolean {
  const { tileShift, tileMask, arcShift, arcMask } = format;
  const tileOf = (at: number): number => (nodes[at]! >>> tileShift) & tileMask;
  const first = (nodes[0]! >>> arcShift) & arcMask;
  for (const at of order) {
    const arc = (nodes[at]! >>> arcShift) & arcMask;
    if (arc !== 0 && tileOf(arc) < tileOf(at)) return false;
    if (at === first) break; // the rest is the GADDAG
  }
  return true;
}
