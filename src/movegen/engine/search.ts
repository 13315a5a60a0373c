import { type Anchors, BEHIND, FIRST, FROM, LAST } from "./anchors.ts";
import { ALLOWED, CELL, CROSS_TIMES, SUM, TILE } from "./cells.ts";
import { addPlay, type Changing, type Found } from "./found.ts";
import { LAYABLE, type RackStates } from "./rack-states.ts";
import { countBits, follow, type Records } from "./records.ts";

/**
 * The quick search. From the anchor a play grows leftwards, tile by tile, and from each point at which the graph has a
 * separator also rightwards. What may be laid on a square is a single number: the letters that the graph has there, and
 * the square allows, and the rack holds. The points are carried along as three: the sum of the main word, what multiplies
 * it, and the sum of all cross words.
 *
 * The offsets into cells, states and records stand here as numbers, because bundlers make variables of constants, and
 * reading those takes a tenth of the time. They are, of a cell: 0 TILE, 1 ALLOWED, 2 SUM, 3 LETTER_TIMES, 4 WORD_TIMES,
 * 5 CROSS_TIMES, 7 TRIED; of a state: 0 NATURAL, 1 LAYABLE, 2 LAID, 3 BONUS; of a record: see `Records`.
 */
export type Search = {
  readonly cells: Int32Array;
  /** The cells from here on read down. */
  readonly down: number;
  readonly anchors: Anchors;
  readonly blankValue: number;
  readonly found: Found;
} & Records &
  RackStates &
  Changing<AtHand>;

/** What the search is about. */
interface AtHand {
  /** The anchor's `BEHIND`, `FIRST` and `LAST`. */
  readonly behind: number;
  readonly first: number;
  readonly last: number;
  /** Whether a play of one tile counts: it needs a word in this lane, and is left to the lane across if it has one there. */
  readonly singles: boolean;
  /** The first tile of the play, while its right part is looked for. */
  readonly begin: number;
}

/** Finds all plays of an anchor. */
export function searchAnchor(search: Search, anchor: number): void {
  const { cells, records, gaddagRoot, states, full, anchors } = search;
  const from = anchors[anchor + FROM]!;
  search.behind = anchors[anchor + BEHIND]!;
  search.first = anchors[anchor + FIRST]!;
  search.last = anchors[anchor + LAST]!;
  if (cells[from + TILE] !== 0) searchRun(search, from);
  else {
    search.singles = false;
    const letters = records[gaddagRoot]! & cells[from + ALLOWED]! & states[full + LAYABLE]!;
    if (letters !== 0) layLeft(search, gaddagRoot, letters, from, full, 0, 1, 0);
  }
}

function searchRun(search: Search, from: number): void {
  const { cells, records, gaddagRoot, states, full, behind, down } = search;
  let record = gaddagRoot;
  let sum = 0;
  for (let cell = behind - CELL; cell >= from; cell -= CELL) {
    record = follow(records, record, cells[cell + TILE]! - 1);
    sum += cells[cell + SUM]!;
  }
  const after = records[record + 2]!;
  const lettersAfter = behind <= search.last ? records[after]! & cells[behind + ALLOWED]! & states[full + LAYABLE]! : 0;
  if (lettersAfter !== 0) {
    search.singles = from < down || cells[behind + CROSS_TIMES] === 0;
    search.begin = behind;
    layRight(search, after, lettersAfter, behind, full, sum, 1, 0);
  }
  const before = from - CELL;
  const lettersBefore = records[record]! & cells[before + ALLOWED]! & states[full + LAYABLE]!;
  if (lettersBefore !== 0) {
    search.singles = from < down || cells[before + CROSS_TIMES] === 0;
    layLeft(search, record, lettersBefore, before, full, sum, 1, 0);
  }
}

/** Lays each of the letters on a cell before the anchor, or on the anchor itself, and goes on from there. */
function layLeft(
  search: Search,
  record: number,
  letters: number,
  cell: number,
  state: number,
  sum: number,
  times: number,
  crossSum: number,
): void {
  const { cells, records, naturals, blankStep, blankValue } = search;
  const all = records[record]!;
  const endings = records[record + 1]!;
  const natural = search.states[state]!;
  const square = cells[cell + 7]! & ~255;
  const letterTimes = cells[cell + 3]!;
  const crossTimes = cells[cell + 5]!;
  const timesNow = times * cells[cell + 4]!;
  const crossNow = crossSum + cells[cell + 2]!;
  for (let rest = letters; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    const letter = 31 - Math.clz32(bit);
    let next = records[record + 3 + countBits(all & (bit - 1))]!;
    let ends = endings & bit;
    let sumNow = sum;
    let before = cell - 8;
    for (let tile = cells[before]!; tile !== 0; tile = cells[before]!) {
      const through = 1 << (tile - 1);
      const follows = records[next]!;
      ends = records[next + 1]! & through;
      next = (follows & through) === 0 ? 0 : records[next + 3 + countBits(follows & (through - 1))]!;
      sumNow += cells[before + 2]!;
      before -= 8;
    }
    if ((natural & bit) !== 0) {
      cells[cell + 7] = square + 2 * letter + 2;
      const left = state - naturals[2 * letter]!;
      const value = naturals[2 * letter + 1]!;
      const sumThen = sumNow + value * letterTimes;
      goOn(search, next, ends, cell, before, left, sumThen, timesNow, crossNow + value * crossTimes);
    }
    if (state >= blankStep) {
      cells[cell + 7] = square + 2 * letter + 3;
      const left = state - blankStep;
      const sumThen = sumNow + blankValue * letterTimes;
      goOn(search, next, ends, cell, before, left, sumThen, timesNow, crossNow + blankValue * crossTimes);
    }
  }
}

/** A tile lies on `cell`: the word may end, go on behind the anchor, or on the next free cell before it. */
function goOn(
  search: Search,
  record: number,
  ends: number,
  cell: number,
  before: number,
  state: number,
  sum: number,
  times: number,
  crossSum: number,
): void {
  const { cells, records, behind } = search;
  if (ends !== 0) note(search, cell, behind, state, sum * times + crossSum);
  if (record === 0) return;
  const layable = search.states[state + 1]!;
  const after = records[record + 2]!;
  if (after !== 0 && behind <= search.last) {
    const letters = records[after]! & cells[behind + 1]! & layable;
    if (letters !== 0) {
      search.begin = cell;
      layRight(search, after, letters, behind, state, sum, times, crossSum);
    }
  }
  if (before >= search.first) {
    const letters = records[record]! & cells[before + 1]! & layable;
    if (letters !== 0) layLeft(search, record, letters, before, state, sum, times, crossSum);
  }
}

/** Lays each of the letters on a cell behind the anchor, where no tiles are met any more, and goes on behind it. */
function layRight(
  search: Search,
  record: number,
  letters: number,
  cell: number,
  state: number,
  sum: number,
  times: number,
  crossSum: number,
): void {
  const { cells, records, states, naturals, blankStep, blankValue } = search;
  const all = records[record]!;
  const endings = records[record + 1]!;
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
    const next = records[record + 3 + countBits(all & (bit - 1))]!;
    const follows = records[next]! & allowedNext;
    if ((natural & bit) !== 0) {
      cells[cell + 7] = square + 2 * letter + 2;
      const left = state - naturals[2 * letter]!;
      const value = naturals[2 * letter + 1]!;
      const sumThen = sum + value * letterTimes;
      const crossThen = crossNow + value * crossTimes;
      if ((endings & bit) !== 0) note(search, search.begin, cell + 8, left, sumThen * timesNow + crossThen);
      const more = follows & states[left + 1]!;
      if (more !== 0) layRight(search, next, more, cell + 8, left, sumThen, timesNow, crossThen);
    }
    if (state >= blankStep) {
      cells[cell + 7] = square + 2 * letter + 3;
      const left = state - blankStep;
      const sumThen = sum + blankValue * letterTimes;
      const crossThen = crossNow + blankValue * crossTimes;
      if ((endings & bit) !== 0) note(search, search.begin, cell + 8, left, sumThen * timesNow + crossThen);
      const more = follows & states[left + 1]!;
      if (more !== 0) layRight(search, next, more, cell + 8, left, sumThen, timesNow, crossThen);
    }
  }
}

function note(search: Search, from: number, end: number, state: number, points: number): void {
  const { states, found } = search;
  if (states[state + 2] === 1 && !search.singles) return;
  addPlay(found, points + states[state + 3]!, search.cells, from, end);
  // With an empty rack the search comes to its end by itself.
  if (found.count >= found.enough) states.fill(0);
}
