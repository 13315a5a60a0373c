import { describe, expectation } from "../read/describe.ts";
import type { BoardTile } from "../tiles/tile.ts";
import { type Layout, requireLayout } from "./layout.ts";

/**
 * The tiles on the board, row by row, as plain data: `rows * cols` entries, with `null` for an empty square.
 * `indexOfSquare` returns the index of a square.
 */
export type Board = readonly (BoardTile | null)[];

/** Returns an empty board for this layout. */
export function emptyBoard(layout: Layout): Board {
  requireLayout(layout);
  return new Array<null>(layout.rows * layout.cols).fill(null);
}

/** The error for a square of a board that holds neither `null` nor a tile of the tile set. */
export function notABoardTile(index: number, found: unknown): TypeError {
  const expected = "null or a { letter, blank } tile in the set";
  return new TypeError(expectation(`position.board[${index}]`, expected, describeCell(found)));
}

/** Describes what looks like a tile by its parts, because one of them is wrong. */
function describeCell(found: unknown): string {
  try {
    const { letter, blank } = Object(found) as Partial<BoardTile>;
    return letter === undefined ? describe(found) : `{ letter: ${describe(letter)}, blank: ${describe(blank)} }`;
  } catch {
    return describe(found);
  }
}
