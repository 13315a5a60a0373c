import type { BoardTile } from "../tiles/tile.ts";
import type { Layout } from "./layout.ts";

/** The tiles on the board, row by row: `rows * cols` entries, `null` for an empty square. Plain data. */
export type Board = readonly (BoardTile | null)[];

/** A board of this layout without a tile on it. */
export function emptyBoard(layout: Layout): Board {
  return new Array<null>(layout.rows * layout.cols).fill(null);
}
