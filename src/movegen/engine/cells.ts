import { cached } from "../../cached.ts";
import type { IndexedRules } from "../../play/indexed-rules.ts";
import { CELL, CROSS_CHECK, HIGH_CHECK, LETTER_TIMES, TRIED, WORD_TIMES } from "./offsets.ts";
import { packSquare } from "./packed-tile.ts";

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
        cells[cell + TRIED] = packSquare(square);
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
