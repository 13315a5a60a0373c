import type { BoardTile } from "../tiles/tile.ts";
import type { Layout } from "./layout.ts";

/**
 * The tiles on the board, row by row: `rows * cols` entries, `null` for an empty square. Plain data. `indexOf` gives
 * the index of a square.
 */
export type Board = readonly (BoardTile | null)[];

/** Returns a board of this layout with no tiles on it. */
export function emptyBoard(layout: Layout): Board {
  return new Array<null>(layout.rows * layout.cols).fill(null);
}
