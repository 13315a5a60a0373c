import { cached } from "../../cached.ts";
import type { Lanes } from "./cells.ts";
import type { Mutable, RawPlays } from "./play-collector.ts";

/** Memory that no search is using just now. To make it anew would take longer than to clear it. */
const spareOf = /* @__PURE__ */ cached((_empty: Int32Array): Mutable<Spare> => ({ cells: null, table: null }));

interface Spare {
  readonly cells: Int32Array | null;
  readonly table: RawPlays | null;
}

/** A table with room for more plays than this is not kept: it may never be needed again. */
const mostKept = 4096;

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

/** A table whose plays nobody reads any more, if there is one. */
export function takeTable({ lanes }: { readonly lanes: Lanes }): RawPlays | undefined {
  const spare = spareOf(lanes.cells);
  const { table } = spare;
  spare.table = null;
  return table ?? undefined;
}

/** Lets the next search on the same lanes use the memory of a table. */
export function giveBackTable({ lanes }: { readonly lanes: Lanes }, { count, points, tiles, width }: RawPlays): void {
  if (points.length <= mostKept) spareOf(lanes.cells).table = { count, points, tiles, width };
}
