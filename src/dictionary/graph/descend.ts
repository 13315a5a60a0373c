import type { GraphNodes } from "./graph-nodes.ts";

/** Where a way through the graph has led. */
export interface Reached {
  /** Whether the letters read so far are a word. */
  readonly accepts: boolean;
  /** First node of the list of letters that may follow, 0 for none. */
  readonly list: number;
}

/** Follows letters, by their numbers, from a list of siblings; `null` if there is no such way. */
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
