import type { NodeFormat } from "./node-format.ts";

const unseen = -1;
const open = -2;

/**
 * How many words a list of siblings and all that follows it spell. Each node is counted once, without recursion: a
 * strange file may have words of a million letters.
 *
 * @throws RangeError if a node leads back to itself or out of the array: then these are not the nodes of a word graph.
 */
export function countWords(nodes: Uint32Array, format: NodeFormat, root: number): number {
  const { accepts, end, arcShift, arcMask } = format;
  const counts = new Float64Array(nodes.length).fill(unseen);
  const path: number[] = [];

  const enter = (at: number): void => {
    if (counts[at] !== unseen)
      throw new RangeError(`bytes: expected a word graph, found a way from node ${at} to itself or out of the file`);
    counts[at] = open;
    path.push(at);
  };

  if (root !== 0) enter(root);
  while (path.length > 0) {
    const at = path.at(-1) as number;
    const node = nodes[at] as number;
    const arc = (node >>> arcShift) & arcMask;
    const below = arc === 0 ? 0 : (counts[arc] ?? open);
    const beside = (node & end) !== 0 ? 0 : (counts[at + 1] ?? open);
    if (below < 0) enter(arc);
    else if (beside < 0) enter(at + 1);
    else {
      counts[at] = ((node & accepts) === 0 ? 0 : 1) + below + beside;
      path.pop();
    }
  }
  return root === 0 ? 0 : (counts[root] as number);
}
