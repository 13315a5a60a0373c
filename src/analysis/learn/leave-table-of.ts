import { refuseOption } from "../../read/refuse.ts";
import { type LeaveTable, mostHundredths } from "../leaves/leave-table.ts";
import { countKinds, countMultisets, type Multisets, visitMultisets } from "../leaves/multisets.ts";
import type { Lessons } from "./lessons.ts";
import { requireLessons } from "./read-lessons.ts";

/**
 * Returns a leave table made from lessons.
 *
 * A tile's value is the average of the racks that contain it, minus the average of all racks. A pair's value is what
 * its racks are worth beyond the values of its tiles, and so on. Averages over few racks are unreliable, so they are
 * shrunk towards 0: the more they would vary by chance alone, the more they are shrunk.
 *
 * All numbers in the table are finite. Tiles that were on no rack are worth 0. If all racks were worth the same, every
 * tile is worth 0.
 *
 * @throws TypeError if `lessons` is not a lessons object.
 * @throws RangeError, naming each path, for lessons that `parseLessons` rejects, and for sums that would make a tile
 * worth more than 5,000 points, the limit of a table.
 */
export function leaveTableOf(lessons: Lessons): LeaveTable {
  requireLessons(lessons);
  const { tiles, racks, counts, sums, ruleset, variants, words, seed, before, games: ranges } = lessons;
  const multisets = countMultisets(tiles.length, counts.length);
  const mean = racks.sum / Math.max(1, racks.count);
  const variance = Math.max(0, racks.squares / Math.max(1, racks.count) - mean * mean);
  /** By size, then by number: what a multiset adds to all those that it contains. */
  const added: (readonly number[])[] = [];
  counts.forEach((list, i) => {
    const own = sums[i]!;
    const raw = new Array<number>(list.length).fill(0);
    forEachMultiset(tiles.length, i + 1, (multiset, number) => {
      if (list[number] === 0) return;
      raw[number] = own[number]! / list[number]! - mean - sumOfParts(multiset, multisets, added);
    });
    added.push(shrunk(raw, list, variance));
  });
  const values = added.map((list, k) =>
    list.map((value, i) => {
      if (!(Math.abs(value) <= mostHundredths))
        refuseOption(`lessons.sums[${k}][${i}]`, "a tile value from -5,000 to 5,000 points", value / 100);
      return Math.round(value) + 0;
    }),
  );
  const games = ranges.reduce((sum, [first, end]) => sum + end - first, 0);
  return {
    kind: "leaves",
    version: 1,
    tiles,
    values,
    made: before === null ? null : [...before, { ruleset, variants, words, seed, games }],
  };
}

/** What the parts of a multiset add that are smaller than it. */
function sumOfParts(multiset: readonly number[], multisets: Multisets, added: readonly (readonly number[])[]): number {
  let sum = 0;
  visitMultisets(countKinds(multiset), multisets, (size, number) => {
    if (size < multiset.length) sum += added[size - 1]![number]!;
  });
  return sum;
}

/**
 * Draws averages towards 0. Each differs from what is true by chance, the less the more racks there were; what they
 * differ by beyond that is how much they truly differ.
 */
function shrunk(values: readonly number[], counts: readonly number[], variance: number): readonly number[] {
  let racks = 0;
  let squares = 0;
  let seen = 0;
  values.forEach((value, i) => {
    racks += counts[i]!;
    squares += counts[i]! * value * value;
    if (counts[i]! > 0) seen++;
  });
  const signal = racks === 0 ? 0 : Math.max(0, squares - seen * variance) / racks;
  // Where racks do not differ beyond chance, or were all worth the same, there is nothing to learn.
  if (signal === 0) return values.map(() => 0);
  return values.map((value, i) => (counts[i] === 0 ? 0 : (value * signal) / (signal + variance / counts[i]!)));
}

/** Calls back with each multiset of a size, in order, and its number. */
function forEachMultiset(
  kinds: number,
  size: number,
  visit: (multiset: readonly number[], number: number) => void,
): void {
  const multiset = new Array<number>(size).fill(0);
  for (let number = 0; kinds > 0; number++) {
    visit(multiset, number);
    let at = size - 1;
    while (at >= 0 && multiset[at] === kinds - 1) at--;
    if (at < 0) return;
    multiset.fill(multiset[at]! + 1, at);
  }
}
