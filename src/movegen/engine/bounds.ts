import { lowLetters } from "./arcs.ts";
import { type BlankLetters, blankLetters } from "./blank-letters.ts";
import type { Search } from "./create-search.ts";
import {
  AFTER,
  BLOCKED_FROM,
  BLOCKED_TO,
  CELL,
  CROSS_CHECK,
  CROSS_TIMES,
  CROSSES,
  EMPTY,
  FIRST,
  FROM,
  HIGH_CHECK,
  JOINED,
  JOINED_BEFORE,
  LAST,
  LETTER_TIMES,
  RANDOMS,
  START,
  SUM,
  TILE,
  TIMES,
  WORD_TIMES,
} from "./offsets.ts";
import type { WordFilter } from "./word-filter.ts";

/**
 * Gives an upper bound on what the plays from the start of an index are worth: their points, and the most that may be
 * added to them (`adds` of the collector). So a search for the best can skip starts that cannot have it.
 *
 * A bound is the best over all stretches of squares that a play from a start could fill. Their premiums and the tiles
 * of the board between and beside them are known. Of the tiles laid only the number is known: they count as the
 * best of the rack, and each letter premium and each cross word counts with the best tile that may lie there.
 *
 * With `atLeast` it takes more time and is often lower. Where all tiles of the rack make no word with the tiles of the
 * board, it leaves that stretch out, and with it the bonus for laying them. It then holds for plays that score
 * `atLeast`, as does what it says to the search: what blanks can stand for, and how many tiles lie before `after`.
 */
export type BoundOf = (index: number, atLeast?: number) => number;

// The empty cells of all lanes are numbered from 1 in their order, closed cells among them. What a stretch of them is
// worth is the difference of two sums: up to its end, and up to its beginning. `upTo` has these sums, EMPTY numbers
// for each empty cell. `numbers` has, by cell divided by CELL, how many empty cells there are up to it.

/** The tiles of the rack in descending order of points. */
interface RackOfBounds {
  /** The letters that each tile can be, as bits, and in which check of a cell. */
  readonly letterBits: Int32Array;
  readonly checks: Int32Array;
  /** The random numbers of the natural tiles in the word filter added up. */
  readonly rackRandoms: number;
  /** By number of a letter, from 1: its random number in the word filter. */
  readonly letterRandoms: Int32Array;
  /** The most tiles of a play. */
  readonly most: number;
  /** By number of tiles laid: the bonus for them, and the most that may be added to the points of such a play. */
  readonly more: Float64Array;
  /** Whether that is no less for more tiles, so that longer stretches are worth no less. */
  readonly rising: boolean;
  /** At n: the most points that n tiles have by themselves. */
  readonly sums: Float64Array;
  /** What blanks can stand for if nothing is known. */
  readonly any: BlankLetters;
}

/**
 * Whether bounds hold: no tile costs points, and a blank scores no more than a natural tile. Bounds know only what the
 * search itself scores.
 */
export function mayBound({ exact, values, blankValue }: Search): boolean {
  return !exact && blankValue >= 0 && values.every((value) => value >= blankValue);
}

/** The bounds of a search. */
export function boundsOf(search: Search, filter: WordFilter): BoundOf {
  const rack = rackForBounds(search, filter);
  const boardSums = sumsOf(search, rack);
  const known: Record<number, BlankLetters> = {};
  const lettersWith = (sum: number): BlankLetters =>
    (known[sum >>> 0] ??= blankLetters(filter, search.blanks, rack.rackRandoms + sum));
  return (index, atLeast) =>
    boundOf(search, rack, boardSums, index, atLeast ?? -Infinity, atLeast === undefined ? () => rack.any : lettersWith);
}

function rackForBounds(search: Search, filter: WordFilter): RackOfBounds {
  const { values, blankValue, blanks, counts, high, maxTiles, bonuses, found } = search;
  // The numbers of the letters from 1; a blank is 0.
  const tiles: number[] = [];
  for (let i = 0; i < blanks; i++) tiles.push(0);
  for (let letter = 0; letter < counts.length; letter++)
    for (let i = 0; i < counts[letter]!; i++) tiles.push(letter + 1);
  const pointsOf = (tile: number): number => (tile === 0 ? blankValue : values[tile - 1]!);
  tiles.sort((a, b) => pointsOf(b) - pointsOf(a));
  const most = Math.min(tiles.length, maxTiles);
  const letterBits = new Int32Array(tiles.length);
  const checks = new Int32Array(tiles.length);
  const sums = new Float64Array(tiles.length + 1);
  const letterRandoms = filter.randoms;
  let rackRandoms = 0;
  for (let i = 0; i < tiles.length; i++) {
    const tile = tiles[i]!;
    const isHigh = high !== 0 && tile > lowLetters;
    letterBits[i] = tile === 0 ? -1 : 1 << (isHigh ? tile : tile - 1);
    checks[i] = isHigh ? HIGH_CHECK : CROSS_CHECK;
    sums[i + 1] = sums[i]! + pointsOf(tile);
    rackRandoms += letterRandoms[tile]!;
  }
  const more = found.adds.map((added, laid) => added + bonuses[laid]!);
  const rising = more.every((points, n) => n === 0 || points >= more[n - 1]!);
  return { letterBits, checks, rackRandoms, letterRandoms, most, more, rising, sums, any: search.blankLetters };
}

/** What bounds need of the board, see above. */
interface BoardSums {
  readonly numbers: Int32Array;
  readonly upTo: Float64Array;
}

function sumsOf({ cells }: Search, { letterBits, checks, sums, letterRandoms }: RackOfBounds): BoardSums {
  const numbers = new Int32Array(cells.length / CELL);
  const upTo = new Float64Array((numbers.length + 1) * EMPTY);
  let joined = 0;
  let joinedBefore = 0; // up to the last empty cell
  let extra = 0;
  let times = 1;
  let crosses = 0;
  let joinedRandoms = 0;
  let blocked = 0;
  let empty = 0;
  for (let cell = 0; cell < cells.length; cell += CELL) {
    const letter = cells[cell + TILE]!;
    if (letter !== 0) {
      joined += cells[cell + SUM]!;
      joinedRandoms += letterRandoms[letter]!;
      numbers[cell / CELL] = empty;
      continue;
    }
    numbers[cell / CELL] = ++empty;
    const at = empty * EMPTY;
    upTo[at + JOINED] = joined + extra;
    upTo[at + JOINED_BEFORE] = joinedBefore + extra;
    upTo[at + TIMES] = times;
    upTo[at + CROSSES] = crosses;
    upTo[at + RANDOMS] = joinedRandoms;
    joinedBefore = joined;
    let tile = 0; // the best that may lie here
    while (tile < letterBits.length && (letterBits[tile]! & cells[cell + checks[tile]!]!) === 0) tile++;
    if (tile === letterBits.length) {
      while (blocked < empty) upTo[++blocked * EMPTY + BLOCKED_FROM] = empty;
      times = 1;
    } else {
      const value = sums[tile + 1]! - sums[tile]!;
      extra += (cells[cell + LETTER_TIMES]! - 1) * value;
      times *= cells[cell + WORD_TIMES]!;
      crosses += cells[cell + SUM]! + cells[cell + CROSS_TIMES]! * value;
    }
    upTo[at + BLOCKED_TO] = blocked;
  }
  return { numbers, upTo };
}

function boundOf(
  search: Search,
  rack: RackOfBounds,
  { numbers, upTo }: BoardSums,
  index: number,
  atLeast: number,
  lettersWith: (boardRandoms: number) => BlankLetters,
): number {
  const { cells, starts } = search;
  const { most, more, rising, sums, any } = rack;
  const start = index * START;
  const from = starts[start + FROM]!;
  const after = numbers[starts[start + AFTER]! / CELL]!;
  // Beside a run one tile on either side is a play. Elsewhere a tile lies on the anchor, and another beside it.
  const least = cells[from + TILE] !== 0 ? 1 : 2;
  const before = after - 1; // the empty cell before the run, or the anchor
  const first = Math.max(
    after - most,
    upTo[before * EMPTY + BLOCKED_TO]! + 1,
    numbers[Math.max(0, starts[start + FIRST]! - CELL) / CELL]! + 1,
  );
  const last = Math.min(
    numbers[Math.min(starts[start + LAST]!, cells.length - CELL) / CELL]!,
    upTo[after * EMPTY + BLOCKED_FROM]! - 1,
  );
  let best = -Infinity;
  let lefts = 0;
  let letters: BlankLetters | null = null;
  for (let begin = first; begin <= after + 1 - least; begin++) {
    const a = begin * EMPTY;
    const leastEnd = Math.max(begin + least - 1, before);
    // The longest first. Where bonuses rise, shorter ones score less. All tiles of the rack may not make a word.
    for (let end = Math.min(last, begin + most - 1); end >= leastEnd; end--) {
      const b = (end + 1) * EMPTY;
      const count = end - begin + 1;
      const sum = upTo[b + JOINED]! - upTo[a + JOINED_BEFORE]! + sums[count]!;
      const word = (sum * upTo[b + TIMES]!) / upTo[a + TIMES]!;
      // A little more than that, because the products of large premiums are rounded.
      const bound = word * (1 + 1e-12) + upTo[b + CROSSES]! - upTo[a + CROSSES]! + more[count]!;
      if (bound >= atLeast) {
        const here = count === sums.length - 1 ? lettersWith(upTo[b + RANDOMS]! - upTo[a - EMPTY + RANDOMS]!) : any;
        if (here[0]) {
          if (bound > best) best = bound;
          lefts |= 1 << Math.min(after - begin, 31);
          letters = letters === null || letters === here || here === any ? here : eitherOf(letters, here);
        }
      }
      if (rising && count < sums.length - 1) break;
    }
  }
  search.blankLetters = search.high === 0 && letters ? letters : any;
  search.lefts = lefts;
  return best;
}

function eitherOf(some: BlankLetters, others: BlankLetters): BlankLetters {
  return some.map((letters, i) => letters | others[i]!);
}
