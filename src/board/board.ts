import { describe, expectation } from "../read/describe.ts";
import type { BoardTile } from "../tiles/tile.ts";
import type { Layout } from "./layout.ts";

/** The tiles on the board, row by row: `rows * cols` entries, `null` for an empty square. Plain data. */
export type Board = readonly (BoardTile | null)[];

/** A board of this layout without a tile on it. */
export function emptyBoard(layout: Layout): Board {
  return new Array<null>(layout.rows * layout.cols).fill(null);
}

/** The error for a square of a board that holds neither `null` nor a tile of the tile set. */
export function notABoardTile(index: number, found: unknown): TypeError {
  return new TypeError(expectation(`position.board[${index}]`, "null or a tile of the tile set", describeCell(found)));
}

function describeCell(found: unknown): string {
  const { letter, blank } = Object(found) as { readonly letter?: unknown; readonly blank?: unknown };
  if (typeof letter !== "string") return describe(found);
  return typeof blank === "boolean"
    ? `a tile with the letter ${describe(letter)}`
    : `a tile whose blank is ${describe(blank)}`;
}
