import { cached } from "../../cached.ts";
import { CELL, type Lanes } from "./cells.ts";
import type { Mutable } from "./play-table.ts";

/**
 * Memory that a search writes to and that the next search of the same ruleset uses again. To make it anew would be a
 * tenth of the time of a best play.
 */
export interface Scratch {
  readonly cells: Int32Array;
  /** For the bounds, see `boundsOf`. */
  readonly numbers: Int32Array;
  readonly upTo: Float64Array;
  readonly randomsUpTo: Int32Array;
  readonly blockedBefore: Int32Array;
  readonly blockedAfter: Int32Array;
}

/** The memory that no search is using just now. */
const spareOf = /* @__PURE__ */ cached((_cells: Int32Array): Mutable<Spare> => ({ scratch: null }));

interface Spare {
  readonly scratch: Scratch | null;
}

/** Memory for a search on these lanes, with the cells of an empty board. Give it back when the search is done with. */
export function takeScratch({ cells }: Lanes): Scratch {
  const spare = spareOf(cells);
  const { scratch } = spare;
  // A search may begin before another has ended: a function that values plays may search too.
  spare.scratch = null;
  if (scratch === null) return createScratch(cells);
  scratch.cells.set(cells);
  return scratch;
}

/** Lets the next search use the memory of this one. A search that threw an error keeps its memory. */
export function giveBack({ lanes, scratch }: { readonly lanes: Lanes; readonly scratch: Scratch }): void {
  spareOf(lanes.cells).scratch = scratch;
}

function createScratch(cells: Int32Array): Scratch {
  const most = cells.length / CELL + 1;
  return {
    cells: cells.slice(),
    numbers: new Int32Array(most),
    upTo: new Float64Array(most * 4),
    randomsUpTo: new Int32Array(most),
    blockedBefore: new Int32Array(most),
    blockedAfter: new Int32Array(most),
  };
}
