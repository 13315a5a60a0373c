import { compareTiles, type RawPlays } from "./play-collector.ts";

/** So few plays are put in order faster by insertion alone. */
const few = 64;

/** Points that lie further apart than this are sorted by comparing. */
const mostKeys = 1 << 16;

/**
 * Some plays of a table, given by index, put in order: best first if `byPoints`, and those of equal points as
 * `compareTiles` has them. The list is used for the work.
 *
 * Points are whole numbers and nearly always small, so plays are sorted by counting first. Then plays of equal points
 * are put in order among themselves.
 */
export function sortPlays(table: RawPlays, plays: Int32Array, byPoints: boolean): Int32Array {
  const { points } = table;
  const sorted = byPoints ? bestFirst(points, plays) : plays;
  for (let from = 0; from < sorted.length; ) {
    let end = from + 1;
    while (end < sorted.length && (!byPoints || points[sorted[end]!] === points[sorted[from]!])) end++;
    sortByTiles(table, sorted, from, end);
    from = end;
  }
  return sorted;
}

function bestFirst(points: Float64Array, plays: Int32Array): Int32Array {
  if (plays.length <= 1) return plays;
  let top = -Infinity;
  let bottom = Infinity;
  for (let i = 0; i < plays.length; i++) {
    const own = points[plays[i]!]!;
    if (own > top) top = own;
    if (own < bottom) bottom = own;
  }
  if (top - bottom > mostKeys) return plays.sort((a, b) => points[b]! - points[a]!);
  const places = new Int32Array(top - bottom + 2);
  for (let i = 0; i < plays.length; i++) places[top - points[plays[i]!]! + 1]!++;
  for (let key = 1; key < places.length; key++) places[key]! += places[key - 1]!;
  const sorted = new Int32Array(plays.length);
  for (let i = 0; i < plays.length; i++) sorted[places[top - points[plays[i]!]!]!++] = plays[i]!;
  return sorted;
}

/**
 * Puts the plays from `from` to before `end` in order by their tiles. Many are first sorted by one number each, made of
 * the first tile and the place in the list; the engine sorts numbers without calling back. What is then still out of
 * order begins with the same tile, and insertion puts it right.
 */
function sortByTiles({ tiles, width }: RawPlays, plays: Int32Array, from: number, end: number): void {
  const count = end - from;
  if (count > few) {
    const keys = new Float64Array(count);
    for (let i = 0; i < count; i++) keys[i] = tiles[plays[from + i]! * width]! * count + i;
    keys.sort();
    const before = plays.slice(from, end);
    for (let i = 0; i < count; i++) plays[from + i] = before[keys[i]! % count]!;
  }
  for (let i = from + 1; i < end; i++) {
    const play = plays[i]!;
    const first = tiles[play * width]!;
    let at = i;
    for (; at > from; at--) {
      const before = plays[at - 1]!;
      if ((first - tiles[before * width]! || compareTiles(tiles, width, play, before)) > 0) break;
      plays[at] = before;
    }
    plays[at] = play;
  }
}
