import { lowLetters } from "./arcs.ts";
import { CROSS_CHECK, HIGH_CHECK } from "./cells.ts";
import type { Search } from "./create-search.ts";
import { START } from "./starts.ts";
import { hasSum, type WordFilter } from "./word-filter.ts";

/**
 * Upper bounds on the points of plays, so that a search for the best can skip starts that cannot have it.
 *
 * A bound is the best over all stretches of squares that a play from a start could fill. Their premiums are known, and
 * so are the tiles of the board between and beside them. Of the tiles laid only the number is known: they count as the
 * best of the rack, and each letter premium and each cross word counts with the best tile that may lie there.
 */
export interface Bounds {
  /** By start: no play from it scores more. */
  readonly bounds: Float64Array;
  /**
   * A bound for the start of that index that takes more time and is often lower. Where all tiles of the rack, or all
   * but one, make no word with the tiles of the board, it leaves that stretch out, and with it the bonus for laying so
   * many. It holds for plays that score at least `atLeast`.
   */
  refine(index: number, atLeast: number): number;
}

// A side of a start is five numbers for each n of the first n empty squares before it, or after it:
// 0 the points of the tiles of the board that join the word with these squares
// 1 what letter premiums add at most
// 2 what the squares multiply the word by
// 3 what cross words score at most
// 4 the random numbers of the tiles of the board that join the word, added up
//
// Offsets are written as numbers below, for the reason that search-from.ts gives. It lists those of cells; those of
// starts are in starts.ts.

/** What a bound is made of. */
interface Ground extends Pick<Search, "cells" | "starts" | "bonuses"> {
  // The tiles of the rack in descending order of points.
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
  readonly before: Float64Array;
  readonly after: Float64Array;
}

/** The bounds of all starts of a search. */
export function boundsOf(search: Search, filter: WordFilter | null): Bounds {
  const ground = groundOf(search, filter);
  const bounds = new Float64Array(search.starts.length / START);
  for (let i = 0; i < bounds.length; i++) bounds[i] = boundOf(ground, i, Number.NEGATIVE_INFINITY, null);
  return { bounds, refine: (index, atLeast) => boundOf(ground, index, atLeast, filter) };
}

function groundOf(search: Search, filter: WordFilter | null): Ground {
  const { cells, starts, values, blankValue, blanks, counts, high, bonuses, maxTiles, rack } = search;
  // The numbers of the letters from 1; a blank is 0.
  const tiles: number[] = new Array(blanks).fill(0);
  for (let letter = 0; letter < counts.length; letter++)
    for (let i = 0; i < counts[letter]!; i++) tiles.push(letter + 1);
  const pointsOf = (tile: number): number => (tile === 0 ? blankValue : values[tile - 1]!);
  tiles.sort((a, b) => pointsOf(b) - pointsOf(a));
  const isHigh = (tile: number): boolean => high !== 0 && tile > lowLetters;
  const most = Math.min(rack.length, maxTiles);
  const points = Float64Array.from(tiles, pointsOf);
  const sums = new Float64Array(most + 1);
  for (let n = 0; n < most; n++) sums[n + 1] = sums[n]! + points[n]!;
  const letterRandoms = filter?.randoms ?? new Int32Array(values.length + 1);
  const randoms = Int32Array.from(tiles, (tile) => letterRandoms[tile]!);
  return {
    cells,
    starts,
    bonuses,
    letterBits: Int32Array.from(tiles, (tile) => (tile === 0 ? -1 : 1 << (isHigh(tile) ? tile : tile - 1))),
    checks: Int32Array.from(tiles, (tile) => (isHigh(tile) ? HIGH_CHECK : CROSS_CHECK)),
    points,
    randoms,
    rackRandoms: randoms.reduce((sum, number) => sum + number, 0),
    letterRandoms,
    most,
    sums,
    before: createSide(most),
    after: createSide(most),
  };
}

function createSide(most: number): Float64Array {
  const side = new Float64Array((most + 1) * 5);
  side[2] = 1;
  return side;
}

function boundOf(ground: Ground, index: number, atLeast: number, filter: WordFilter | null): number {
  const { cells, starts, bonuses, letterRandoms, most, sums, before, after } = ground;
  const from = starts[index * 4]!;
  let run = 0;
  let runRandoms = 0;
  let cell = from;
  for (; cells[cell] !== 0; cell += 8) {
    run += cells[cell + 2]!;
    runRandoms += letterRandoms[cells[cell]!]!;
  }
  // Beside a run one tile on either side is a play. Elsewhere a tile lies on the anchor, and another beside it.
  const leastBefore = cell === from ? 1 : 0;
  const first = cell === from ? from : from - 8;
  const mostBefore = extend(ground, before, first, -8, starts[index * 4 + 2]!);
  const mostAfter = extend(ground, after, starts[index * 4 + 1]!, 8, starts[index * 4 + 3]!);
  let best = Number.NEGATIVE_INFINITY;
  // The longest first: once they are bounded, most of the others need no second look.
  for (let i = mostBefore; i >= leastBefore; i--) {
    const b = i * 5;
    const sumBefore = run + before[b]! + before[b + 1]!;
    const timesBefore = before[b + 2]!;
    const crossesBefore = before[b + 3]!;
    for (let j = Math.min(mostAfter, most - i); j >= 0 && i + j > leastBefore; j--) {
      const a = j * 5;
      const sum = sumBefore + after[a]! + after[a + 1]! + sums[i + j]!;
      const bound = sum * timesBefore * after[a + 2]! + crossesBefore + after[a + 3]! + bonuses[i + j]!;
      if (bound <= best || bound < atLeast) continue;
      if (filter !== null) {
        const boardRandoms = runRandoms + before[b + 4]! + after[a + 4]!;
        if (!canSpell(ground, filter, i + j, boardRandoms)) continue;
      }
      best = bound;
    }
  }
  return best;
}

/** Whether so many tiles may make a word with tiles of the board whose random numbers add up to `boardRandoms`. */
function canSpell({ randoms, rackRandoms }: Ground, filter: WordFilter, count: number, boardRandoms: number): boolean {
  const all = rackRandoms + boardRandoms;
  if (count === randoms.length) return hasSum(filter, all);
  return count < randoms.length - 1 || randoms.some((tile) => hasSum(filter, all - tile));
}

/** Values the squares of a side on which tiles may be laid. Returns how many there are. */
function extend(ground: Ground, side: Float64Array, start: number, step: number, limit: number): number {
  const { cells, letterBits, checks, points, most, letterRandoms } = ground;
  let joined = 0;
  let extra = 0;
  let times = 1;
  let crosses = 0;
  let randoms = 0;
  let cell = start;
  for (let n = 0; n < most; n++) {
    if ((limit - cell) * step < 0) return n;
    let tile = 0; // the best that may lie here
    while (tile < letterBits.length && (letterBits[tile]! & cells[cell + checks[tile]!]!) === 0) tile++;
    if (tile === letterBits.length) return n;
    extra += (cells[cell + 3]! - 1) * points[tile]!;
    times *= cells[cell + 4]!;
    crosses += cells[cell + 2]! + cells[cell + 5]! * points[tile]!;
    for (cell += step; cells[cell] !== 0; cell += step) {
      joined += cells[cell + 2]!;
      randoms += letterRandoms[cells[cell]!]!;
    }
    const at = (n + 1) * 5;
    side[at] = joined;
    side[at + 1] = extra;
    side[at + 2] = times;
    side[at + 3] = crosses;
    side[at + 4] = randoms;
  }
  return most;
}
