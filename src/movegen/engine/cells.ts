import { cached } from "../../cached.ts";
import type { IndexedRules } from "../../play/indexed-rules.ts";

/**
 * The board as the search sees it. Every row and every column is a lane of cells, so that both directions are walked by
 * the same steps, and a square has two cells. Before, between and behind the lanes lies a closed cell.
 *
 * All cells lie in one array, {@link CELL} numbers each, because what is read together should lie together. A cell is
 * told by the index of its first number: the neighbours of `cell` are `cell - CELL` and `cell + CELL`.
 */
export const CELL = 8;
/** 0, or the number of the letter that lies here, from 0, plus one. */
export const TILE = 0;
/** The letters that may be laid here, as bits: those that make a cross word, all if there would be none. */
export const ALLOWED = 1;
/** A tile: its points. An empty square: the points of the tiles in its cross word, times its word premium. */
export const SUM = 2;
/** What the square multiplies a letter by; 0 on holes and closed cells, where nothing can be laid. */
export const LETTER_TIMES = 3;
/** What the square multiplies a word by. */
export const WORD_TIMES = 4;
/** What the square multiplies a letter by in a cross word, the word premium included; 0 if there would be no cross word. */
export const CROSS_TIMES = 5;
/** The other cell of the same square. */
export const MATE = 6;
/** The tile the search has put here, as a `PlayTable` has it. Before the first: the index of the square times 256. */
export const TRIED = 7;

/** An empty board in cells. Copied, never changed. */
export interface Lanes {
  readonly cells: Int32Array;
  /** The cells below this one read across, the others down. */
  readonly down: number;
  /** For each square of the board its cell that reads across. */
  readonly acrossCells: Int32Array;
}

/** The lanes of a ruleset's board. */
export const lanesOf: (rules: IndexedRules) => Lanes = /* @__PURE__ */ cached(makeLanes);

function makeLanes({ rows, cols, premiums, holes }: IndexedRules): Lanes {
  const down = rows * (cols + 1) * CELL;
  const cells = new Int32Array(down + (cols * (rows + 1) + 1) * CELL);
  const acrossCells = new Int32Array(rows * cols);
  for (let row = 0; row < rows; row++) {
    for (let col = 0; col < cols; col++) {
      const square = row * cols + col;
      const across = (row * (cols + 1) + col + 1) * CELL;
      const along = down + (col * (rows + 1) + row + 1) * CELL;
      acrossCells[square] = across;
      cells[across + MATE] = along;
      cells[along + MATE] = across;
      for (const cell of [across, along]) {
        cells[cell + TRIED] = square << 8;
        if (holes[square]) continue;
        cells[cell + ALLOWED] = -1;
        cells[cell + LETTER_TIMES] = premiums[square]?.letter ?? 1;
        cells[cell + WORD_TIMES] = premiums[square]?.word ?? 1;
      }
    }
  }
  return { cells, down, acrossCells };
}
