/** A square of the board. Row 0 is the top, column 0 the left: `{ row: 7, col: 7 }` is 8H, the centre of 15 by 15. */
export interface Square {
  readonly row: number;
  readonly col: number;
}

/** The two ways a word may read (clause P3). */
export type Direction = "across" | "down";
