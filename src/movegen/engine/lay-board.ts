import type { Board } from "../../board/board.ts";
import { type Arcs, rootArc, stepLeft, stepRight } from "./arcs.ts";
import { type Cells, createCells, type Lanes } from "./cells.ts";
import type { Letters } from "./letters.ts";

/**
 * A board in cells, with the points of all cross words and the letters that they allow.
 *
 * Without arcs nothing is said of letters: whoever lays one looks its cross word up.
 *
 * @throws TypeError for what is neither `null` nor a tile of the tile set.
 */
export function layBoard(board: Board, lanes: Lanes, letters: Letters, arcs: Arcs | null): Cells {
  const cells = createCells(lanes);
  layTiles(cells, board, lanes, letters);
  hookRuns(cells, lanes, arcs);
  return cells;
}

function layTiles(
  { tiles, sums, allowed }: Cells,
  board: Board,
  { acrossCells, mates }: Lanes,
  { numberOf, values, blankValue }: Letters,
): void {
  for (let square = 0; square < board.length; square++) {
    const tile = board[square];
    if (tile === null) continue;
    const number = typeof tile?.letter === "string" ? numberOf(tile.letter) : -1;
    if (tile === undefined || number === -1)
      throw new TypeError(
        `position.board[${square}]: expected null or a tile of the tile set, found ${JSON.stringify(tile)}`,
      );
    const across = acrossCells[square]!;
    const down = mates[across]!;
    tiles[across] = tiles[down] = number + 1;
    sums[across] = sums[down] = tile.blank ? blankValue : values[number]!;
    allowed[across] = allowed[down] = 0;
  }
}

/** Tells the squares before and behind each run of tiles what it means for a tile that is laid there. */
function hookRuns(cells: Cells, { mates, letterTimes, wordTimes }: Lanes, arcs: Arcs | null): void {
  const { tiles, allowed, sums, crossTimes } = cells;
  for (let end = 1; end < tiles.length; end++) {
    if (tiles[end] === 0) continue;
    const first = end;
    let sum = 0;
    for (; tiles[end] !== 0; end++) sum += sums[end]!;
    const run = arcs === null ? 0 : walkBack(tiles, first, end, arcs);
    // A square between two runs is seen to by the run before it.
    const before = first - 1;
    if (letterTimes[before] !== 0 && tiles[before - 1] === 0) {
      const mate = mates[before]!;
      if (arcs !== null) allowed[mate] = endings(arcs.leftward, arcs.leftward[run]! >> 1, arcs.leftward[run + 1]!, 4);
      sums[mate] = sum * wordTimes[mate]!;
      crossTimes[mate] = letterTimes[mate]! * wordTimes[mate]!;
    }
    if (letterTimes[end] !== 0) {
      const mate = mates[end]!;
      if (arcs !== null) allowed[mate] = lettersBehind(tiles, end, arcs, run);
      for (let cell = end + 1; tiles[cell] !== 0; cell++) sum += sums[cell]!;
      sums[mate] = sum * wordTimes[mate]!;
      crossTimes[mate] = letterTimes[mate]! * wordTimes[mate]!;
    }
  }
}

/** The arc that is reached by reading a run leftwards; 0 if it is no part of a word. */
export function walkBack(tiles: Uint8Array, first: number, end: number, { leftward }: Arcs): number {
  let arc = rootArc;
  for (let cell = end - 1; cell >= first; cell--) arc = stepLeft(leftward, arc, tiles[cell]! - 1);
  return arc;
}

/** The letters of a list with which a word ends. */
function endings(arcs: Int32Array, list: number, letters: number, width: number): number {
  let found = 0;
  let arc = list;
  for (let rest = letters; rest !== 0; rest &= rest - 1) {
    if ((arcs[arc]! & 1) !== 0) found |= rest & -rest;
    arc += width;
  }
  return found;
}

/** The letters that make a word of a run (told by its arc) and what stands behind the square `end`. */
function lettersBehind(tiles: Uint8Array, end: number, { leftward, rightward }: Arcs, run: number): number {
  const letters = leftward[run + 2]!;
  const list = leftward[run + 3]!;
  if (tiles[end + 1] === 0) return endings(rightward, list, letters, 2);
  let found = 0;
  let first = list;
  for (let rest = letters; rest !== 0; rest &= rest - 1) {
    let arc = first;
    for (let cell = end + 1; tiles[cell] !== 0; cell++) arc = stepRight(rightward, arc, tiles[cell]! - 1);
    if ((rightward[arc]! & 1) !== 0) found |= rest & -rest;
    first += 2;
  }
  return found;
}
