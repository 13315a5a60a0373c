import { countBits, lowBits, lowLetters } from "./arcs.ts";
import type { Search } from "./create-search.ts";
import { exactPoints } from "./exact-points.ts";
import {
  ARC,
  CELL,
  CHILDREN,
  CROSS_CHECK,
  CROSS_TIMES,
  HIGH_CHECK,
  LETTER_BITS,
  LETTER_TIMES,
  SUM,
  TRIED,
  WORD_TIMES,
} from "./offsets.ts";
import { blankKind, naturalKind, withoutKind } from "./packed-tile.ts";
import { addPlay } from "./play-collector.ts";
import { addWithBestBlanks } from "./spare-blanks.ts";

/** Lays each of the letters on a cell after the start, where no tile of the board is met, and goes on to the right. */
export function extendRight(
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
  const { cells, arcs, high, counts, values, blanks, blankValue } = search;
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
      if (highBits !== 0) extendRight(search, arc + high, highBits, cell, rackBits, laid, sum, times, crossSum);
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
  const bitsNext = cell < search.last && laidNow < search.maxTiles ? cells[cell + (CELL + CROSS_CHECK)]! : 0;
  const asBlank = search.nextBlank;
  const { spared, blankLetters, mixed } = search;
  const blankBits = asBlank & ~(naturals & spared);
  for (let bits = bitsHere; bits !== 0; bits &= bits - 1) {
    const bit = bits & -bits;
    const letter = lettersBefore + 31 - Math.clz32(bit);
    const child = children + ARC * countBits(childBits & (bit - 1));
    const ends = arcs[child + CHILDREN]! & 1;
    const fitNext = arcs[child + LETTER_BITS]! & bitsNext;
    if ((naturals & bit) !== 0) {
      cells[cell + TRIED] = square + naturalKind(letter);
      const value = values[letter]!;
      const sumThen = sum + value * letterTimes;
      const crossThen = crossNow + value * crossTimes;
      if (ends !== 0) takePlay(search, search.begin, cell + CELL, laidNow, sumThen * timesNow + crossThen);
      if (fitNext !== 0) {
        const held = counts[letter]!;
        const left = held > 1 ? rackBits : lettersBefore === 0 ? rackBits & ~bit : takeHigh(search, rackBits, bit);
        const next = fitNext & (left | asBlank);
        if (next !== 0) {
          counts[letter] = held - 1;
          extendRight(search, child, next, cell + CELL, left, laidNow, sumThen, timesNow, crossThen);
          counts[letter] = held;
        }
        if (lettersBefore !== 0) search.rackHigh = naturals;
      }
    }
    if ((blankBits & bit) !== 0) {
      search.mixed = mixed | (bit & spared);
      cells[cell + TRIED] = square + blankKind(letter);
      const sumThen = sum + blankValue * letterTimes;
      const crossThen = crossNow + blankValue * crossTimes;
      if (ends !== 0) takePlay(search, search.begin, cell + CELL, laidNow, sumThen * timesNow + crossThen);
      const nextBlank = blanks === 1 ? 0 : blankLetters[letter + 1]!;
      const next = fitNext & (rackBits | nextBlank);
      if (next !== 0) {
        search.blanks = blanks - 1;
        search.nextBlank = nextBlank;
        extendRight(search, child, next, cell + CELL, rackBits, laidNow, sumThen, timesNow, crossThen);
        search.blanks = blanks;
        search.nextBlank = asBlank;
      }
      search.mixed = mixed;
    }
  }
}

/** The high letters to try on a cell: those that the graph has after an arc, that fit the cell, and can be laid. */
export function highLetters({ arcs, high, cells, blanks, rackHigh }: Search, arc: number, cell: number): number {
  return arcs[arc + high + LETTER_BITS]! & cells[cell + HIGH_CHECK]! & (blanks === 0 ? rackHigh : -1);
}

/** Takes the last tile of a high letter out of the rack. Returns what is left of `rackBits`. */
export function takeHigh(search: Search, rackBits: number, bit: number): number {
  search.rackHigh &= ~bit;
  return search.rackHigh === 0 ? rackBits & lowBits : rackBits;
}

/** Collects the play whose tiles lie on the empty cells from `from` to before `end`. */
export function takePlay(search: Search, from: number, end: number, laid: number, points: number): void {
  const { found, cells, down } = search;
  // A single tile needs a word in this lane. A down lane leaves it to the lane across if it makes a word there too.
  if (laid === 1 && !(search.singles && (from < down || cells[from + CROSS_TIMES] === 0))) return;
  const total = search.exact ? exactPoints(search, from, end, laid) : points + search.bonuses[laid]!;
  if (search.mixed === 0) addPlay(found, total, laid, cells, from, end);
  else addWithBestBlanks(search, from, end, total);
  // With no tile that may be laid, the search ends by itself.
  if (found.count >= found.enough) search.maxTiles = 0;
}
