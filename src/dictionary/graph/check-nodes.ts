import type { Problem } from "../../checked.ts";
import type { NodeFormat } from "./node-format.ts";

/** More problems than this are not told. */
const mostProblems = 100;

/** How far a node is followed. Those from `entered` to `passed` are on the way at hand. */
const entered = 1;
// In between, `entered + 1`: what may follow its letter was followed.
const passed = 3; // and then its next sibling
const plain = 4; // done, and no separator occurs from here on
const separated = 5; // done, and one does

/**
 * What is wrong with nodes that may come from anywhere: every way from the roots is followed, each node once, without
 * recursion. Nodes that no way leads to are not looked at; some writers leave gaps.
 *
 * An arc or a list that leads out of the array or back to itself, a tile beyond the alphabet, letters out of order, and a
 * separator where none may be (in the DAWG, after another, at the end of a word) are problems at their node. That the
 * GADDAG holds the same words as the DAWG is not checked.
 */
export function checkNodes(nodes: Uint32Array, format: NodeFormat, letterCount: number): readonly Problem[] {
  const { accepts, end, arcShift, arcMask } = format;
  const problems: Problem[] = [];
  const note = (code: string, at: number, expected: string, found: string): void => {
    if (problems.length < mostProblems) problems.push({ code, path: `nodes[${at}]`, expected, found });
  };
  const tileOf = (at: number): number => ((nodes[at] as number) >>> format.tileShift) & format.tileMask;
  const arcOf = (at: number): number => ((nodes[at] as number) >>> arcShift) & arcMask;
  const isPointer = (at: number): boolean => tileOf(at) === 0 && ((nodes[at] as number) & (accepts | end)) === end;

  if (!isPointer(0)) {
    const swapped = isPointerWhenSwapped(nodes[0] as number, format);
    note(
      "root",
      0,
      "a pointer to the first letters",
      swapped ? "the bytes of a node in reverse order" : hex(nodes[0] as number),
    );
    return problems;
  }
  const roots = nodes.length > 1 && tileOf(1) === 0 ? [0, 1] : [0];
  if (roots.length > 1 && !isPointer(1)) note("root", 1, "a pointer to the GADDAG", hex(nodes[1] as number));

  const seen = new Uint8Array(nodes.length);
  const path: number[] = [];

  /** Where the arc of a node leads, 0 for nowhere. */
  const target = (at: number): number => {
    const arc = arcOf(at);
    return arc === 0 || (arc >= roots.length && arc < nodes.length) ? arc : 0;
  };
  const neighbour = (at: number): number =>
    ((nodes[at] as number) & end) !== 0 || at + 1 === nodes.length ? 0 : at + 1;

  const enter = (at: number): void => {
    seen[at] = entered;
    path.push(at);
    const tile = tileOf(at);
    const arc = arcOf(at);
    if (tile > letterCount) note("unknown-letter", at, `a letter from 1 to ${letterCount}`, `${tile}`);
    if (arc !== target(at)) note("range", at, `an arc to one of ${nodes.length} nodes`, `${arc}`);
    if (((nodes[at] as number) & end) === 0) {
      if (at + 1 === nodes.length) note("truncated", at, "another node of this list", "the end of the file");
      else if (tileOf(at + 1) <= tile) note("order", at + 1, `a letter after ${tile}`, `${tileOf(at + 1)}`);
    }
    if (tile === 0 && (((nodes[at] as number) & accepts) !== 0 || arc === 0)) {
      note("separator", at, "letters after the separator", "the end of a word");
    }
  };

  const visit = (from: number, to: number): void => {
    const state = seen[to] as number;
    if (to === 0 || state >= plain) return;
    if (state === 0) enter(to);
    else note("cycle", from, "a way that ends", `a way back to node ${to}`);
  };

  const leave = (at: number): void => {
    const isSeparator = tileOf(at) === 0;
    const before = seen[target(at)] === separated;
    if (isSeparator && before) note("separator", at, "one separator a word", "another after it");
    seen[at] = isSeparator || before || seen[neighbour(at)] === separated ? separated : plain;
    path.pop();
  };

  for (const root of roots) {
    const first = target(root);
    if (first !== arcOf(root)) note("range", root, `an arc to one of ${nodes.length} nodes`, `${arcOf(root)}`);
    visit(root, first);
    while (path.length > 0) {
      const at = path.at(-1) as number;
      const state = seen[at] as number;
      if (state === passed) leave(at);
      else {
        seen[at] = state + 1;
        visit(at, state === entered ? target(at) : neighbour(at));
      }
    }
    if (root === 0 && seen[first] === separated) note("separator", 0, "letters only in the DAWG", "a separator");
  }
  return problems;
}

function hex(node: number): string {
  return `0x${node.toString(16).padStart(8, "0")}`;
}

function isPointerWhenSwapped(node: number, { accepts, end, tileMask, tileShift }: NodeFormat): boolean {
  const swapped = ((node & 0xff) << 24) | ((node & 0xff00) << 8) | ((node >>> 8) & 0xff00) | (node >>> 24);
  return ((swapped >>> tileShift) & tileMask) === 0 && (swapped & (accepts | end)) === end;
}
