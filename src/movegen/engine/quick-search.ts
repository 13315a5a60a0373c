import { countBits, follow, LETTER_BITS, rootArc, separatorOf } from "./arcs.ts";
import { CELL, CROSS_CHECK, SUM, TILE } from "./cells.ts";
import type { Search } from "./create-search.ts";
import { LAYABLE_BITS } from "./leaves.ts";
import { addPlay } from "./play-table.ts";
import { AFTER, FIRST, FROM, LAST } from "./starts.ts";

// The quick search. A play grows leftwards from its start, tile by tile, and wherever the graph has a separator it also
// grows rightwards. The letters to try on a square are a single number: those that the graph has there, that pass the
// square's cross-check, and that can be laid with what is left of the rack. The score is carried along in three parts:
// the sum of the main word, what multiplies it, and the sum of all cross words.
//
// The offsets into cells, leaves and arcs are written as numbers below: bundlers turn a `const` of a module into a
// variable, and reading those would make the search about 10 % slower. Of a cell they are 0 TILE, 1 CROSS_CHECK, 2 SUM,
// 3 LETTER_TIMES, 4 WORD_TIMES, 5 CROSS_TIMES and 7 TRIED; of a leave 0 NATURAL_BITS, 1 LAYABLE_BITS, 2 LAID and
// 3 BONUS; of an arc 0 CHILDREN and 1 LETTER_BITS. Speed is also why each loop has two halves that are nearly alike,
// one for a natural tile and one for a blank.

/** Adds to the play table every play that is found from one start (see `SearchStarts`). */
export function searchFrom(search: Search, start: number): void {
  const { cells, arcs, leaves, full, starts } = search;
  const from = starts[start + FROM]!;
  const after = starts[start + AFTER]!;
  const layable = leaves[full + LAYABLE_BITS]!;
  search.after = search.begin = after;
  search.first = starts[start + FIRST]!;
  search.last = starts[start + LAST]!;
  search.bitsAfter = after <= search.last ? cells[after + CROSS_CHECK]! : 0;
  let before = from;
  let arc = rootArc;
  let sum = 0;
  search.singles = cells[from + TILE] !== 0;
  if (search.singles) {
    // The start is a run of tiles.
    for (let cell = after - CELL; cell >= from; cell -= CELL) {
      arc = follow(arcs, arc, cells[cell + TILE]!);
      sum += cells[cell + SUM]!;
    }
    const separator = separatorOf(arcs, arc);
    const letterBits = arcs[separator + LETTER_BITS]! & search.bitsAfter & layable;
    if (letterBits !== 0) layRight(search, separator, letterBits, after, full, sum, 1, 0);
    before -= CELL;
  }
  const letterBits = arcs[arc + LETTER_BITS]! & cells[before + CROSS_CHECK]! & layable;
  if (letterBits !== 0) layLeft(search, arc, letterBits, before, full, sum, 1, 0);
}

/** Lays each of the letters on a cell before the run, or on the anchor itself, and goes on from there. */
function layLeft(
  search: Search,
  arc: number,
  letterBits: number,
  cell: number,
  leave: number,
  sum: number,
  times: number,
  crossSum: number,
): void {
  const { cells, arcs, leaves, naturals, blankStep, blankValue, after, bitsAfter } = search;
  const children = arcs[arc]! >> 2;
  const childBits = arcs[arc + 1]!;
  const naturalBits = leaves[leave]!;
  const square = cells[cell + 7]! & ~255;
  const letterTimes = cells[cell + 3]!;
  const crossTimes = cells[cell + 5]!;
  const timesNow = times * cells[cell + 4]!;
  const crossNow = crossSum + cells[cell + 2]!;
  let sumNow = sum;
  let before = cell - 8;
  for (; cells[before] !== 0; before -= 8) sumNow += cells[before + 2]!;
  const bitsBefore = before >= search.first ? cells[before + 1]! : 0;
  for (let bits = letterBits; bits !== 0; bits &= bits - 1) {
    const bit = bits & -bits;
    const letter = 31 - Math.clz32(bit);
    let child = children + 2 * countBits(childBits & (bit - 1));
    for (let through = cell - 8; through > before; through -= 8) child = follow(arcs, child, cells[through]!);
    const ends = arcs[child]! & 1;
    const fitBefore = arcs[child + 1]! & bitsBefore;
    const separator = bitsAfter === 0 ? 0 : separatorOf(arcs, child);
    const fitAfter = arcs[separator + 1]! & bitsAfter;
    if ((naturalBits & bit) !== 0) {
      cells[cell + 7] = square + 2 * letter + 2;
      const left = leave - naturals[2 * letter]!;
      const value = naturals[2 * letter + 1]!;
      const sumThen = sumNow + value * letterTimes;
      const crossThen = crossNow + value * crossTimes;
      if (ends !== 0) takePlay(search, cell, after, left, sumThen * timesNow + crossThen);
      const layable = leaves[left + 1]!;
      const nextAfter = fitAfter & layable;
      if (nextAfter !== 0) {
        search.begin = cell;
        layRight(search, separator, nextAfter, after, left, sumThen, timesNow, crossThen);
      }
      const nextBefore = fitBefore & layable;
      if (nextBefore !== 0) layLeft(search, child, nextBefore, before, left, sumThen, timesNow, crossThen);
    }
    if (leave >= blankStep) {
      cells[cell + 7] = square + 2 * letter + 3;
      const left = leave - blankStep;
      const sumThen = sumNow + blankValue * letterTimes;
      const crossThen = crossNow + blankValue * crossTimes;
      if (ends !== 0) takePlay(search, cell, after, left, sumThen * timesNow + crossThen);
      const layable = leaves[left + 1]!;
      const nextAfter = fitAfter & layable;
      if (nextAfter !== 0) {
        search.begin = cell;
        layRight(search, separator, nextAfter, after, left, sumThen, timesNow, crossThen);
      }
      const nextBefore = fitBefore & layable;
      if (nextBefore !== 0) layLeft(search, child, nextBefore, before, left, sumThen, timesNow, crossThen);
    }
  }
}

/** Lays each of the letters on a cell after the start, where no tile of the board is met, and goes on to the right. */
function layRight(
  search: Search,
  arc: number,
  letterBits: number,
  cell: number,
  leave: number,
  sum: number,
  times: number,
  crossSum: number,
): void {
  const { cells, arcs, leaves, naturals, blankStep, blankValue } = search;
  const children = arcs[arc]! >> 2;
  const childBits = arcs[arc + 1]!;
  const naturalBits = leaves[leave]!;
  const square = cells[cell + 7]! & ~255;
  const letterTimes = cells[cell + 3]!;
  const crossTimes = cells[cell + 5]!;
  const timesNow = times * cells[cell + 4]!;
  const crossNow = crossSum + cells[cell + 2]!;
  const bitsNext = cell < search.last ? cells[cell + 9]! : 0;
  for (let bits = letterBits; bits !== 0; bits &= bits - 1) {
    const bit = bits & -bits;
    const letter = 31 - Math.clz32(bit);
    const child = children + 2 * countBits(childBits & (bit - 1));
    const ends = arcs[child]! & 1;
    const fitNext = arcs[child + 1]! & bitsNext;
    if ((naturalBits & bit) !== 0) {
      cells[cell + 7] = square + 2 * letter + 2;
      const left = leave - naturals[2 * letter]!;
      const value = naturals[2 * letter + 1]!;
      const sumThen = sum + value * letterTimes;
      const crossThen = crossNow + value * crossTimes;
      if (ends !== 0) takePlay(search, search.begin, cell + 8, left, sumThen * timesNow + crossThen);
      const next = fitNext & leaves[left + 1]!;
      if (next !== 0) layRight(search, child, next, cell + 8, left, sumThen, timesNow, crossThen);
    }
    if (leave >= blankStep) {
      cells[cell + 7] = square + 2 * letter + 3;
      const left = leave - blankStep;
      const sumThen = sum + blankValue * letterTimes;
      const crossThen = crossNow + blankValue * crossTimes;
      if (ends !== 0) takePlay(search, search.begin, cell + 8, left, sumThen * timesNow + crossThen);
      const next = fitNext & leaves[left + 1]!;
      if (next !== 0) layRight(search, child, next, cell + 8, left, sumThen, timesNow, crossThen);
    }
  }
}

/** Collects the play whose tiles lie on the empty cells from `from` to before `end`. */
function takePlay(search: Search, from: number, end: number, leave: number, points: number): void {
  const { leaves, found, cells, down } = search;
  // A single tile needs a word in this lane. A down lane leaves it to the lane across if it makes a word there too.
  if (leaves[leave + 2] === 1 && !(search.singles && (from < down || cells[from + 5] === 0))) return;
  addPlay(found, points + leaves[leave + 3]!, cells, from, end);
  // With no tile that can be laid, the search ends by itself.
  if (found.count >= found.enough) leaves.fill(0);
}
