import { CELL, CROSS_TIMES, type Lanes, MATE, TILE } from "./cells.ts";

/**
 * Where plays begin to be looked for: {@link ANCHOR} numbers each, all of them cells.
 *
 * A play over tiles of the board belongs to the last run of tiles in it, any other to the last square in it that touches
 * a tile beside the lane (on an empty board: to the last start square). So each play is found once in a lane, and what is
 * looked for last, behind the anchor, meets no tiles any more.
 */
export type Anchors = readonly number[];

export const ANCHOR = 4;
/** The first cell of the run, or the empty cell. */
export const FROM = 0;
/** The cell behind it. */
export const BEHIND = 1;
/** The first cell a play may cover: what lies before would join it to a run that is not in it. */
export const FIRST = 2;
/** The last cell a play may cover: what lies behind is in another anchor's plays. */
export const LAST = 3;

/** The anchors of a board with tiles on it. */
export function anchorsOf(cells: Int32Array): Anchors {
  const anchors: number[] = [];
  let lastOverRun = cells.length; // the last cell for plays over a run
  let lastOverNone = cells.length; // and for plays over none
  let waiting = 0; // the first anchor that does not know yet which run lies before it
  for (let cell = cells.length - CELL; cell > 0; cell -= CELL) {
    if (cells[cell + TILE] !== 0) {
      const behind = cell + CELL;
      while (cells[cell - CELL + TILE] !== 0) cell -= CELL;
      for (; waiting < anchors.length; waiting += ANCHOR) anchors[waiting + FIRST] = behind + CELL;
      anchors.push(cell, behind, 0, lastOverRun);
      waiting += ANCHOR;
      lastOverRun = lastOverNone = cell - 2 * CELL;
    } else if (cells[cell + CROSS_TIMES] !== 0 && cells[cell - CELL + TILE] === 0 && cells[cell + CELL + TILE] === 0) {
      anchors.push(cell, cell + CELL, 0, lastOverNone);
      lastOverNone = cell - CELL;
    }
  }
  return anchors;
}

/** The anchors of an empty board: the start squares, across and down. */
export function openingAnchors({ cells, acrossCells }: Lanes, starts: readonly number[]): Anchors {
  const across = starts.map((square) => acrossCells[square]!);
  const down = across.map((cell) => cells[cell + MATE]!);
  const sorted = [...across, ...down].sort((a, b) => a - b);
  return sorted.flatMap((cell, i) => [cell, cell + CELL, 0, (sorted[i + 1] ?? cells.length) - CELL]);
}
