import { cached } from "../../cached.ts";
import type { Lanes } from "./cells.ts";
import type { Mutable } from "./play-table.ts";

/** Cells that no search is using just now. To make them anew would take longer than to clear them. */
const spareOf = /* @__PURE__ */ cached((_empty: Int32Array): Mutable<Spare> => ({ cells: null }));

interface Spare {
  readonly cells: Int32Array | null;
}

/** The cells of an empty board, for a search to write to. Give them back when the search is done with. */
export function takeCells({ cells: empty }: Lanes): Int32Array {
  const spare = spareOf(empty);
  const { cells } = spare;
  if (cells === null) return empty.slice();
  // A search may begin before another has ended: a function that values plays may search too.
  spare.cells = null;
  cells.set(empty);
  return cells;
}

/** Lets the next search on the same lanes use the cells of this one. A search that throws an error keeps its cells. */
export function giveBack({ lanes, cells }: { readonly lanes: Lanes; readonly cells: Int32Array }): void {
  spareOf(lanes.cells).cells = cells;
}
