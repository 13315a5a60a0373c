import type { Board } from "../../board/board.ts";
import { ARC, type Arcs, follow, LETTERS, rootArc, separatorOf } from "./arcs.ts";
import { ALLOWED, CELL, CROSS_TIMES, type Lanes, LETTER_TIMES, MATE, SUM, TILE, WORD_TIMES } from "./cells.ts";
import type { Letters } from "./tile-alphabet.ts";

/**
 * A board in cells, with the points of all cross words and the letters that they allow.
 *
 * Without arcs (the graph has more letters than there are bits) nothing is said of letters: whoever lays one looks its cross
 * word up.
 *
 * @throws TypeError for what is neither `null` nor a tile of the tile set.
 */
export function layBoard(board: Board, lanes: Lanes, letters: Letters, arcs: Arcs | null): Int32Array {
  const cells = lanes.cells.slice();
  layTiles(cells, board, lanes, letters);
  for (let cell = CELL; cell < cells.length; cell += CELL) {
    if (cells[cell + TILE] === 0) continue;
    const first = cell;
    while (cells[cell + TILE] !== 0) cell += CELL;
    hookRun(cells, first, cell, arcs);
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
function hookRun(cells: Int32Array, first: number, end: number, arcs: Arcs | null): void {
  let run = rootArc;
  let sum = 0;
  for (let cell = end - CELL; cell >= first; cell -= CELL) {
    if (arcs !== null) run = follow(arcs, run, cells[cell + TILE]!);
    sum += cells[cell + SUM]!;
  }
  const before = first - CELL;
  // A square between two runs is seen to by the run before it.
  if (cells[before + LETTER_TIMES] !== 0 && cells[before - CELL + TILE] === 0)
    addHook(cells, before, sum, arcs === null ? -1 : endings(cells, end, arcs, run));
  if (cells[end + LETTER_TIMES] === 0) return;
  const letters = arcs === null ? -1 : endings(cells, end + CELL, arcs, separatorOf(arcs, run));
  for (let cell = end + CELL; cells[cell + TILE] !== 0; cell += CELL) sum += cells[cell + SUM]!;
  addHook(cells, end, sum, letters);
}

/** Those letters behind an arc that end a word, together with the tiles from a cell on. */
function endings(cells: Int32Array, from: number, arcs: Arcs, before: number): number {
  let found = 0;
  let first = arcs[before]! >> 2;
  for (let rest = arcs[before + LETTERS]!; rest !== 0; rest &= rest - 1) {
    let arc = first;
    for (let cell = from; cells[cell + TILE] !== 0; cell += CELL) arc = follow(arcs, arc, cells[cell + TILE]!);
    if ((arcs[arc]! & 1) !== 0) found |= rest & -rest;
    first += ARC;
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
