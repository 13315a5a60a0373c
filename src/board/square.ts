/** A square on the board. `{ row: 7, col: 7 }` is 8H, the centre of a 15 by 15 board. */
export interface Square {
  /** The row, counting from 0 at the top. */
  readonly row: number;
  /** The column, counting from 0 at the left. */
  readonly col: number;
}

/** The two directions in which a word can be read. */
export type Direction = "across" | "down";
