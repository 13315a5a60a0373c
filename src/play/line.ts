import type { Board } from "../board/board.ts";
import type { Direction } from "../board/square.ts";
import type { IndexedRules } from "./indexed-rules.ts";
import type { ReadPlacement } from "./read-placements.ts";

/** The line that tiles in board order share (clause P3): `"none"` if they share none, `null` for a single tile. */
export function directionOf(tiles: readonly ReadPlacement[]): Direction | "none" | null {
  if (tiles.length < 2) return null;
  const first = tiles[0] as ReadPlacement;
  if (first.row === (tiles[tiles.length - 1] as ReadPlacement).row) return "across"; // so all between share the row too
  for (const tile of tiles) if (tile.col !== first.col) return "none";
  return "down";
}

/** The squares between the first tile and the last that neither the play nor the board fills (clause P4, decision D6). */
export function gapIn(
  rules: IndexedRules,
  board: Board,
  tiles: readonly ReadPlacement[],
  direction: Direction | "none" | null,
): readonly number[] {
  const gap: number[] = [];
  if (direction === "none" || direction === null) return gap;
  const step = direction === "across" ? 1 : rules.cols;
  for (let i = 1; i < tiles.length; i++) {
    const end = (tiles[i] as ReadPlacement).index;
    for (let index = (tiles[i - 1] as ReadPlacement).index + step; index < end; index += step) {
      if (board[index] === null) gap.push(index);
    }
  }
  return gap;
}

/** Whether a tile of the play is next to one on the board, across or down (clause P5). */
export function touches({ rows, cols }: IndexedRules, board: Board, tiles: readonly ReadPlacement[]): boolean {
  for (const { row, col, index } of tiles) {
    if (col > 0 && board[index - 1] !== null) return true;
    if (col < cols - 1 && board[index + 1] !== null) return true;
    if (row > 0 && board[index - cols] !== null) return true;
    if (row < rows - 1 && board[index + cols] !== null) return true;
  }
  return false;
}

/** Whether no tile lies on the board: then the next play is a first play (decision D5). */
export function isEmpty(board: Board): boolean {
  return board.every((tile) => tile === null);
}
