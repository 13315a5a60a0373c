import { mismatch } from "../read/describe.ts";
import type { BoardTile } from "../tiles/tile.ts";
import { type Layout, requireLayout } from "./layout.ts";

/**
 * The tiles on the board, row by row: `rows * cols` entries, `null` for an empty square. Plain data. `indexOfSquare`
 * gives the index of a square.
 */
export type Board = readonly (BoardTile | null)[];

/** Returns a board of this layout with no tiles on it. */
export function emptyBoard(layout: Layout): Board {
  requireLayout(layout);
  return new Array<null>(layout.rows * layout.cols).fill(null);
}

/** The error for a square of a board that holds neither `null` nor a tile of the tile set. */
export function notABoardTile(index: number, found: unknown): TypeError {
  let shown = found;
  try {
    shown = (found as Partial<BoardTile>).letter ?? found;
  } catch {} // null, or an object that throws
  const expected = "null or { letter, blank } of the tile set";
  return new TypeError(mismatch(`position.board[${index}]`, expected, shown));
}
