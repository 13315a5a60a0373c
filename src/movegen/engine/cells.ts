import { cached } from "../../cached.ts";
import type { IndexedRules } from "../../play/indexed-rules.ts";

/**
 * The board as the search sees it. Every row and every column is a lane of cells, so that both directions are searched
 * by the same steps, and a square has two cells. A closed cell lies before, between and after the lanes.
 *
 * All cells lie in one array, {@link CELL} numbers each, because numbers that are read together should lie together. A
 * cell is given by the index of its first number: its neighbours are `cell - CELL` and `cell + CELL`.
 */
export const CELL = 8;
/** The number of the letter that lies here, from 1 in the tile set's order; 0 if the cell is empty. */
export const TILE = 0;
/** The cross-check: the letters that may be laid here, as bits; all bits where no cross word would be formed. */
export const CROSS_CHECK = 1;
/** A tile: its points. An empty square: the points of the tiles in its cross word, times its word premium. */
export const SUM = 2;
/** What the square multiplies a letter by; 0 on holes and closed cells, where nothing can be laid. */
export const LETTER_TIMES = 3;
/** What the square multiplies a word by. */
export const WORD_TIMES = 4;
/** What the square multiplies a letter by in a cross word, word premium included; 0 if there would be no cross word. */
export const CROSS_TIMES = 5;
/** The high letters of the cross-check (see `Arcs`). */
export const HIGH_CHECK = 6;
/** The tile the search tries here, as a `RawPlays` writes it. Before the first: the index of the square times 256. */
export const TRIED = 7;

/** An empty board in cells. Copied, never changed. */
export interface Lanes {
  readonly cells: Int32Array;
  /** The cells below this one read across, the others down. */
  readonly down: number;
  /** For each square of the board its cell that reads across. */
  readonly acrossCells: Int32Array;
  /** For the cell at `index * CELL` the other cell of the same square. */
  readonly mates: Int32Array;
  /** Whether the rules have premiums or bonuses that the search does not know: see `exactPoints`. */
  readonly special: boolean;
}

/** The lanes of a ruleset's board. */
export const lanesOf: (rules: IndexedRules) => Lanes = /* @__PURE__ */ cached(makeLanes);

/** The other cell of the same square. */
export function mateOf({ mates }: { readonly mates: Int32Array }, cell: number): number {
  return mates[cell / CELL]!;
}

function makeLanes({ rows, cols, premiums, holes, bonuses }: IndexedRules): Lanes {
  const down = rows * (cols + 1) * CELL;
  const cells = new Int32Array(down + (cols * (rows + 1) + 1) * CELL);
  const acrossCells = new Int32Array(rows * cols);
  const mates = new Int32Array(cells.length / CELL);
  for (let row = 0; row < rows; row++) {
    for (let col = 0; col < cols; col++) {
      const square = row * cols + col;
      const acrossCell = (row * (cols + 1) + col + 1) * CELL;
      const downCell = down + (col * (rows + 1) + row + 1) * CELL;
      acrossCells[square] = acrossCell;
      mates[acrossCell / CELL] = downCell;
      mates[downCell / CELL] = acrossCell;
      for (const cell of [acrossCell, downCell]) {
        cells[cell + TRIED] = square << 8;
        if (holes[square]) continue;
        cells[cell + CROSS_CHECK] = cells[cell + HIGH_CHECK] = -1;
        cells[cell + LETTER_TIMES] = premiums[square]?.letter ?? 1;
        cells[cell + WORD_TIMES] = premiums[square]?.word ?? 1;
      }
    }
  }
  const special = bonuses.some((bonus) => bonus?.times) || premiums.some((premium) => premium?.sticks || premium?.when);
  return { cells, down, acrossCells, mates, special };
}
