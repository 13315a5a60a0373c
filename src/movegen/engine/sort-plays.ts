import { compareTiles, type PlayTable } from "./play-table.ts";

/** So few plays are put in order faster by insertion alone. */
const few = 64;

/**
 * Some plays of a table, given by index, put in order: best first if `byPoints`, and those of equal points as
 * `compareTiles` has them.
 *
 * Points, squares and letters are whole numbers and nearly always small, so many plays are first sorted by counting.
 * The least important key comes first, and each pass leaves equals in their order. After that only plays of equal
 * points that begin with the same tile may be out of order. There are few of them, and insertion puts them right.
 */
export function sortPlays({ points, tiles, width }: PlayTable, plays: Int32Array, byPoints: boolean): Int32Array {
  const count = plays.length;
  let sorted = plays;
  if (count > few) {
    let top = -Infinity;
    for (const play of plays) top = Math.max(top, points[play]!);
    const letters = new Int32Array(count);
    const squares = new Int32Array(count);
    const ranks = new Float64Array(count); // points may be far apart
    plays.forEach((play, i) => {
      const first = tiles[play * width]!;
      letters[i] = first & 255;
      squares[i] = first >> 8;
      if (byPoints) ranks[i] = top - points[play]!;
    });
    const order = countingSort(ranks, countingSort(squares, countingSort(letters, null)));
    sorted = order.map((place) => plays[place]!);
  }
  for (let i = 1; i < count; i++) {
    const play = sorted[i]!;
    let at = i;
    for (; at > 0; at--) {
      const before = sorted[at - 1]!;
      const lead = byPoints ? points[before]! - points[play]! : 0;
      if ((lead || compareTiles(tiles, width, play, before)) > 0) break;
      sorted[at] = before;
    }
    sorted[at] = play;
  }
  return sorted;
}

/** Keys that lie further apart than this are sorted by comparing. */
const mostKeys = 1 << 16;

/** Places in the order of their keys, which are numbers from 0. Equal ones keep the order of `places`, if given. */
function countingSort(keys: Int32Array | Float64Array, places: Int32Array | null): Int32Array {
  let most = 0;
  for (const key of keys) most = Math.max(most, key);
  if (places !== null && most > mostKeys) return places.sort((a, b) => keys[a]! - keys[b]!);
  const starts = new Int32Array(most + 2);
  for (const key of keys) starts[key + 1]!++;
  for (let key = 1; key <= most; key++) starts[key] = starts[key]! + starts[key - 1]!;
  const sorted = new Int32Array(keys.length);
  for (let i = 0; i < keys.length; i++) {
    const place = places === null ? i : places[i]!;
    sorted[starts[keys[place]!]!++] = place;
  }
  return sorted;
}
