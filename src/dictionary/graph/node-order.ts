import type { NodeFormat } from "./node-format.ts";

/** A way through the nodes that does not end: out of the array (`"range"`, `"truncated"`) or back to itself (`"cycle"`). */
export type Fault = (code: "range" | "truncated" | "cycle", from: number, to: number) => void;

/** What was done with a node that is not new. */
const entered = 1;
const followed = 2; // what may follow its letter is done
const passed = 3; // and its next sibling is being done
const done = 4;

/**
 * The nodes that can be reached from the roots' lists, each after all it leads to: what is computed of a node can
 * build on what was computed of those. Linear in the nodes, and without recursion, because a strange file may have words
 * of a million letters. Faulty ways are told and not followed.
 *
 * @param roots the nodes that point to first lists, 0 and perhaps 1; no arc may lead to them.
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

  /** Takes a step to a node if it is a new one. */
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

/** How many words the DAWG spells; `order` are its nodes, and perhaps others, as `childrenFirst` gives them. */
export function countWords(nodes: Uint32Array, format: NodeFormat, order: Uint32Array): number {
  const { accepts, end, arcShift, arcMask } = format;
  const counts = new Float64Array(nodes.length);
  for (const at of order) {
    const node = nodes[at]!;
    const below = counts[(node >>> arcShift) & arcMask]!;
    const beside = (node & end) === 0 ? counts[at + 1]! : 0;
    counts[at] = ((node & accepts) === 0 ? 0 : 1) + below + beside;
  }
  return counts[(nodes[0]! >>> arcShift) & arcMask]!;
}
