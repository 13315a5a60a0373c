import type { Board } from "../../board/board.ts";
import { ALLOWED, CELL, CROSS_TIMES, type Lanes, LETTER_TIMES, MATE, SUM, TILE, WORD_TIMES } from "./cells.ts";
import type { Letters } from "./letters.ts";
import { follow, type Records } from "./records.ts";

/**
 * A board in cells, with the points of all cross words and the letters that they allow.
 *
 * Without a graph (it has more letters than there are bits) nothing is said of letters: whoever lays one looks its cross
 * word up.
 *
 * @throws TypeError for what is neither `null` nor a tile of the tile set.
 */
export function layBoard(board: Board, lanes: Lanes, letters: Letters, graph: Records | null): Int32Array {
  const cells = lanes.cells.slice();
  layTiles(cells, board, lanes, letters);
  for (let cell = CELL; cell < cells.length; cell += CELL) {
    if (cells[cell + TILE] === 0) continue;
    const first = cell;
    let sum = 0;
    for (; cells[cell + TILE] !== 0; cell += CELL) sum += cells[cell + SUM]!;
    hookRun(cells, first, cell, sum, graph);
  }
  return cells;
}

function layTiles(
  cells: Int32Array,
  board: Board,
  { acrossCells }: Lanes,
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
    const down = cells[across + MATE]!;
    cells[across + TILE] = cells[down + TILE] = number + 1;
    cells[across + SUM] = cells[down + SUM] = tile.blank ? blankValue : values[number]!;
    cells[across + ALLOWED] = cells[down + ALLOWED] = 0;
  }
}

/** Tells the squares before and behind a run of tiles what it means for a tile that is laid there. */
function hookRun(cells: Int32Array, first: number, end: number, sum: number, graph: Records | null): void {
  const run = graph === null ? 0 : walkBack(cells, first, end, graph);
  const before = first - CELL;
  // A square between two runs is seen to by the run before it.
  if (cells[before + LETTER_TIMES] !== 0 && cells[before - CELL + TILE] === 0)
    addHook(cells, before, sum, graph === null ? -1 : graph.records[run + 1]!);
  if (cells[end + LETTER_TIMES] === 0) return;
  let total = sum;
  for (let cell = end + CELL; cells[cell + TILE] !== 0; cell += CELL) total += cells[cell + SUM]!;
  addHook(cells, end, total, graph === null ? -1 : lettersBehind(cells, end, graph.records, run));
}

/** The record that is reached by reading a run leftwards; 0 if it is no part of a word. */
export function walkBack(cells: Int32Array, first: number, end: number, { records, gaddagRoot }: Records): number {
  let record = gaddagRoot;
  for (let cell = end - CELL; cell >= first; cell -= CELL) record = follow(records, record, cells[cell + TILE]! - 1);
  return record;
}

/** The letters that make a word of a run (told by its record) and what stands behind the square `end`. */
function lettersBehind(cells: Int32Array, end: number, records: Int32Array, run: number): number {
  const after = records[run + 2]!;
  if (cells[end + CELL + TILE] === 0) return records[after + 1]!;
  let found = 0;
  let arc = after + 3;
  for (let rest = records[after]!; rest !== 0; rest &= rest - 1) {
    let record = records[arc++]!;
    let cell = end + CELL;
    for (; cells[cell + CELL + TILE] !== 0; cell += CELL) record = follow(records, record, cells[cell + TILE]! - 1);
    if ((records[record + 1]! & (1 << (cells[cell + TILE]! - 1))) !== 0) found |= rest & -rest;
  }
  return found;
}

/** A tile laid on this cell forms a word in its lane, which is the cross word of a play in the other. */
function addHook(cells: Int32Array, cell: number, sum: number, letters: number): void {
  const mate = cells[cell + MATE]!;
  const wordTimes = cells[mate + WORD_TIMES]!;
  cells[mate + ALLOWED] = letters;
  cells[mate + SUM] = sum * wordTimes;
  cells[mate + CROSS_TIMES] = cells[mate + LETTER_TIMES]! * wordTimes;
}
