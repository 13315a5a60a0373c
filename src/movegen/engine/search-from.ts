import { countBits, follow, lowBits, lowLetters, rootArc, separatorOf } from "./arcs.ts";
import type { Search } from "./create-search.ts";
import { extendRight, highLetters, takeHigh, takePlay } from "./extend-right.ts";
import {
  AFTER,
  ARC,
  CELL,
  CHILDREN,
  CROSS_CHECK,
  CROSS_TIMES,
  FIRST,
  FROM,
  LAST,
  LETTER_BITS,
  LETTER_TIMES,
  SUM,
  TILE,
  TRIED,
  WORD_TIMES,
} from "./offsets.ts";
import { blankKind, naturalKind, withoutKind } from "./packed-tile.ts";

// The search of Gordon (1994) with the cross-checks of Appel and Jacobson (1988). A play grows leftwards from its
// start, tile by tile, and wherever the graph has a separator it also grows rightwards. The letters to try on a square
// are a single number: those that the graph has there, that pass the square's cross-check, and that can be laid with
// what is left of the rack. The score is carried along in three parts: the sum of the main word,
// what multiplies it, and the sum of all cross words.
//
// The rack is carried along as well: `rackBits` are the letters of its natural tiles, and `laid` is the number of tiles
// laid. How many tiles it has of each letter (`counts`), how many blanks, what these may stand for, and which high
// letters (`rackHigh`, see `Arcs`) stands in the search. Whoever lays a tile takes it out there and puts it back.
//
// A search that spares blanks lays one only for a letter that the rack has no more, so it finds each word on its
// squares once. `mixed` has the letters that are laid both ways, for which spare-blanks.ts looks for the best choice.
//
// Speed is why each loop has two halves that are nearly alike, one for a natural tile and one for a blank.

/** Adds to the collector every play that is found from one start (see `SearchStarts`). */
export function searchFrom(search: Search, start: number): void {
  const { cells, arcs, high, starts, rackBits } = search;
  const from = starts[start + FROM]!;
  const after = starts[start + AFTER]!;
  search.nextBlank = search.blanks === 0 ? 0 : search.blankLetters[0]!;
  const layable = search.maxTiles === 0 ? 0 : rackBits | search.nextBlank;
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
      arc = follow(arcs, high, arc, cells[cell + TILE]!);
      sum += cells[cell + SUM]!;
    }
    const separator = separatorOf(arcs, arc);
    const letterBits = arcs[separator + LETTER_BITS]! & search.bitsAfter & layable;
    if (letterBits !== 0 && search.lefts & 1) extendRight(search, separator, letterBits, after, rackBits, 0, sum, 1, 0);
    before -= CELL;
  }
  const letterBits = arcs[arc + LETTER_BITS]! & cells[before + CROSS_CHECK]! & layable;
  if (letterBits !== 0) extendLeft(search, arc, letterBits, before, rackBits, 0, sum, 1, 0);
}

/** Lays each of the letters on a cell before the run, or on the anchor itself, and goes on from there. */
function extendLeft(
  search: Search,
  arc: number,
  letterBits: number,
  cell: number,
  rackBits: number,
  laid: number,
  sum: number,
  times: number,
  crossSum: number,
): void {
  const { cells, arcs, high, counts, values, blanks, blankValue, after } = search;
  let bitsHere = letterBits;
  let lettersBefore = 0;
  let naturals = rackBits;
  if (high !== 0) {
    if (arc >= high) {
      lettersBefore = lowLetters;
      naturals = search.rackHigh;
    } else if (letterBits < 0) {
      bitsHere &= lowBits;
      const highBits = highLetters(search, arc, cell);
      if (highBits !== 0) extendLeft(search, arc + high, highBits, cell, rackBits, laid, sum, times, crossSum);
    }
  }
  const children = arcs[arc + CHILDREN]! >> 2;
  const childBits = arcs[arc + LETTER_BITS]!;
  const square = withoutKind(cells[cell + TRIED]!);
  const letterTimes = cells[cell + LETTER_TIMES]!;
  const crossTimes = cells[cell + CROSS_TIMES]!;
  const timesNow = times * cells[cell + WORD_TIMES]!;
  const crossNow = crossSum + cells[cell + SUM]!;
  const laidNow = laid + 1;
  let sumNow = sum;
  let before = cell - CELL;
  for (; cells[before + TILE] !== 0; before -= CELL) sumNow += cells[before + SUM]!;
  const more = laidNow < search.maxTiles;
  // Bit 31 stands for any number above 30 as well, and shifting keeps it.
  const lefts = laidNow < 31 ? search.lefts >> laidNow : -1;
  const bitsBefore = more && before >= search.first && lefts >> 1 ? cells[before + CROSS_CHECK]! : 0;
  const bitsAfter = more && lefts & 1 ? search.bitsAfter : 0;
  const asBlank = search.nextBlank;
  const { spared, blankLetters, mixed } = search;
  const blankBits = asBlank & ~(naturals & spared);
  for (let bits = bitsHere; bits !== 0; bits &= bits - 1) {
    const bit = bits & -bits;
    const letter = lettersBefore + 31 - Math.clz32(bit);
    let child = children + ARC * countBits(childBits & (bit - 1));
    for (let through = cell - CELL; through > before; through -= CELL)
      child = follow(arcs, high, child, cells[through + TILE]!);
    const ends = arcs[child + CHILDREN]! & 1;
    const fitBefore = arcs[child + LETTER_BITS]! & bitsBefore;
    const separator = bitsAfter === 0 ? 0 : separatorOf(arcs, child);
    const fitAfter = arcs[separator + LETTER_BITS]! & bitsAfter;
    if ((naturals & bit) !== 0) {
      cells[cell + TRIED] = square + naturalKind(letter);
      const value = values[letter]!;
      const sumThen = sumNow + value * letterTimes;
      const crossThen = crossNow + value * crossTimes;
      if (ends !== 0) takePlay(search, cell, after, laidNow, sumThen * timesNow + crossThen);
      const held = counts[letter]!;
      const left = held > 1 ? rackBits : lettersBefore === 0 ? rackBits & ~bit : takeHigh(search, rackBits, bit);
      const nextAfter = fitAfter & (left | asBlank);
      const nextBefore = fitBefore & (left | asBlank);
      counts[letter] = held - 1;
      if (nextAfter !== 0) {
        search.begin = cell;
        extendRight(search, separator, nextAfter, after, left, laidNow, sumThen, timesNow, crossThen);
      }
      if (nextBefore !== 0) extendLeft(search, child, nextBefore, before, left, laidNow, sumThen, timesNow, crossThen);
      counts[letter] = held;
      if (lettersBefore !== 0) search.rackHigh = naturals;
    }
    if ((blankBits & bit) !== 0) {
      search.mixed = mixed | (bit & spared);
      cells[cell + TRIED] = square + blankKind(letter);
      const sumThen = sumNow + blankValue * letterTimes;
      const crossThen = crossNow + blankValue * crossTimes;
      if (ends !== 0) takePlay(search, cell, after, laidNow, sumThen * timesNow + crossThen);
      const nextBlank = blanks === 1 ? 0 : blankLetters[letter + 1]!;
      const nextAfter = fitAfter & (rackBits | nextBlank);
      const nextBefore = fitBefore & (rackBits | nextBlank);
      search.blanks = blanks - 1;
      search.nextBlank = nextBlank;
      if (nextAfter !== 0) {
        search.begin = cell;
        extendRight(search, separator, nextAfter, after, rackBits, laidNow, sumThen, timesNow, crossThen);
      }
      if (nextBefore !== 0)
        extendLeft(search, child, nextBefore, before, rackBits, laidNow, sumThen, timesNow, crossThen);
      search.blanks = blanks;
      search.nextBlank = asBlank;
      search.mixed = mixed;
    }
  }
}
