import { type Board, notABoardTile } from "../../board/board.ts";
import type { Letter } from "../../tiles/tile.ts";
import { ARC, type Arcs, follow, LETTER_BITS, rootArc, separatorOf } from "./arcs.ts";
import { CELL, CROSS_CHECK, CROSS_TIMES, type Lanes, LETTER_TIMES, MATE, SUM, TILE, WORD_TIMES } from "./cells.ts";
import type { TileAlphabet } from "./tile-alphabet.ts";

/**
 * A board in cells, with the points of all cross words and their cross-checks.
 *
 * Without arcs (the graph has more letters than there are bits) cross-checks allow every letter: whoever lays a tile
 * has to look its cross word up.
 *
 * @throws TypeError for a square that holds neither `null` nor a tile of the tile set.
 */
export function layBoard(board: Board, lanes: Lanes, alphabet: TileAlphabet, arcs: Arcs | null): Int32Array {
  const cells = lanes.cells.slice();
  layTiles(cells, board, lanes, alphabet);
  for (let cell = CELL; cell < cells.length; cell += CELL) {
    if (cells[cell + TILE] === 0) continue;
    const first = cell;
    while (cells[cell + TILE] !== 0) cell += CELL;
    checkBeside(cells, first, cell, arcs);
  }
  return cells;
}

function layTiles(cells: Int32Array, board: Board, { acrossCells }: Lanes, alphabet: TileAlphabet): void {
  const { numberOf, values, blankValue } = alphabet;
  for (let square = 0; square < board.length; square++) {
    const tile = board[square];
    if (tile === null) continue;
    const number = letterNumber(tile, numberOf);
    if (tile === undefined || number === -1) throw notABoardTile(square, tile);
    const across = acrossCells[square]!;
    const down = cells[across + MATE]!;
    cells[across + TILE] = cells[down + TILE] = number + 1;
    cells[across + SUM] = cells[down + SUM] = tile.blank ? blankValue : values[number]!;
    cells[across + CROSS_CHECK] = cells[down + CROSS_CHECK] = 0;
  }
}

/** The number of the letter on a square; -1 for anything that is not a tile, even if it throws when it is read. */
function letterNumber(tile: Board[number] | undefined, numberOf: (letter: Letter) => number): number {
  try {
    return typeof tile?.letter === "string" ? numberOf(tile.letter) : -1;
  } catch {
    return -1;
  }
}

/** Sets the cross-checks of the squares before and after a run of tiles, and what a cross word there scores. */
function checkBeside(cells: Int32Array, first: number, end: number, arcs: Arcs | null): void {
  let run = rootArc;
  let sum = 0;
  for (let cell = end - CELL; cell >= first; cell -= CELL) {
    if (arcs !== null) run = follow(arcs, run, cells[cell + TILE]!);
    sum += cells[cell + SUM]!;
  }
  const before = first - CELL;
  // A square between two runs is done with the run before it.
  if (cells[before + LETTER_TIMES] !== 0 && cells[before - CELL + TILE] === 0)
    setCrossCheck(cells, before, sum, arcs === null ? -1 : hooksOn(cells, end, arcs, run));
  if (cells[end + LETTER_TIMES] === 0) return;
  const hooks = arcs === null ? -1 : hooksOn(cells, end + CELL, arcs, separatorOf(arcs, run));
  for (let cell = end + CELL; cells[cell + TILE] !== 0; cell += CELL) sum += cells[cell + SUM]!;
  setCrossCheck(cells, end, sum, hooks);
}

/** The letters that make a word with what an arc has read already and with the tiles from a cell on, as bits. */
function hooksOn(cells: Int32Array, from: number, arcs: Arcs, read: number): number {
  let hooks = 0;
  let child = arcs[read]! >> 2;
  for (let bits = arcs[read + LETTER_BITS]!; bits !== 0; bits &= bits - 1) {
    let arc = child;
    for (let cell = from; cells[cell + TILE] !== 0; cell += CELL) arc = follow(arcs, arc, cells[cell + TILE]!);
    if ((arcs[arc]! & 1) !== 0) hooks |= bits & -bits;
    child += ARC;
  }
  return hooks;
}

/** A tile on this cell forms a word in the cell's lane, which is the cross word of a play in the crossing lane. */
function setCrossCheck(cells: Int32Array, cell: number, sum: number, hooks: number): void {
  const mate = cells[cell + MATE]!;
  const wordTimes = cells[mate + WORD_TIMES]!;
  cells[mate + CROSS_CHECK] = hooks;
  cells[mate + SUM] = sum * wordTimes;
  cells[mate + CROSS_TIMES] = cells[mate + LETTER_TIMES]! * wordTimes;
}
