import type { Search } from "./create-search.ts";
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
  for (let cell = from; cell < end; cell += 8) {
    if (cells[cell] !== 0) continue;
    laid.push(cell);
    wordTimes *= cells[cell + 4]!;
  }
  const tried = laid.map((cell) => cells[cell + 7]!);
  let total = points;
  for (const natural of laid) {
    // In the lower bits: the number of the letter twice, and 1 for a blank.
    const kind = cells[natural + 7]! & 255;
    if (kind & 1) continue;
    const worth = values[(kind >> 1) - 1]! - blankValue;
    const gain = (cell: number): number => worth * (wordTimes * cells[cell + 3]! + cells[cell + 5]!);
    let most = natural; // where the tile counts most
    for (const blank of laid) {
      const more = gain(blank) - gain(most);
      if ((cells[blank + 7]! & 255) === kind + 1 && (more > 0 || (more === 0 && blank < most))) most = blank;
    }
    total += gain(most) - gain(natural);
    cells[most + 7]!--;
    cells[natural + 7]!++;
  }
  addPlay(found, total, cells, from, end);
  for (let i = 0; i < laid.length; i++) cells[laid[i]! + 7] = tried[i]!;
}
