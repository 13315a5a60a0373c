import { compareTiles } from "./compare-tiles.ts";
import type { PlayTable } from "./found.ts";

/**
 * Some plays of a table in order, by index: those with most points first if `byPoints`, among equals as `compareTiles`
 * has them.
 *
 * Points, squares and letters are small whole numbers, so counting sorts them, what is compared last first, each time
 * leaving equals as they are. What remains are plays of equal points that begin with the same tile, and those are few.
 */
export function sortPlays({ points, tiles, width }: PlayTable, plays: Int32Array, byPoints: boolean): Int32Array {
  const count = plays.length;
  const letters = new Int32Array(count);
  const squares = new Int32Array(count);
  let top = Number.NEGATIVE_INFINITY;
  let bottom = Number.POSITIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    const tile = tiles[plays[i]! * width]!;
    const score = points[plays[i]!]!;
    letters[i] = tile & 255;
    squares[i] = tile >> 8;
    if (score > top) top = score;
    if (score < bottom) bottom = score;
  }
  if (byPoints && top - bottom > mostRanks)
    return plays.slice().sort((a, b) => points[b]! - points[a]! || compareTiles(tiles, width, a, b));

  let order = countingSort(letters);
  order = countingSort(squares, order);
  if (byPoints) {
    const ranks = letters; // not needed any more
    for (let i = 0; i < count; i++) ranks[i] = top - points[plays[i]!]!;
    order = countingSort(ranks, order);
  }
  const sorted = order;
  for (let i = 0; i < count; i++) {
    const play = plays[order[i]!]!;
    const first = tiles[play * width]!;
    let at = i;
    for (; at > 0; at--) {
      const before = sorted[at - 1]!;
      if (tiles[before * width] !== first || (byPoints && points[before] !== points[play])) break;
      if (compareTiles(tiles, width, before, play) < 0) break;
      sorted[at] = before;
    }
    sorted[at] = play;
  }
  return sorted;
}

/** Points further apart are not worth counting. */
const mostRanks = 1 << 16;

/** The indices of keys in the order of the keys, which are small numbers from 0; equals stay as they are in `order`. */
function countingSort(keys: Int32Array, order?: Int32Array): Int32Array {
  let most = 0;
  for (let i = 0; i < keys.length; i++) if (keys[i]! > most) most = keys[i]!;
  const places = new Int32Array(most + 2);
  for (let i = 0; i < keys.length; i++) places[keys[i]! + 1]!++;
  for (let key = 1; key <= most; key++) places[key] = places[key]! + places[key - 1]!;
  const sorted = new Int32Array(keys.length);
  for (let i = 0; i < keys.length; i++) {
    const at = order === undefined ? i : order[i]!;
    sorted[places[keys[at]!]!++] = at;
  }
  return sorted;
}
