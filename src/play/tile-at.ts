import { type Board, notABoardTile } from "../board/board.ts";
import type { BoardTile } from "../tiles/tile.ts";
import { type IndexedRules, letterValue } from "./indexed-rules.ts";

/**
 * Returns the tile on a square, or `null`.
 *
 * @throws TypeError if what lies there is not a tile of the tile set.
 */
export function tileAt(rules: IndexedRules, board: Board, index: number): BoardTile | null {
  const tile = board[index] as BoardTile | null;
  if (tile === null) return null;
  const { letter, blank } = Object(tile) as Partial<BoardTile>;
  if (typeof letter === "string" && typeof blank === "boolean" && letterValue(rules, letter) !== undefined) return tile;
  throw notABoardTile(index, tile);
}
