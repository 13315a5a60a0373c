import { compareTiles, type PlayTable } from "./play-table.ts";

/** So few plays are put in order faster by insertion alone. */
const few = 64;

/**
 * Some plays of a table, given by index, put in order: best first if `byPoints`, and those of equal points as
 * `compareTiles` has them.
 *
 * Many plays are first sorted by one number each: how far they are below the best, then their first tile, then their
 * place in the list. The engine sorts numbers without calling back. After that only plays of equal points that begin
 * with the same tile may be out of order. There are few of them, and insertion puts them right.
 */
export function sortPlays({ points, tiles, width }: PlayTable, plays: Int32Array, byPoints: boolean): Int32Array {
  const compare = (a: number, b: number): number =>
    (byPoints ? points[b]! - points[a]! : 0) || compareTiles(tiles, width, a, b);
  const count = plays.length;
  let sorted = plays;
  if (count > few) {
    let top = 0;
    let bottom = 0;
    let tileEnd = 1;
    if (byPoints) top = bottom = points[plays[0]!]!;
    for (let i = 0; i < count; i++) {
      const play = plays[i]!;
      const tile = tiles[play * width]!;
      if (tile >= tileEnd) tileEnd = tile + 1;
      if (!byPoints) continue;
      if (points[play]! > top) top = points[play]!;
      else if (points[play]! < bottom) bottom = points[play]!;
    }
    // Points may lie so far apart that one number cannot hold all of it.
    if ((top - bottom + 1) * tileEnd * count > Number.MAX_SAFE_INTEGER) return plays.sort(compare);
    const keys = new Float64Array(count);
    for (let i = 0; i < count; i++) {
      const play = plays[i]!;
      const below = byPoints ? top - points[play]! : 0;
      keys[i] = (below * tileEnd + tiles[play * width]!) * count + i;
    }
    keys.sort();
    sorted = new Int32Array(count);
    for (let i = 0; i < count; i++) sorted[i] = plays[keys[i]! % count]!;
  }
  for (let i = 1; i < count; i++) {
    const play = sorted[i]!;
    let at = i;
    for (; at > 0; at--) {
      const before = sorted[at - 1]!;
      if (compare(play, before) > 0) break;
      sorted[at] = before;
    }
    sorted[at] = play;
  }
  return sorted;
}
