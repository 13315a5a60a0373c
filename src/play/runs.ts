import type { Board } from "../board/board.ts";
import type { Direction } from "../board/square.ts";
import type { IndexedRules } from "./indexed-rules.ts";

/** Two or more tiles in a row or a column with no tile before and none after: a word, by the indices of its squares. */
export interface Run {
  readonly direction: Direction;
  readonly squares: readonly number[];
}

/** The words of a board: row by row from left to right, then column by column from top to bottom. */
export function runsOf({ rows, cols }: IndexedRules, board: Board): readonly Run[] {
  const runs: Run[] = [];
  /** Reads off the words in one direction. Squares of a line are `step` apart, lines `lineStep`. */
  const read = (direction: Direction, lines: number, length: number, lineStep: number, step: number): void => {
    for (let line = 0; line < lines; line++) {
      let squares: number[] = [];
      for (let place = 0; place <= length; place++) {
        const index = line * lineStep + place * step;
        if (place < length && board[index] !== null) {
          squares.push(index);
          continue;
        }
        if (squares.length > 1) runs.push({ direction, squares });
        squares = [];
      }
    }
  };
  read("across", rows, cols, cols, 1);
  read("down", cols, rows, 1, cols);
  return runs;
}
