/** A square of the board. `{ row: 7, col: 7 }` is 8H, the centre of a board of 15 by 15. */
export interface Square {
  /** From 0, top to bottom. */
  readonly row: number;
  /** From 0, left to right. */
  readonly col: number;
}

/** The two directions a word may read. */
export type Direction = "across" | "down";
