// Squares of a layout: where they are, what they do, and what lies there.
import type { Board, BoardTile, Layout, Premium, Square } from "./shapes.ts";

/** The square at an index of the board's list. */
export function squareAt(layout: Layout, index: number): Square {
  return { row: Math.floor(index / layout.cols), col: index % layout.cols };
}

/** The index of a square in the board's list. */
export function indexOf(layout: Layout, square: Square): number {
  return square.row * layout.cols + square.col;
}

/** True for a square of the layout, false beyond its edges. */
export function isOnBoard(layout: Layout, { row, col }: Square): boolean {
  return row >= 0 && row < layout.rows && col >= 0 && col < layout.cols;
}

/** True where no tile can lie. */
export function isHole(layout: Layout, square: Square): boolean {
  return drawnAt(layout, square) === "hole";
}

/** What a square multiplies; by one where it is plain. */
export function premiumOf(layout: Layout, square: Square): Premium {
  const found = drawnAt(layout, square);
  return found === "hole" || found === undefined ? { letter: 1, word: 1 } : found;
}

/** The tile on a square; null where there is none, also beyond the edges. */
export function tileAt(layout: Layout, board: Board, square: Square): BoardTile | null {
  return isOnBoard(layout, square) ? (board[indexOf(layout, square)] ?? null) : null;
}

/** The squares without a hole and without a tile. */
export function freeSquares(layout: Layout, board: Board): Square[] {
  return board
    .map((_, index) => squareAt(layout, index))
    .filter((square) => !isHole(layout, square) && tileAt(layout, board, square) === null);
}

/** The four squares next to one; some may lie beyond the edges. */
export function neighboursOf({ row, col }: Square): Square[] {
  return [
    { row: row - 1, col },
    { row: row + 1, col },
    { row, col: col - 1 },
    { row, col: col + 1 },
  ];
}

/** True for the same row and the same column. */
export function isSameSquare(one: Square, other: Square): boolean {
  return one.row === other.row && one.col === other.col;
}

/** True if the square is one of the list. */
export function includesSquare(squares: readonly Square[], square: Square): boolean {
  return squares.some((other) => isSameSquare(other, square));
}

function drawnAt(layout: Layout, square: Square): Premium | "hole" | undefined {
  return layout.legend[layout.rowsOfSquares[square.row]?.[square.col] ?? ""];
}
