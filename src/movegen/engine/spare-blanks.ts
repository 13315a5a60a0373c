import type { Search } from "./create-search.ts";
import { CELL, CROSS_TIMES, LETTER_TIMES, TILE, TRIED, WORD_TIMES } from "./offsets.ts";
import { blankKind, isBlankKind, kindOfTile, letterOfKind, naturalKind, withoutKind } from "./packed-tile.ts";
import { addPlay } from "./play-collector.ts";

// Where no tile is worth less than a blank, the best play has no blank for a letter whose natural tile stays on the
// rack, nor where that tile would count more. So a search for it alone need not try every choice of blanks.

/**
 * Collects the play whose tiles are tried on the empty cells from `from` to before `end`, with blanks and natural tiles
 * of the same letter where they score most, and of those choices the one that comes first.
 */
export function addWithBestBlanks(search: Search, from: number, end: number, points: number): void {
  const { found, cells, values, blankValue } = search;
  const laid: number[] = [];
  let wordTimes = 1;
  for (let cell = from; cell < end; cell += CELL) {
    if (cells[cell + TILE] !== 0) continue;
    laid.push(cell);
    wordTimes *= cells[cell + WORD_TIMES]!;
  }
  const tried = laid.map((cell) => cells[cell + TRIED]!);
  let total = points;
  for (const natural of laid) {
    const kind = kindOfTile(cells[natural + TRIED]!);
    if (isBlankKind(kind)) continue;
    const letter = letterOfKind(kind);
    const worth = values[letter]! - blankValue;
    const gain = (cell: number): number =>
      worth * (wordTimes * cells[cell + LETTER_TIMES]! + cells[cell + CROSS_TIMES]!);
    let most = natural; // where the tile counts most
    for (const blank of laid) {
      const more = gain(blank) - gain(most);
      if (kindOfTile(cells[blank + TRIED]!) === blankKind(letter) && (more > 0 || (more === 0 && blank < most)))
        most = blank;
    }
    total += gain(most) - gain(natural);
    cells[natural + TRIED] = withoutKind(cells[natural + TRIED]!) + blankKind(letter);
    cells[most + TRIED] = withoutKind(cells[most + TRIED]!) + naturalKind(letter);
  }
  addPlay(found, total, laid.length, cells, from, end);
  for (let i = 0; i < laid.length; i++) cells[laid[i]! + TRIED] = tried[i]!;
}
