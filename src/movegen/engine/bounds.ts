import { ALLOWED, CELL, CROSS_TIMES, LETTER_TIMES, SUM, TILE, WORD_TIMES } from "./cells.ts";
import type { Setting } from "./create-search.ts";
import { ANCHOR, BEHIND, FIRST, FROM, LAST } from "./starts.ts";
import { blankNumber } from "./tile-alphabet.ts";

/** What a bound needs to know of the rack. */
interface RackValues {
  /** The tiles from the one of most points down: the letters each can be, as bits, and its points. */
  readonly bits: readonly number[];
  readonly points: readonly number[];
  /** The most tiles of a play. */
  readonly most: number;
  /** At n: the most points that n tiles have by themselves, and the bonus for laying n. */
  readonly sums: readonly number[];
  readonly bonuses: readonly number[];
}

function rackValues({ numbers, letters, bonuses, maxTiles }: Setting): RackValues {
  const { values, blankValue } = letters;
  const pointsOf = (number: number): number => (number === blankNumber ? blankValue : values[number]!);
  const sorted = [...numbers].sort((a, b) => pointsOf(b) - pointsOf(a));
  const points = sorted.map(pointsOf);
  const sums = [0];
  for (const value of points) sums.push(sums.at(-1)! + value);
  return {
    bits: sorted.map((number) => (number === blankNumber ? -1 : 1 << number)),
    points,
    most: Math.min(numbers.length, maxTiles),
    sums,
    bonuses: sums.map((_, laid) => bonuses[laid] ?? 0),
  };
}

/**
 * For each anchor a number of points that none of its plays exceeds: whoever wants the best play alone does not search
 * where it cannot be.
 *
 * It is the best over all stretches of squares that so many tiles could fill. Of a stretch the premiums are known, and the
 * tiles between and beside it. Of the tiles laid nothing is known but their number: so they are taken to be the best of
 * the rack, and each letter premium and each cross word to get the best tile that may lie there.
 */
export function boundsOf(setting: Setting): Float64Array {
  const { cells, anchors } = setting;
  const values = rackValues(setting);
  const bounds = new Float64Array(anchors.length / ANCHOR);
  const before = createSide(values.most);
  const after = createSide(values.most);
  for (let i = 0; i < bounds.length; i++) {
    const from = anchors[i * ANCHOR + FROM]!;
    const overRun = cells[from + TILE] !== 0;
    let run = 0;
    for (let cell = from; cells[cell + TILE] !== 0; cell += CELL) run += cells[cell + SUM]!;
    const start = overRun ? from - CELL : from;
    const mostBefore = extend(before, cells, start, -CELL, anchors[i * ANCHOR + FIRST]!, values);
    const mostAfter = extend(after, cells, anchors[i * ANCHOR + BEHIND]!, CELL, anchors[i * ANCHOR + LAST]!, values);
    // Over a run a tile on either side will do; elsewhere a tile lies on the anchor, and one beside it.
    bounds[i] = bestStretch(before, mostBefore, after, mostAfter, run, overRun ? 0 : 1, values);
  }
  return bounds;
}

/** What the first so many free squares before, or behind, an anchor are worth; index 0 stands for none of them. */
interface Side {
  /** The tiles of the board that come into the word with them. */
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

/** Looks at the squares of a side, as many as tiles may be laid on. Gives their number. */
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

/** The points of the best tile of the rack that may lie on a cell; `null` if there is none. */
function bestFor(cells: Int32Array, cell: number, { bits, points }: RackValues): number | null {
  const allowed = cells[cell + ALLOWED]!;
  for (let i = 0; i < bits.length; i++) if ((bits[i]! & allowed) !== 0) return points[i]!;
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
