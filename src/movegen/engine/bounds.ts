import { lowLetters } from "./arcs.ts";
import { CROSS_CHECK, HIGH_CHECK } from "./cells.ts";
import type { Search } from "./create-search.ts";
import { START } from "./starts.ts";
import { hasSum, type WordFilter } from "./word-filter.ts";

/**
 * Upper bounds on the points of plays, so that a search for the best can skip starts that cannot have it.
 *
 * A bound is the best over all stretches of squares that a play from a start could fill. Their premiums and the tiles
 * of the board between and beside them are known. Of the tiles laid only the number is known: they count as the
 * best of the rack, and each letter premium and each cross word counts with the best tile that may lie there.
 */
export interface Bounds {
  /** By start: no play from it scores more. */
  readonly bounds: Float64Array;
  /**
   * A bound for the start of that index that takes more time and is often lower. Where all tiles of the rack, or all
   * but one, make no word with the tiles of the board, it leaves that stretch out, and with it the bonus for laying
   * them. It holds for plays that score at least `atLeast`.
   */
  refine(index: number, atLeast: number): number;
}

// The empty cells of all lanes are numbered from 1 in their order, closed cells among them. What a stretch of them is
// worth is the difference of two sums: up to its end, and up to its beginning. For each empty cell there are seven
// numbers, and those of the next are 8 further on:
// 0 what the tiles of the board and letter premiums add to a word, up to this cell
// 1 the same, but the tiles only up to the empty cell before: those after it join a word that begins here
// 2 what the squares multiply the word by, since the last blocked cell (as a product)
// 3 what cross words score at most
// 4 the random numbers of the tiles of the board
// 5 the last blocked cell up to it, on which no tile of the rack may lie
// 6 the first blocked cell from it on
// `numbers` has, by cell divided by CELL, how many empty cells there are up to it.
//
// Offsets are written as numbers below, for the reason that search-from.ts gives. It lists those of cells; those of
// starts are in starts.ts.

/** The tiles of the rack in descending order of points. */
interface RackOfBounds {
  /** The letters that each tile can be, as bits, and in which check of a cell. */
  readonly letterBits: Int32Array;
  readonly checks: Int32Array;
  readonly points: Float64Array;
  /** The random number of each in the word filter, and all of them added up. */
  readonly randoms: Int32Array;
  readonly rackRandoms: number;
  /** By number of a letter, from 1. */
  readonly letterRandoms: Int32Array;
  /** The most tiles of a play. */
  readonly most: number;
  /** At n: the most points that n tiles have by themselves. */
  readonly sums: Float64Array;
  /** Whether more tiles never score less: no tile and no step from a bonus to the next is below nothing. */
  readonly rises: boolean;
}

/** The bounds of all starts of a search. */
export function boundsOf(search: Search, filter: WordFilter | null): Bounds {
  const rack = rackOf(search, filter);
  const boardSums = sumsOf(search, rack);
  const bounds = new Float64Array(search.starts.length / START);
  for (let i = 0; i < bounds.length; i++) bounds[i] = boundOf(search, rack, boardSums, i, -Infinity, null);
  return { bounds, refine: (index, atLeast) => boundOf(search, rack, boardSums, index, atLeast, filter) };
}

function rackOf(search: Search, filter: WordFilter | null): RackOfBounds {
  const { values, blankValue, blanks, counts, high, bonuses, maxTiles } = search;
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
  const points = new Float64Array(tiles.length);
  const randoms = new Int32Array(tiles.length);
  const sums = new Float64Array(tiles.length + 1);
  const letterRandoms = filter?.randoms ?? new Int32Array(values.length + 1);
  let rackRandoms = 0;
  for (let i = 0; i < tiles.length; i++) {
    const tile = tiles[i]!;
    const isHigh = high !== 0 && tile > lowLetters;
    letterBits[i] = tile === 0 ? -1 : 1 << (isHigh ? tile : tile - 1);
    checks[i] = isHigh ? HIGH_CHECK : CROSS_CHECK;
    points[i] = pointsOf(tile);
    sums[i + 1] = sums[i]! + points[i]!;
    randoms[i] = letterRandoms[tile]!;
    rackRandoms += randoms[i]!;
  }
  let rises = blankValue >= 0 && values.every((value) => value >= 0);
  for (let n = 1; n <= most; n++) rises &&= bonuses[n]! >= bonuses[n - 1]!;
  return { letterBits, checks, points, randoms, rackRandoms, letterRandoms, most, sums, rises };
}

/** What bounds need of the board, see above. */
interface BoardSums {
  readonly numbers: Int32Array;
  readonly upTo: Float64Array;
}

function sumsOf({ cells }: Search, { letterBits, checks, points, letterRandoms }: RackOfBounds): BoardSums {
  const numbers = new Int32Array(cells.length >> 3);
  const upTo = new Float64Array(cells.length + 8);
  let joined = 0;
  let joinedBefore = 0; // up to the last empty cell
  let extra = 0;
  let times = 1;
  let crosses = 0;
  let joinedRandoms = 0;
  let blocked = 0;
  let empty = 0;
  for (let cell = 0; cell < cells.length; cell += 8) {
    const letter = cells[cell]!;
    if (letter !== 0) {
      joined += cells[cell + 2]!;
      joinedRandoms += letterRandoms[letter]!;
      numbers[cell >> 3] = empty;
      continue;
    }
    numbers[cell >> 3] = ++empty;
    const at = empty * 8;
    upTo[at] = joined + extra;
    upTo[at + 1] = joinedBefore + extra;
    upTo[at + 2] = times;
    upTo[at + 3] = crosses;
    upTo[at + 4] = joinedRandoms;
    joinedBefore = joined;
    let tile = 0; // the best that may lie here
    while (tile < letterBits.length && (letterBits[tile]! & cells[cell + checks[tile]!]!) === 0) tile++;
    if (tile === letterBits.length) {
      while (blocked < empty) upTo[++blocked * 8 + 6] = empty;
      times = 1;
    } else {
      const value = points[tile]!;
      extra += (cells[cell + 3]! - 1) * value;
      times *= cells[cell + 4]!;
      crosses += cells[cell + 2]! + cells[cell + 5]! * value;
    }
    upTo[at + 5] = blocked;
  }
  return { numbers, upTo };
}

function boundOf(
  { cells, starts, bonuses }: Search,
  rack: RackOfBounds,
  { numbers, upTo }: BoardSums,
  index: number,
  atLeast: number,
  filter: WordFilter | null,
): number {
  const { most, sums, rises } = rack;
  const from = starts[index * 4]!;
  const after = numbers[starts[index * 4 + 1]! >> 3]!;
  // Beside a run one tile on either side is a play. Elsewhere a tile lies on the anchor, and another beside it.
  const isRun = cells[from] !== 0;
  const before = after - 1; // the empty cell before the run, or the anchor
  const lastBegin = isRun ? after : before;
  const least = isRun ? 1 : 2;
  const first = Math.max(
    after - most,
    upTo[before * 8 + 5]! + 1,
    numbers[Math.max(0, starts[index * 4 + 2]! - 8) >> 3]! + 1,
  );
  const last = Math.min(numbers[Math.min(starts[index * 4 + 3]!, cells.length - 8) >> 3]!, upTo[after * 8 + 6]! - 1);
  let best = -Infinity;
  for (let begin = first; begin <= lastBegin; begin++) {
    const a = begin * 8;
    const leastEnd = Math.max(begin + least - 1, before);
    // The longest first: where more tiles never score less, the others need no look.
    for (let end = Math.min(last, begin + most - 1); end >= leastEnd; end--) {
      const b = end * 8 + 8;
      const count = end - begin + 1;
      const sum = upTo[b]! - upTo[a + 1]! + sums[count]!;
      const word = (sum * upTo[b + 2]!) / upTo[a + 2]!;
      // A little more than that, because the products of large premiums are rounded.
      const bound = word + Math.abs(word) * 1e-12 + upTo[b + 3]! - upTo[a + 3]! + bonuses[count]!;
      const helps = bound > best && bound >= atLeast;
      if (helps && filter !== null && !canSpell(rack, filter, count, upTo[b + 4]! - upTo[a - 4]!)) continue;
      if (helps) best = bound;
      if (rises) break;
    }
  }
  return best;
}

/** Whether so many tiles may make a word with tiles of the board whose random numbers add up to `boardRandoms`. */
function canSpell(
  { randoms, rackRandoms }: RackOfBounds,
  filter: WordFilter,
  count: number,
  boardRandoms: number,
): boolean {
  const all = rackRandoms + boardRandoms;
  if (count === randoms.length) return hasSum(filter, all);
  return count < randoms.length - 1 || randoms.some((tile) => hasSum(filter, all - tile));
}
