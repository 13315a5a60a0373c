import { type Lanes, mateOf } from "./cells.ts";
import { CELL, CROSS_TIMES, FIRST, START, TILE } from "./offsets.ts";

/**
 * Where the search starts: {@link START} numbers for each start, all of them cells.
 *
 * Each play of a lane is found from exactly one start. If the word runs through tiles of the board, that is the last
 * run of them. If not, it is the last anchor that the play covers: a square with a tile beside it in the crossing lane
 * or, on an empty board, a start square. So nothing is found twice in a lane, and the part of a word that grows
 * rightwards never meets a tile of the board.
 */
export type SearchStarts = readonly number[];

/** The starts on a board with tiles; none if there is no tile. */
export function startsOf(cells: Int32Array): SearchStarts {
  const starts: number[] = [];
  let lastOfRun = cells.length; // LAST of the next start that is a run
  let lastOfAnchor = cells.length; // LAST of the next start that is an anchor
  let open = 0; // the first start that does not have its FIRST yet
  for (let cell = cells.length - CELL; cell > 0; cell -= CELL) {
    if (cells[cell + TILE] !== 0) {
      const after = cell + CELL;
      while (cells[cell - CELL + TILE] !== 0) cell -= CELL;
      for (; open < starts.length; open += START) starts[open + FIRST] = after + CELL;
      starts.push(cell, after, 0, lastOfRun);
      open += START;
      lastOfRun = lastOfAnchor = cell - 2 * CELL;
    } else if (cells[cell + CROSS_TIMES] !== 0 && cells[cell - CELL + TILE] === 0 && cells[cell + CELL + TILE] === 0) {
      starts.push(cell, cell + CELL, 0, lastOfAnchor);
      lastOfAnchor = cell - CELL;
    }
  }
  return starts;
}

/** The starts on an empty board: its start squares, across and down. */
export function openingStarts(lanes: Lanes, startSquares: readonly number[]): SearchStarts {
  const across = startSquares.map((square) => lanes.acrossCells[square]!);
  const down = across.map((cell) => mateOf(lanes, cell));
  const sorted = [...across, ...down].sort((a, b) => a - b);
  return sorted.flatMap((cell, i) => [cell, cell + CELL, 0, (sorted[i + 1] ?? lanes.cells.length) - CELL]);
}
