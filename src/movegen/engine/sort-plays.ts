import { compareTiles, type RawPlays } from "./play-collector.ts";

/** Up to this many plays are put in order faster by insertion alone. */
const few = 64;

/** Keys that lie further apart than this are sorted by comparing. */
const mostKeys = 1 << 16;

/** Numbers by which plays are ordered, the largest first; by index into their table. */
type Key = Float64Array;

/** What plays are ordered by: the second key counts where the first ones are equal. */
export type Keys = readonly [first?: Key, second?: Key];

/**
 * The first of some plays of a table, given by index, in order. Those with equal keys are as `compareTiles` has them.
 * The list of plays may be reordered.
 *
 * @param top - How many at most.
 */
export function firstPlays(table: RawPlays, plays: Int32Array, [first, second]: Keys, top: number): Int32Array {
  if (top === 1 && plays.length > 1) return Int32Array.of(firstPlay(table, plays, first, second));
  let sorted = plays;
  // Sorting keeps equal ones in their order.
  if (second !== undefined) sorted = largestFirst(second, sorted);
  if (first !== undefined) sorted = largestFirst(first, sorted);
  for (let from = 0; from < sorted.length; ) {
    const play = sorted[from]!;
    let end = from + 1;
    for (; end < sorted.length; end++) {
      const other = sorted[end]!;
      if (first !== undefined && first[other] !== first[play]) break;
      if (second !== undefined && second[other] !== second[play]) break;
    }
    sortByTiles(table, sorted, from, end);
    from = end;
  }
  return sorted.subarray(0, top);
}

function firstPlay(
  { tiles, width }: RawPlays,
  plays: Int32Array,
  first: Key | undefined,
  second: Key | undefined,
): number {
  let best = plays[0]!;
  for (let i = 1; i < plays.length; i++) {
    const play = plays[i]!;
    const ahead =
      (first === undefined ? 0 : first[play]! - first[best]!) ||
      (second === undefined ? 0 : second[play]! - second[best]!) ||
      compareTiles(tiles, width, best, play);
    if (ahead > 0) best = play;
  }
  return best;
}

/**
 * Some plays with the largest keys first; those with equal keys stay in their order. Keys nearly always lie a small
 * whole number apart: then plays are sorted by counting.
 */
export function largestFirst(key: Key, plays: Int32Array): Int32Array {
  if (plays.length <= 1) return plays;
  let most = -Infinity;
  let least = Infinity;
  for (let i = 0; i < plays.length; i++) {
    const own = key[plays[i]!]!;
    if (own > most) most = own;
    if (own < least) least = own;
  }
  const compare = (a: number, b: number): number => key[b]! - key[a]!;
  if (most - least > mostKeys) return plays.sort(compare);
  const places = new Int32Array(most - least + 2);
  for (let i = 0; i < plays.length; i++) {
    const place = most - key[plays[i]!]!;
    if ((place | 0) !== place) return plays.sort(compare);
    places[place + 1]!++;
  }
  for (let place = 1; place < places.length; place++) places[place]! += places[place - 1]!;
  const sorted = new Int32Array(plays.length);
  for (let i = 0; i < plays.length; i++) sorted[places[most - key[plays[i]!]!]!++] = plays[i]!;
  return sorted;
}

/**
 * Puts the plays from `from` to before `end` in order by their tiles. Many are first sorted by one number each, made of
 * the first tile and the place in the list; the engine sorts numbers without calling back. Then only plays that begin
 * with the same tile are out of order, and insertion puts them right.
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
