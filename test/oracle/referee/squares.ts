// Squares of a layout: where they are and what they do.
import type { Layout, Premium, Square } from "./shapes.ts";

/** The square of a place in the board's list. */
export function squareOf(layout: Layout, index: number): Square {
  return { row: Math.floor(index / layout.cols), col: index % layout.cols };
}

/** The place of a square in the board's list. */
export function placeOf(layout: Layout, square: Square): number {
  return square.row * layout.cols + square.col;
}

/** Whether a square is on the layout at all. */
export function isOn(layout: Layout, square: Square): boolean {
  return square.row >= 0 && square.row < layout.rows && square.col >= 0 && square.col < layout.cols;
}

/** Whether a square of the layout is a hole. */
export function isHole(layout: Layout, square: Square): boolean {
  return drawn(layout, square) === "hole";
}

/** What a square does; a plain one multiplies by one. */
export function premiumOf(layout: Layout, square: Square): Premium {
  const found = drawn(layout, square);
  return found === "hole" || found === undefined ? { letter: 1, word: 1 } : found;
}

/** Whether two squares touch across or down. */
export function touch(a: Square, b: Square): boolean {
  return Math.abs(a.row - b.row) + Math.abs(a.col - b.col) === 1;
}

function drawn(layout: Layout, square: Square): Premium | "hole" | undefined {
  return layout.legend[layout.rowsOfSquares[square.row]?.[square.col] ?? ""];
}
