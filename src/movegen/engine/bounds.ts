import { lowLetters } from "./arcs.ts";
import { CELL, CROSS_CHECK, CROSS_TIMES, HIGH_CHECK, LETTER_TIMES, SUM, TILE, WORD_TIMES } from "./cells.ts";
import type { Search } from "./create-search.ts";
import { AFTER, FIRST, FROM, LAST, START } from "./starts.ts";

/**
 * For each start an upper bound on the points of its plays, so that a search for the best play can skip starts that
 * cannot have it.
 *
 * A bound is the best over all stretches of squares that a play from this start could fill. Their premiums are known,
 * and so are the tiles of the board between and beside them. Of the tiles laid only the number is known: they count as
 * the best of the rack, and each letter premium and each cross word counts with the best tile that may lie there.
 */
export function boundsOf(search: Search): Float64Array {
  const { cells, starts } = search;
  const values = rackValues(search);
  const bounds = new Float64Array(starts.length / START);
  const before = createSide(values.most);
  const after = createSide(values.most);
  for (let i = 0; i < bounds.length; i++) {
    const from = starts[i * START + FROM]!;
    const isRun = cells[from + TILE] !== 0;
    let run = 0;
    for (let cell = from; cells[cell + TILE] !== 0; cell += CELL) run += cells[cell + SUM]!;
    const start = isRun ? from - CELL : from;
    const mostBefore = extend(before, cells, start, -CELL, starts[i * START + FIRST]!, values);
    const mostAfter = extend(after, cells, starts[i * START + AFTER]!, CELL, starts[i * START + LAST]!, values);
    // Beside a run one tile on either side is a play. Elsewhere a tile lies on the anchor, and another beside it.
    bounds[i] = bestStretch(before, mostBefore, after, mostAfter, run, isRun ? 0 : 1, values);
  }
  return bounds;
}

/** What a bound needs to know of the rack. */
interface RackValues {
  /** The tiles in descending order of points: the letters that each can be, as bits of which check, and its points. */
  readonly letterBits: readonly number[];
  readonly checks: readonly number[];
  readonly points: readonly number[];
  /** The most tiles of a play. */
  readonly most: number;
  /** At n: the most points that n tiles have by themselves, and the bonus for laying n. */
  readonly sums: readonly number[];
  readonly bonuses: Int32Array;
}

function rackValues({ values, blankValue, blanks, counts, high, bonuses, maxTiles, rack }: Search): RackValues {
  const tiles: { readonly letterBits: number; readonly check: number; readonly points: number }[] = [];
  for (let i = 0; i < blanks; i++) tiles.push({ letterBits: -1, check: CROSS_CHECK, points: blankValue });
  for (let letter = 0; letter < counts.length; letter++) {
    const isHigh = high !== 0 && letter >= lowLetters;
    const tile = {
      letterBits: isHigh ? 1 << (letter + 1) : 1 << letter,
      check: isHigh ? HIGH_CHECK : CROSS_CHECK,
      points: values[letter]!,
    };
    for (let i = 0; i < counts[letter]!; i++) tiles.push(tile);
  }
  tiles.sort((a, b) => b.points - a.points);
  const points = tiles.map((tile) => tile.points);
  const sums = [0];
  for (const value of points) sums.push(sums.at(-1)! + value);
  return {
    letterBits: tiles.map((tile) => tile.letterBits),
    checks: tiles.map((tile) => tile.check),
    points,
    most: Math.min(rack.length, maxTiles),
    sums,
    bonuses,
  };
}

/** What the first n empty squares before a start, or after it, are worth; index 0 stands for no square. */
interface Side {
  /** The points of the tiles of the board that join the word with them. */
  readonly sums: Float64Array;
  /** What letter premiums add at most. */
  readonly extras: Float64Array;
  /** What they multiply the word by. */
  readonly times: Float64Array;
  /** What cross words score at most. */
  readonly crosses: Float64Array;
}

function createSide(most: number): Side {
  const numbers = (): Float64Array => new Float64Array(most + 1);
  return { sums: numbers(), extras: numbers(), times: numbers().fill(1), crosses: numbers() };
}

/** Values the squares of a side on which tiles may be laid. Returns how many there are. */
function extend(side: Side, cells: Int32Array, start: number, step: number, limit: number, values: RackValues): number {
  const { sums, extras, times, crosses } = side;
  let n = 0;
  let cell = start;
  while (n < values.most && (limit - cell) * step >= 0) {
    const best = bestFor(cells, cell, values);
    if (best === null) break;
    n++;
    sums[n] = sums[n - 1]!;
    extras[n] = extras[n - 1]! + (cells[cell + LETTER_TIMES]! - 1) * best;
    times[n] = times[n - 1]! * cells[cell + WORD_TIMES]!;
    crosses[n] = crosses[n - 1]! + cells[cell + SUM]! + cells[cell + CROSS_TIMES]! * best;
    for (cell += step; cells[cell + TILE] !== 0; cell += step) sums[n] = sums[n]! + cells[cell + SUM]!;
  }
  return n;
}

/** The points of the best tile of the rack that may lie on a cell; `null` if none may. */
function bestFor(cells: Int32Array, cell: number, { letterBits, checks, points }: RackValues): number | null {
  for (let i = 0; i < letterBits.length; i++) if ((letterBits[i]! & cells[cell + checks[i]!]!) !== 0) return points[i]!;
  return null;
}

function bestStretch(
  before: Side,
  mostBefore: number,
  after: Side,
  mostAfter: number,
  run: number,
  leastBefore: number,
  { most, sums, bonuses }: RackValues,
): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let i = leastBefore; i <= mostBefore; i++) {
    for (let j = Math.max(0, leastBefore + 1 - i); j <= mostAfter && i + j <= most; j++) {
      const sum = run + before.sums[i]! + before.extras[i]! + after.extras[j]! + sums[i + j]!;
      const crosses = before.crosses[i]! + after.crosses[j]!;
      const points = sum * before.times[i]! * after.times[j]! + crosses + bonuses[i + j]!;
      if (points > best) best = points;
    }
  }
  return best;
}
