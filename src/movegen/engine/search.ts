import type { Anchors } from "./anchors.ts";
import { type Arcs, countBits, rootArc, stepLeft } from "./arcs.ts";
import type { Cells, Lanes } from "./cells.ts";
import { addPlay, type Changing, type Found } from "./found.ts";
import { walkBack } from "./lay-board.ts";
import type { RackStates } from "./rack-states.ts";

/**
 * The quick search. From the anchor a play grows leftwards, tile by tile, and from each point at which the graph has a
 * separator also rightwards. What may be laid on a square is a single number: the letters that the graph has there, and
 * the square allows, and the rack holds. The points are carried along as three: the sum of the main word, what multiplies
 * it, and the sum of all cross words.
 */
export type Search = Lanes &
  Cells &
  Arcs &
  RackStates & {
    readonly anchors: Anchors;
    readonly values: Int32Array;
    readonly blankValue: number;
    readonly found: Found;
  } & Changing<AtHand>;

/** What the search is at. */
interface AtHand {
  /** Of the anchor: see `Anchors`. */
  readonly behind: number;
  readonly firstCell: number;
  readonly lastCell: number;
  /** The letters that may be laid behind the anchor; none if nothing may. */
  readonly allowedBehind: number;
  /** Whether a play of one tile counts: it needs a word in this lane, and is left to the lane across if it has one there. */
  readonly singles: boolean;
  /** The first tile of the play, while its right part is looked for. */
  readonly begin: number;
}

/** Finds all plays of an anchor. */
export function searchAnchor(search: Search, anchor: number): void {
  const { leftward, tiles, allowed, layable, full, anchors } = search;
  const from = anchors.from[anchor]!;
  const behind = anchors.behind[anchor]!;
  search.behind = behind;
  search.firstCell = anchors.first[anchor]!;
  search.lastCell = anchors.last[anchor]!;
  search.allowedBehind = behind <= search.lastCell ? allowed[behind]! : 0;
  if (tiles[from] !== 0) searchRun(search, from);
  else {
    search.singles = false;
    const letters = leftward[rootArc + 1]! & allowed[from]! & layable[full]!;
    if (letters !== 0) layLeft(search, rootArc, letters, from, full, 0, 1, 0);
  }
}

function searchRun(search: Search, from: number): void {
  const { leftward, tiles, sums, allowed, crossTimes, layable, full, behind, down } = search;
  const arc = walkBack(tiles, from, behind, search);
  let sum = 0;
  for (let cell = from; cell < behind; cell++) sum += sums[cell]!;
  const all = leftward[arc + 2]!;
  const lettersBehind = all & search.allowedBehind & layable[full]!;
  if (lettersBehind !== 0) {
    search.singles = from < down || crossTimes[behind] === 0;
    search.begin = behind;
    layRight(search, leftward[arc + 3]!, all, lettersBehind, behind, full, sum, 1, 0);
  }
  const before = from - 1;
  const lettersBefore = leftward[arc + 1]! & allowed[before]! & layable[full]!;
  if (lettersBefore !== 0) {
    search.singles = from < down || crossTimes[before] === 0;
    layLeft(search, arc, lettersBefore, before, full, sum, 1, 0);
  }
}

/** Lays each of the letters on a cell before the anchor, or on the anchor itself, and goes on from there. */
function layLeft(
  search: Search,
  arc: number,
  letters: number,
  cell: number,
  state: number,
  sum: number,
  times: number,
  crossSum: number,
): void {
  const { leftward, tiles, sums, tried, values, steps, layable, blankStep, blankValue, behind, allowedBehind } = search;
  const list = leftward[arc]! >> 1;
  const all = leftward[arc + 1]!;
  const natural = search.natural[state]!;
  const letterTimes = search.letterTimes[cell]!;
  const crossTimes = search.crossTimes[cell]!;
  const timesNow = times * search.wordTimes[cell]!;
  const crossNow = crossSum + sums[cell]!;
  let before = cell - 1;
  let sumNow = sum;
  for (; tiles[before] !== 0; before--) sumNow += sums[before]!;
  const allowedBefore = before >= search.firstCell ? search.allowed[before]! : 0;
  for (let rest = letters; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    const letter = 31 - Math.clz32(bit);
    let next = list + 4 * countBits(all & (bit - 1));
    for (let through = cell - 1; through > before; through--) next = stepLeft(leftward, next, tiles[through]! - 1);
    const ends = leftward[next]! & 1;
    const allBehind = leftward[next + 2]!;
    const onBefore = leftward[next + 1]! & allowedBefore;
    const onBehind = allBehind & allowedBehind;
    if ((natural & bit) !== 0) {
      const left = state - steps[letter]!;
      const moreBefore = onBefore & layable[left]!;
      const moreBehind = onBehind & layable[left]!;
      if ((ends | moreBefore | moreBehind) !== 0) {
        tried[cell] = 2 * letter + 2;
        const value = values[letter]!;
        const sumThen = sumNow + value * letterTimes;
        const crossThen = crossNow + value * crossTimes;
        if (ends !== 0) note(search, cell, behind, left, sumThen * timesNow + crossThen);
        if (moreBehind !== 0) {
          search.begin = cell;
          layRight(search, leftward[next + 3]!, allBehind, moreBehind, behind, left, sumThen, timesNow, crossThen);
        }
        if (moreBefore !== 0) layLeft(search, next, moreBefore, before, left, sumThen, timesNow, crossThen);
      }
    }
    if (state >= blankStep) {
      const left = state - blankStep;
      const moreBefore = onBefore & layable[left]!;
      const moreBehind = onBehind & layable[left]!;
      if ((ends | moreBefore | moreBehind) !== 0) {
        tried[cell] = 2 * letter + 3;
        const sumThen = sumNow + blankValue * letterTimes;
        const crossThen = crossNow + blankValue * crossTimes;
        if (ends !== 0) note(search, cell, behind, left, sumThen * timesNow + crossThen);
        if (moreBehind !== 0) {
          search.begin = cell;
          layRight(search, leftward[next + 3]!, allBehind, moreBehind, behind, left, sumThen, timesNow, crossThen);
        }
        if (moreBefore !== 0) layLeft(search, next, moreBefore, before, left, sumThen, timesNow, crossThen);
      }
    }
  }
}

/** Lays each of the letters on a cell behind the anchor, where no tiles are met any more, and goes on behind it. */
function layRight(
  search: Search,
  list: number,
  all: number,
  letters: number,
  cell: number,
  state: number,
  sum: number,
  times: number,
  crossSum: number,
): void {
  const { rightward, layable, tried, values, steps, blankStep, blankValue } = search;
  const natural = search.natural[state]!;
  const letterTimes = search.letterTimes[cell]!;
  const crossTimes = search.crossTimes[cell]!;
  const timesNow = times * search.wordTimes[cell]!;
  const crossNow = crossSum + search.sums[cell]!;
  const allowedNext = cell < search.lastCell ? search.allowed[cell + 1]! : 0;
  for (let rest = letters; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    const letter = 31 - Math.clz32(bit);
    const arc = list + 2 * countBits(all & (bit - 1));
    const ends = rightward[arc]! & 1;
    const allNext = rightward[arc + 1]!;
    const onNext = allNext & allowedNext;
    if ((natural & bit) !== 0) {
      const left = state - steps[letter]!;
      const more = onNext & layable[left]!;
      if ((ends | more) !== 0) {
        tried[cell] = 2 * letter + 2;
        const value = values[letter]!;
        const sumThen = sum + value * letterTimes;
        const crossThen = crossNow + value * crossTimes;
        if (ends !== 0) note(search, search.begin, cell + 1, left, sumThen * timesNow + crossThen);
        if (more !== 0)
          layRight(search, rightward[arc]! >> 1, allNext, more, cell + 1, left, sumThen, timesNow, crossThen);
      }
    }
    if (state >= blankStep) {
      const left = state - blankStep;
      const more = onNext & layable[left]!;
      if ((ends | more) !== 0) {
        tried[cell] = 2 * letter + 3;
        const sumThen = sum + blankValue * letterTimes;
        const crossThen = crossNow + blankValue * crossTimes;
        if (ends !== 0) note(search, search.begin, cell + 1, left, sumThen * timesNow + crossThen);
        if (more !== 0)
          layRight(search, rightward[arc]! >> 1, allNext, more, cell + 1, left, sumThen, timesNow, crossThen);
      }
    }
  }
}

function note(search: Search, from: number, end: number, state: number, points: number): void {
  const { laid, found } = search;
  if (laid[state] === 1 && !search.singles) return;
  addPlay(found, points + search.bonus[state]!, search, from, end);
  // With an empty rack the search comes to its end by itself.
  if (found.count >= found.enough) {
    search.natural.fill(0);
    search.layable.fill(0);
  }
}
