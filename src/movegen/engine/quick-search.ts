import { countBits, follow, rootArc, separatorOf } from "./arcs.ts";
import { ALLOWED, CELL, SUM, TILE } from "./cells.ts";
import type { Search } from "./create-search.ts";
import { LAYABLE } from "./leaves.ts";
import { addPlay } from "./play-table.ts";
import { BEHIND, FIRST, FROM, LAST } from "./starts.ts";

// The quick search. From the anchor a play grows leftwards, tile by tile, and from each point at which the graph has a
// separator also rightwards. What may be laid on a square is a single number: the letters that the graph has there, and
// the square allows, and the rack holds. The points are carried along as three: the sum of the main word, what multiplies
// it, and the sum of all cross words.
//
// The offsets into cells, states and arcs stand here as numbers, because bundlers make variables of constants, and reading
// those takes a tenth of the time. They are, of a cell: 0 TILE, 1 ALLOWED, 2 SUM, 3 LETTER_TIMES, 4 WORD_TIMES,
// 5 CROSS_TIMES, 7 TRIED; of a state: 0 NATURAL, 1 LAYABLE, 2 LAID, 3 BONUS; of an arc: 0 BEYOND, 1 LETTERS.
// The same for the two halves of each loop, one for a natural tile and one for a blank: one half
// for both is slower.

/** Finds all plays of an anchor. */
export function searchAnchor(search: Search, anchor: number): void {
  const { cells, arcs, states, full, anchors } = search;
  const from = anchors[anchor + FROM]!;
  const behind = anchors[anchor + BEHIND]!;
  const layable = states[full + LAYABLE]!;
  search.behind = search.begin = behind;
  search.first = anchors[anchor + FIRST]!;
  search.last = anchors[anchor + LAST]!;
  search.allowedBehind = behind <= search.last ? cells[behind + ALLOWED]! : 0;
  let before = from;
  let arc = rootArc;
  let sum = 0;
  search.singles = cells[from + TILE] !== 0;
  if (search.singles) {
    // Over a run of tiles.
    for (let cell = behind - CELL; cell >= from; cell -= CELL) {
      arc = follow(arcs, arc, cells[cell + TILE]!);
      sum += cells[cell + SUM]!;
    }
    const separator = separatorOf(arcs, arc);
    const letters = arcs[separator + 1]! & search.allowedBehind & layable;
    if (letters !== 0) layRight(search, separator, letters, behind, full, sum, 1, 0);
    before -= CELL;
  }
  const letters = arcs[arc + 1]! & cells[before + ALLOWED]! & layable;
  if (letters !== 0) layLeft(search, arc, letters, before, full, sum, 1, 0);
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
  const { cells, arcs, states, naturals, blankStep, blankValue, behind, allowedBehind } = search;
  const list = arcs[arc]! >> 2;
  const all = arcs[arc + 1]!;
  const natural = states[state]!;
  const square = cells[cell + 7]! & ~255;
  const letterTimes = cells[cell + 3]!;
  const crossTimes = cells[cell + 5]!;
  const timesNow = times * cells[cell + 4]!;
  const crossNow = crossSum + cells[cell + 2]!;
  let sumNow = sum;
  let before = cell - 8;
  for (; cells[before] !== 0; before -= 8) sumNow += cells[before + 2]!;
  const allowedBefore = before >= search.first ? cells[before + 1]! : 0;
  for (let rest = letters; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    const letter = 31 - Math.clz32(bit);
    let next = list + 2 * countBits(all & (bit - 1));
    for (let through = cell - 8; through > before; through -= 8) next = follow(arcs, next, cells[through]!);
    const ends = arcs[next]! & 1;
    const onBefore = arcs[next + 1]! & allowedBefore;
    const separator = allowedBehind === 0 ? 0 : separatorOf(arcs, next);
    const onBehind = arcs[separator + 1]! & allowedBehind;
    if ((natural & bit) !== 0) {
      cells[cell + 7] = square + 2 * letter + 2;
      const left = state - naturals[2 * letter]!;
      const value = naturals[2 * letter + 1]!;
      const sumThen = sumNow + value * letterTimes;
      const crossThen = crossNow + value * crossTimes;
      if (ends !== 0) note(search, cell, behind, left, sumThen * timesNow + crossThen);
      const layable = states[left + 1]!;
      const moreBehind = onBehind & layable;
      if (moreBehind !== 0) {
        search.begin = cell;
        layRight(search, separator, moreBehind, behind, left, sumThen, timesNow, crossThen);
      }
      const moreBefore = onBefore & layable;
      if (moreBefore !== 0) layLeft(search, next, moreBefore, before, left, sumThen, timesNow, crossThen);
    }
    if (state >= blankStep) {
      cells[cell + 7] = square + 2 * letter + 3;
      const left = state - blankStep;
      const sumThen = sumNow + blankValue * letterTimes;
      const crossThen = crossNow + blankValue * crossTimes;
      if (ends !== 0) note(search, cell, behind, left, sumThen * timesNow + crossThen);
      const layable = states[left + 1]!;
      const moreBehind = onBehind & layable;
      if (moreBehind !== 0) {
        search.begin = cell;
        layRight(search, separator, moreBehind, behind, left, sumThen, timesNow, crossThen);
      }
      const moreBefore = onBefore & layable;
      if (moreBefore !== 0) layLeft(search, next, moreBefore, before, left, sumThen, timesNow, crossThen);
    }
  }
}

/** Lays each of the letters on a cell behind the anchor, where no tiles are met any more, and goes on behind it. */
function layRight(
  search: Search,
  before: number,
  letters: number,
  cell: number,
  state: number,
  sum: number,
  times: number,
  crossSum: number,
): void {
  const { cells, arcs, states, naturals, blankStep, blankValue } = search;
  const list = arcs[before]! >> 2;
  const all = arcs[before + 1]!;
  const natural = states[state]!;
  const square = cells[cell + 7]! & ~255;
  const letterTimes = cells[cell + 3]!;
  const crossTimes = cells[cell + 5]!;
  const timesNow = times * cells[cell + 4]!;
  const crossNow = crossSum + cells[cell + 2]!;
  const allowedNext = cell < search.last ? cells[cell + 9]! : 0;
  for (let rest = letters; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    const letter = 31 - Math.clz32(bit);
    const arc = list + 2 * countBits(all & (bit - 1));
    const ends = arcs[arc]! & 1;
    const onNext = arcs[arc + 1]! & allowedNext;
    if ((natural & bit) !== 0) {
      cells[cell + 7] = square + 2 * letter + 2;
      const left = state - naturals[2 * letter]!;
      const value = naturals[2 * letter + 1]!;
      const sumThen = sum + value * letterTimes;
      const crossThen = crossNow + value * crossTimes;
      if (ends !== 0) note(search, search.begin, cell + 8, left, sumThen * timesNow + crossThen);
      const more = onNext & states[left + 1]!;
      if (more !== 0) layRight(search, arc, more, cell + 8, left, sumThen, timesNow, crossThen);
    }
    if (state >= blankStep) {
      cells[cell + 7] = square + 2 * letter + 3;
      const left = state - blankStep;
      const sumThen = sum + blankValue * letterTimes;
      const crossThen = crossNow + blankValue * crossTimes;
      if (ends !== 0) note(search, search.begin, cell + 8, left, sumThen * timesNow + crossThen);
      const more = onNext & states[left + 1]!;
      if (more !== 0) layRight(search, arc, more, cell + 8, left, sumThen, timesNow, crossThen);
    }
  }
}

/** Takes a play whose tiles lie on the free cells from `from` to before `end`. */
function note(search: Search, from: number, end: number, state: number, points: number): void {
  const { states, found, cells, down } = search;
  // A single tile needs a word in this lane, and is left to the lane across if it has one there.
  if (states[state + 2] === 1 && !(search.singles && (from < down || cells[from + 5] === 0))) return;
  addPlay(found, points + states[state + 3]!, cells, from, end);
  // With an empty rack the search comes to its end by itself.
  if (found.count >= found.enough) states.fill(0);
}
