import type { NodeFormat } from "./node-format.ts";

/** How many words the DAWG spells; `order` are its nodes, and perhaps others, as `childrenFirst` gives them. */
export function countWords(nodes: Uint32Array, format: NodeFormat, order: Uint32Array): number {
  const { accepts, end, arcShift, arcMask } = format;
  const counts = new Float64Array(nodes.length);
  for (const at of order) {
    const node = nodes[at] as number;
    const below = counts[(node >>> arcShift) & arcMask] as number;
    const beside = (node & end) === 0 ? (counts[at + 1] as number) : 0;
    counts[at] = ((node & accepts) === 0 ? 0 : 1) + below + beside;
  }
  return counts[((nodes[0] as number) >>> arcShift) & arcMask] as number;
}
