import type { Node } from "../oracle/dictionary/kwg.ts";

// Nodes of word graphs, written briefly. A letter that leads nowhere ends a word.

/** A root: where the list of first letters begins. */
export const pointer = (arc: number): Node => ({ tile: 0, accepts: false, end: true, arc });
/** The last letter of a list. */
export const last = (tile: number, arc = 0): Node => ({ tile, accepts: arc === 0, end: true, arc });
/** A letter with another one after it in its list. */
export const sibling = (tile: number, arc = 0): Node => ({ tile, accepts: arc === 0, end: false, arc });
