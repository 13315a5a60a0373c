import { expectation } from "../../read/describe.ts";
import type { NodeFormat } from "./node-format.ts";
import { arcBits, labelShift, type States } from "./state-table.ts";

/**
 * Puts states into consecutive nodes, list after list. A list that is the tail of another lies inside it. A list that
 * is the tail of several lies inside one of them and is repeated in the others.
 *
 * @param dawgStates States below this number belong to the DAWG. Their lists come first, so that looking words up stays
 * within a small part of the array.
 * @param roots The first list of the DAWG and, if there is one, of the GADDAG. Nodes 0 and 1 point to them.
 * @throws RangeError if there are more nodes than an arc of the format can reach.
 */
export function layOut(states: States, dawgStates: number, roots: readonly number[], format: NodeFormat): Uint32Array {
  const { fields } = states;
  const { heads, places, size } = placeLists(states, dawgStates, roots);
  requireRoom(size, size.toLocaleString("en"), format);

  const nodes = new Uint32Array(size);
  roots.forEach((root, i) => {
    nodes[i] = (places[root]! << format.arcShift) | format.end;
  });
  let node = roots.length;
  for (const head of heads) {
    for (let state = head; state !== 0; ) {
      const labelled = fields[state * 2]!;
      const label = labelled >>> labelShift;
      const arc = places[labelled & arcBits]!;
      state = fields[state * 2 + 1]!;
      const accepts = (label & 1) === 0 ? 0 : format.accepts;
      const end = state === 0 ? format.end : 0;
      nodes[node++] = ((label >>> 1) << format.tileShift) | accepts | end | (arc << format.arcShift);
    }
  }
  return nodes;
}

/**
 * Rejects a graph of more nodes than an arc of the format can reach.
 *
 * @throws RangeError that says how many nodes there are: `found`.
 */
export function requireRoom(size: number, found: string, { mostNodes, arcBits }: NodeFormat): void {
  if (size <= mostNodes) return;
  const advice = arcBits === 22 ? " (nodeBits: 24 allows four times as many)" : "";
  const most = `at most ${mostNodes.toLocaleString("en")} nodes with nodeBits: ${arcBits}`;
  throw new RangeError(expectation("words", `a graph of ${most}`, `${found}${advice}`));
}

interface Places {
  /** The first states of the lists to write, in order. */
  readonly heads: Uint32Array;
  /** The node of each state; 0 for state 0, which stands for no state. */
  readonly places: Uint32Array;
  /** The number of nodes, including the pointers to the roots. */
  readonly size: number;
}

function placeLists({ count, fields }: States, dawgStates: number, roots: readonly number[]): Places {
  const before = siblingsBefore(count, fields);
  const heads = new Uint32Array(count);
  const places = new Uint32Array(count);
  let listed = 0;
  let size = roots.length;

  const place = (state: number): void => {
    let head = state;
    while (before[head] !== 0) head = before[head]!;
    if (head === 0 || places[head] !== 0) return;
    heads[listed++] = head;
    for (let member = head; member !== 0; member = fields[member * 2 + 1]!) {
      if (places[member] === 0) places[member] = size;
      size++;
    }
  };

  // Breadth first. Arcs of the DAWG are followed before all others, even those beside them in a shared list.
  roots.forEach((root, i) => {
    const limit = i === 0 ? dawgStates : count;
    place(root);
    for (let list = 0; list < listed; list++) {
      for (let state = heads[list]!; state !== 0; state = fields[state * 2 + 1]!) {
        if (state < limit) place(fields[state * 2]! & arcBits);
      }
    }
  });
  return { heads: heads.subarray(0, listed), places, size };
}

/** For each state a state whose next sibling it is, or 0. One of the DAWG, if there is one: its numbers are smaller. */
function siblingsBefore(count: number, fields: Int32Array): Uint32Array {
  const before = new Uint32Array(count);
  for (let state = count - 1; state > 0; state--) before[fields[state * 2 + 1]!] = state;
  before[0] = 0;
  return before;
}
