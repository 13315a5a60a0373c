import type { Cells, Lanes } from "./cells.ts";

/**
 * Where plays begin to be looked for, one entry of each list an anchor.
 *
 * A play over tiles of the board belongs to the last run of tiles in it, any other to the last square in it that touches
 * a tile beside the lane (on an empty board: to the last start square). So each play is found once in a lane, and what is
 * looked for last, behind the anchor, meets no tiles any more.
 */
export interface Anchors {
  readonly count: number;
  /** The first cell of the run, or the empty cell. */
  readonly from: Int32Array;
  /** The cell behind it. */
  readonly behind: Int32Array;
  /** The first cell a play may cover: what lies before would join it to a run that is not in it. */
  readonly first: Int32Array;
  /** The last cell a play may cover: what lies behind is in another anchor's plays. */
  readonly last: Int32Array;
}

/** The anchors of a board with tiles on it. */
export function anchorsOf({ tiles, crossTimes }: Cells): Anchors {
  const most = tiles.length >> 1; // an anchor takes two cells at least
  const memory = new ArrayBuffer(most * 16);
  const from = new Int32Array(memory, 0, most);
  const behind = new Int32Array(memory, most * 4, most);
  const first = new Int32Array(memory, most * 8, most);
  const last = new Int32Array(memory, most * 12, most);
  let count = 0;
  let waiting = 0; // the first anchor that does not know yet which run lies before it
  let lastOverRun = tiles.length; // the last cell for plays over a run
  let lastOverNone = tiles.length; // and for plays over none
  for (let cell = tiles.length - 1; cell > 0; cell--) {
    if (tiles[cell] !== 0) {
      const end = cell + 1;
      while (tiles[cell - 1] !== 0) cell--;
      for (; waiting < count; waiting++) first[waiting] = end + 1;
      from[count] = cell;
      behind[count] = end;
      last[count++] = lastOverRun;
      waiting = count;
      lastOverRun = lastOverNone = cell - 2;
    } else if (crossTimes[cell] !== 0 && tiles[cell - 1] === 0 && tiles[cell + 1] === 0) {
      from[count] = cell;
      behind[count] = cell + 1;
      last[count++] = lastOverNone;
      lastOverNone = cell - 1;
    }
  }
  return { count, from, behind, first, last };
}

/** The anchors of an empty board: the start squares, across and down. */
export function openingAnchors({ acrossCells, mates, size }: Lanes, starts: readonly number[]): Anchors {
  const across = starts.map((square) => acrossCells[square]!);
  const from = Int32Array.from([...across, ...across.map((cell) => mates[cell]!)]).sort();
  return {
    count: from.length,
    from,
    behind: from.map((cell) => cell + 1),
    first: new Int32Array(from.length),
    last: from.map((_, i) => (from[i + 1] ?? size) - 1),
  };
}
