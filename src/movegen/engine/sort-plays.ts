import { compareTiles } from "./compare-tiles.ts";
import type { PlayTable } from "./found.ts";

/**
 * Some plays of a table in order: those with most points first if `byPoints`; among equals as `compareTiles` has them.
 *
 * A key that holds points, first tile and index at once can be sorted as a plain number, many times faster than by a
 * comparison of two plays. What it leaves open are plays of equal points that begin with the same tile, and those are few.
 */
export function sortPlays(table: PlayTable, plays: readonly number[], byPoints: boolean): readonly number[] {
  const { points, tiles, width } = table;
  const count = plays.length;
  let top = Number.NEGATIVE_INFINITY;
  let bottom = Number.POSITIVE_INFINITY;
  for (const play of plays) {
    top = Math.max(top, points[play]!);
    bottom = Math.min(bottom, points[play]!);
  }
  const compare = (a: number, b: number): number =>
    (byPoints ? points[b]! - points[a]! : 0) || compareTiles(tiles, width, a, b);
  const ranks = byPoints ? top - bottom + 1 : 1;
  if (ranks * tileRange * count > Number.MAX_SAFE_INTEGER) return [...plays].sort(compare);

  const keys = new Float64Array(count);
  for (let i = 0; i < count; i++) {
    const rank = byPoints ? top - points[plays[i]!]! : 0;
    keys[i] = (rank * tileRange + tiles[plays[i]! * width]!) * count + i;
  }
  keys.sort();
  const sorted: number[] = new Array<number>(count);
  for (let i = 0; i < count; i++) sorted[i] = plays[keys[i]! % count]!;
  for (let i = 1; i < count; i++) {
    if (Math.floor(keys[i]! / count) !== Math.floor(keys[i - 1]! / count)) continue;
    const play = sorted[i]!;
    let at = i;
    for (; at > 0 && compare(sorted[at - 1]!, play) > 0; at--) sorted[at] = sorted[at - 1]!;
    sorted[at] = play;
  }
  return sorted;
}

/** The numbers that stand for tiles in a table are smaller: 64 by 64 squares, times 256. */
const tileRange = 2 ** 20;
