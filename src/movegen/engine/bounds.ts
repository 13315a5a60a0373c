import type { Anchors } from "./anchors.ts";
import type { Cells, Lanes } from "./cells.ts";
import { blankNumber, type Letters } from "./letters.ts";

/** What a bound needs to know of the rack. */
export interface RackValues {
  /** The tiles from the one of most points down: the letters each can be, as bits, and its points. */
  readonly bits: readonly number[];
  readonly points: readonly number[];
  /** The most tiles of a play. */
  readonly most: number;
  /** At n: the most points that n tiles have by themselves, and the bonus for laying n. */
  readonly sums: readonly number[];
  readonly bonuses: readonly number[];
}

/** The values of a rack (numbers of letters). */
export function rackValues(
  rack: readonly number[],
  { values, blankValue }: Letters,
  bonuses: readonly (number | undefined)[],
  maxTiles: number,
): RackValues {
  const pointsOf = (number: number): number => (number === blankNumber ? blankValue : values[number]!);
  const sorted = [...rack].sort((a, b) => pointsOf(b) - pointsOf(a));
  const points = sorted.map(pointsOf);
  const sums = [0];
  for (const value of points) sums.push(sums.at(-1)! + value);
  return {
    bits: sorted.map((number) => (number === blankNumber ? -1 : 1 << number)),
    points,
    most: Math.min(rack.length, maxTiles),
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
export function boundsOf(
  { tiles, allowed, sums, crossTimes }: Cells,
  { letterTimes, wordTimes }: Lanes,
  anchors: Anchors,
  values: RackValues,
): Float64Array {
  const bounds = new Float64Array(anchors.count);
  const before = createSide(values.most);
  const after = createSide(values.most);
  for (let i = 0; i < bounds.length; i++) {
    const from = anchors.from[i]!;
    const behind = anchors.behind[i]!;
    const overRun = tiles[from] !== 0;
    let run = 0;
    if (overRun) for (let cell = from; cell < behind; cell++) run += sums[cell]!;
    const lengthBefore = extend(before, overRun ? from - 1 : from, -1, anchors.first[i]!);
    const lengthAfter = extend(after, behind, 1, anchors.last[i]!);
    // A play over no run covers the anchor, and is no single tile.
    bounds[i] = bestStretch(before, lengthBefore, after, lengthAfter, run, overRun ? 0 : 1, values);
  }
  return bounds;

  function extend(side: Side, start: number, step: number, limit: number): number {
    let n = 0;
    let cell = start;
    while (n < values.most && (limit - cell) * step >= 0) {
      const best = bestFor(allowed[cell]!, values);
      if (best === null) break;
      n++;
      let sum = side.sums[n - 1]!;
      side.extras[n] = side.extras[n - 1]! + (letterTimes[cell]! - 1) * best;
      side.times[n] = side.times[n - 1]! * wordTimes[cell]!;
      side.crosses[n] = side.crosses[n - 1]! + sums[cell]! + crossTimes[cell]! * best;
      for (cell += step; tiles[cell] !== 0; cell += step) sum += sums[cell]!;
      side.sums[n] = sum;
    }
    return n;
  }
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
  return {
    sums: numbers(),
    extras: numbers(),
    times: numbers().fill(1),
    crosses: numbers(),
  };
}

/** The points of the best tile of the rack that is one of these letters; `null` if there is none. */
function bestFor(allowed: number, { bits, points }: RackValues): number | null {
  for (let i = 0; i < bits.length; i++) if ((bits[i]! & allowed) !== 0) return points[i]!;
  return null;
}

function bestStretch(
  before: Side,
  lengthBefore: number,
  after: Side,
  lengthAfter: number,
  run: number,
  leastBefore: number,
  { most, sums, bonuses }: RackValues,
): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let i = leastBefore; i <= lengthBefore; i++) {
    const longest = Math.min(lengthAfter, most - i);
    for (let j = Math.max(0, 1 + leastBefore - i); j <= longest; j++) {
      const sum = run + before.sums[i]! + before.extras[i]! + after.extras[j]! + sums[i + j]!;
      const crosses = before.crosses[i]! + after.crosses[j]!;
      const points = sum * before.times[i]! * after.times[j]! + crosses + bonuses[i + j]!;
      if (points > best) best = points;
    }
  }
  return best;
}
