import type { Problem, ProblemValues } from "../../read/problem.ts";
import type { NodeFormat } from "./node-format.ts";
import { childrenFirst } from "./node-order.ts";

/** More problems than this are not listed. */
const mostProblems = 100;

/** The nodes that can be reached, each after all the nodes it leads to, and what is wrong with them. */
export interface CheckedNodes {
  readonly order: Uint32Array;
  readonly problems: readonly Problem[];
}

/**
 * Follows every way through untrusted nodes. Nodes that cannot be reached are not checked, because some writers leave
 * gaps.
 *
 * A node has a problem if its arc or its list leads out of the array or back to itself, if its tile is beyond the
 * alphabet or out of order, if it is a separator in a wrong place (in the DAWG, after another, at the end of a word),
 * or if no word can end there. It is enough to look for letters that neither end a word nor lead on: no way is a
 * circle, so every other letter leads to one that ends a word. So each step of a walk is a beginning of a word. Whether
 * the GADDAG holds the same words as the DAWG is not checked.
 */
export function checkNodes(nodes: Uint32Array, format: NodeFormat, letterCount: number): CheckedNodes {
  const { tileShift, tileMask, accepts, end, arcShift, arcMask } = format;
  const problems: Problem[] = [];
  const note = <C extends Problem["code"]>(
    code: C,
    at: number,
    values: ProblemValues[C],
    found: number | null,
  ): void => {
    if (problems.length < mostProblems) problems.push({ code, path: `nodes[${at}]`, ...values, found } as Problem);
  };

  const roots = nodes.length > 1 && ((nodes[1]! >>> tileShift) & tileMask) === 0 ? [0, 1] : [0];
  for (const root of roots) {
    const node = nodes[root]!;
    if (!isPointer(node, format)) note("root", root, { reversed: isPointer(reversed(node), format) }, node);
  }
  if (problems.length > 0) return { order: new Uint32Array(0), problems };

  const order = childrenFirst(nodes, format, roots, (code, from, to) => {
    if (code === "cycle") note(code, from, {}, to);
    else if (code === "truncated") note(code, from, { of: "list" }, null);
    else note("arc", from, { nodes: nodes.length }, to);
  });

  // 1 if a separator occurs in the list or after it.
  const separated = new Uint8Array(nodes.length);
  for (const at of order) {
    const node = nodes[at]!;
    const tile = (node >>> tileShift) & tileMask;
    const arc = (node >>> arcShift) & arcMask;
    if (tile > letterCount) note("letter-number", at, { letters: letterCount }, tile);
    separated[at] = separated[arc]!;
    if (tile === 0) {
      separated[at] = 1;
      if (separated[arc] === 1) note("separator", at, { of: "second" }, null);
      if (arc === 0 || (node & accepts) !== 0) note("separator", at, { of: "end" }, null);
    } else if (arc === 0 && (node & accepts) === 0) note("dead-end", at, {}, null);
    if ((node & end) === 0 && at + 1 < nodes.length) {
      const next = (nodes[at + 1]! >>> tileShift) & tileMask;
      if (next <= tile) note("order", at + 1, { after: tile }, next);
      if (separated[at + 1] === 1) separated[at] = 1;
    }
  }
  if (separated[(nodes[0]! >>> arcShift) & arcMask] === 1) {
    note("separator", 0, { of: "dawg" }, null);
  }
  return { order, problems };
}

function isPointer(node: number, { accepts, end, tileMask, tileShift }: NodeFormat): boolean {
  return ((node >>> tileShift) & tileMask) === 0 && (node & (accepts | end)) === end;
}

/** A node with its bytes in reverse order. */
function reversed(node: number): number {
  return ((node & 0xff) << 24) | ((node & 0xff00) << 8) | ((node >>> 8) & 0xff00) | (node >>> 24);
}
