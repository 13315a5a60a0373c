import type { GraphNodes } from "./graph-nodes.ts";

/** Where letters lead in the graph. */
export interface Reached {
  /** Whether the letters read so far are a word. */
  readonly accepts: boolean;
  /** The first node of the list of letters that may follow; 0 if no letter may. */
  readonly list: number;
}

/** Follows letters, given by their numbers, from a list of siblings; `null` if the graph does not have them. */
export function descend({ nodes, format }: GraphNodes, from: number, tiles: readonly number[]): Reached | null {
  const { tileShift, tileMask, accepts, end, arcShift, arcMask } = format;
  let reached: Reached = { accepts: false, list: from };
  for (const tile of tiles) {
    let at = reached.list;
    if (at === 0) return null;
    while (((nodes[at]! >>> tileShift) & tileMask) !== tile) {
      if ((nodes[at]! & end) !== 0) return null;
      at++;
    }
    const node = nodes[at]!;
    reached = { accepts: (node & accepts) !== 0, list: (node >>> arcShift) & arcMask };
  }
  return reached;
}
