import type { Board } from "../board/board.ts";
import type { Direction } from "../board/square.ts";
import type { IndexedRules } from "./indexed-rules.ts";
import type { ReadPlacement } from "./read-placements.ts";

/**
 * Returns the line that tiles share, given in board order: `"none"` if they share no line, `null` for a single tile.
 */
export function directionOf(tiles: readonly ReadPlacement[]): Direction | "none" | null {
  // P3
  if (tiles.length < 2) return null;
  const first = tiles[0] as ReadPlacement;
  if (first.row === (tiles[tiles.length - 1] as ReadPlacement).row) return "across"; // all between share the row too
  for (const tile of tiles) if (tile.col !== first.col) return "none";
  return "down";
}

/** Returns the squares between the first tile and the last that neither the play nor the board fills. */
export function gapIn(
  rules: IndexedRules,
  board: Board,
  tiles: readonly ReadPlacement[],
  direction: Direction | "none" | null,
): readonly number[] {
  // P4, D6
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

/** Returns whether a tile of the play is next to one on the board, across or down. */
export function touches({ rows, cols }: IndexedRules, board: Board, tiles: readonly ReadPlacement[]): boolean {
  // P5
  for (const { row, col, index } of tiles) {
    if (col > 0 && board[index - 1] !== null) return true;
    if (col < cols - 1 && board[index + 1] !== null) return true;
    if (row > 0 && board[index - cols] !== null) return true;
    if (row < rows - 1 && board[index + cols] !== null) return true;
  }
  return false;
}

/** Returns whether no tile lies on the board. The next play is then a first play. */
export function isEmpty(board: Board): boolean {
  // D5
  return board.every((tile) => tile === null);
}
