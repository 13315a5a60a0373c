import { countsFor } from "../../board/premium.ts";
import type { FormedWord } from "../../play/word-rules.ts";
import { mateOf } from "./cells.ts";
import type { Search } from "./create-search.ts";
import { CELL, SUM, TILE, TRIED } from "./offsets.ts";
import { isBlankKind, kindOfTile, letterOfKind, squareOfTile } from "./packed-tile.ts";

// Rules that few games have: premiums that stick or that count for some tiles only, bonuses that multiply, and rules
// about words (src/play/word-rules.ts has all of them). The search does not know them. Where a ruleset has one of them,
// each play that is found is scored again here, and a search for the best play looks at all of them.

/** A word of the play that is tried. */
interface TriedWord extends FormedWord {
  readonly points: number;
}

/**
 * Returns what the play scores whose tiles are tried on the empty cells from `from` to before `end`, or `NaN` if it
 * forms a word that the rules refuse.
 */
export function exactPoints(search: Search, from: number, end: number, laid: number): number {
  const { cells, bonuses, rules, wordRules, letters } = search;
  let main: TriedWord = readWord(search, from, end);
  let total = main.points;
  const words = [main];
  for (let cell = from; cell < end; cell += CELL) {
    const mate = mateOf(search, cell);
    if (cells[cell + TILE] !== 0 || (cells[mate - CELL + TILE] === 0 && cells[mate + CELL + TILE] === 0)) continue;
    const cross = readWord(search, mate, mate + CELL, cells[cell + TRIED]!);
    total += cross.points;
    words.push(cross);
    // The main word of a single tile is the longer one; the search has its word across here, if it has both.
    if (laid === 1 && cross.length > main.length) main = cross;
  }
  if (wordRules !== null && wordRules(words).length > 0) return Number.NaN;
  return total + main.points * ((rules.bonuses[laid]?.times ?? 1) - 1) + bonuses[laid]!;

  function readWord({ values, blankValue }: Search, first: number, last: number, tried?: number): TriedWord {
    let cell = first;
    while (cells[cell - CELL + TILE] !== 0) cell -= CELL;
    const begin = cell;
    let word = "";
    let sum = 0;
    let times = 1;
    for (; cells[cell + TILE] !== 0 || (cell >= first && cell < last); cell += CELL) {
      const isLaid = cells[cell + TILE] === 0;
      const kind = kindOfTile(tried ?? cells[cell + TRIED]!);
      const number = isLaid ? letterOfKind(kind) : cells[cell + TILE]! - 1;
      const value = isLaid ? (isBlankKind(kind) ? blankValue : values[number]!) : cells[cell + SUM]!;
      const letter = letters[number]!;
      const premium = rules.premiums[squareOfTile(cells[cell + TRIED]!)] ?? null;
      const counts = premium !== null && countsFor(premium, letter, value, isLaid);
      word += letter;
      sum += counts ? value * premium.letter : value;
      if (counts) times *= premium.word;
    }
    return { word, length: (cell - begin) / CELL, points: sum * times };
  }
}
