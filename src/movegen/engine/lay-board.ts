import { type Board, notABoardTile } from "../../board/board.ts";
import type { Letter } from "../../tiles/tile.ts";
import { type Arcs, countBits, follow, highBit, lowBits, rootArc, separatorOf } from "./arcs.ts";
import { type Lanes, mateOf } from "./cells.ts";
import {
  ARC,
  CELL,
  CROSS_CHECK,
  CROSS_TIMES,
  HIGH_CHECK,
  LETTER_BITS,
  LETTER_TIMES,
  SUM,
  TILE,
  WORD_TIMES,
} from "./offsets.ts";
import type { CountedRack } from "./rack.ts";
import type { TileAlphabet } from "./tile-alphabet.ts";

/**
 * Cells with the tiles of a board, which are to get their cross-checks, and the rack: a cross-check holds only letters
 * that can be laid, because nobody asks for others.
 */
interface LaidCells extends Pick<Lanes, "cells" | "mates">, Pick<CountedRack, "blanks" | "rackBits" | "rackHigh"> {
  readonly arcs: Arcs;
  /** See `Arcs`. */
  readonly high: number;
}

/**
 * Lays the tiles of a board on the cells of an empty one.
 *
 * @throws TypeError for a square that holds neither `null` nor a tile of the tile set.
 */
export function layCells(cells: Int32Array, board: Board, lanes: Lanes, alphabet: TileAlphabet): void {
  const { acrossCells } = lanes;
  const { numberOf, values, blankValue } = alphabet;
  for (let square = 0; square < board.length; square++) {
    const tile = board[square];
    if (tile === null) continue;
    const number = letterNumber(tile, numberOf);
    if (tile === undefined || number === -1) throw notABoardTile(square, tile);
    const across = acrossCells[square]!;
    const down = mateOf(lanes, across);
    cells[across + TILE] = cells[down + TILE] = number + 1;
    cells[across + SUM] = cells[down + SUM] = tile.blank ? blankValue : values[number]!;
    cells[across + CROSS_CHECK] = cells[down + CROSS_CHECK] = 0;
    cells[across + HIGH_CHECK] = cells[down + HIGH_CHECK] = 0;
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

/** Gives the squares beside tiles their cross-checks, and the points that a cross word there scores without them. */
export function crossCheck(laid: LaidCells): void {
  const { cells } = laid;
  for (let cell = CELL; cell < cells.length; cell += CELL) {
    if (cells[cell + TILE] === 0) continue;
    const first = cell;
    while (cells[cell + TILE] !== 0) cell += CELL;
    checkBeside(laid, first, cell);
  }
}

/** Sets the cross-checks of the squares before and after a run of tiles, and what a cross word there scores. */
function checkBeside(laid: LaidCells, first: number, end: number): void {
  const { cells, arcs, high } = laid;
  let run = rootArc;
  let sum = 0;
  for (let cell = end - CELL; cell >= first; cell -= CELL) {
    run = follow(arcs, high, run, cells[cell + TILE]!);
    sum += cells[cell + SUM]!;
  }
  const before = first - CELL;
  // A square between two runs is done with the run before it.
  if (cells[before + LETTER_TIMES] !== 0 && cells[before - CELL + TILE] === 0)
    setCrossCheck(laid, before, sum, end, run);
  if (cells[end + LETTER_TIMES] === 0) return;
  for (let cell = end + CELL; cells[cell + TILE] !== 0; cell += CELL) sum += cells[cell + SUM]!;
  setCrossCheck(laid, end, sum, end + CELL, separatorOf(arcs, run));
}

/**
 * A tile on this cell forms a word in the cell's lane, which is the cross word of a play in the crossing lane. `read`
 * is the arc of what is read before the letter, and the tiles that follow it begin at the cell `from`.
 */
function setCrossCheck(laid: LaidCells, cell: number, sum: number, from: number, read: number): void {
  const { cells, high, blanks, rackBits, rackHigh } = laid;
  const mate = mateOf(laid, cell);
  const wordTimes = cells[mate + WORD_TIMES]!;
  const letters = blanks === 0 ? rackBits : -1;
  let hooks = hooksOn(laid, from, read, high === 0 ? letters : letters & lowBits);
  if (high !== 0) {
    cells[mate + HIGH_CHECK] = hooksOn(laid, from, read + high, blanks === 0 ? rackHigh : -1);
    if (cells[mate + HIGH_CHECK] !== 0) hooks |= highBit;
  }
  cells[mate + CROSS_CHECK] = hooks;
  cells[mate + SUM] = sum * wordTimes;
  cells[mate + CROSS_TIMES] = cells[mate + LETTER_TIMES]! * wordTimes;
}

/** Which of the letters make a word with what an arc has read already and with the tiles from a cell on, as bits. */
function hooksOn({ cells, arcs, high }: LaidCells, from: number, read: number, letters: number): number {
  let hooks = 0;
  const children = arcs[read]! >> 2;
  const childBits = arcs[read + LETTER_BITS]!;
  for (let bits = childBits & letters; bits !== 0; bits &= bits - 1) {
    const bit = bits & -bits;
    let arc = children + ARC * countBits(childBits & (bit - 1));
    for (let cell = from; cells[cell + TILE] !== 0; cell += CELL) arc = follow(arcs, high, arc, cells[cell + TILE]!);
    if ((arcs[arc]! & 1) !== 0) hooks |= bit;
  }
  return hooks;
}
