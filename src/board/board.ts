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
  try {
    const { letter, blank } = found as Partial<Record<keyof BoardTile, unknown>>;
    if (typeof letter !== "string") return describe(found);
    const tile = `a tile with the letter ${describe(letter)}`;
    return typeof blank === "boolean" ? tile : `${tile} whose blank is ${describe(blank)}`;
  } catch {
    return describe(found); // null, or an object that throws
  }
}
