import type { Placement, PlayRules, Position, Premium, Score, ScoredLetter, ScoredWord } from "../shapes.ts";
import { type Cell, type Grid, gridOf, lay, linesOf, seenOn } from "./grid.ts";

/**
 * What the play scores, whatever else is wrong with it; the tiles must lie on free squares, each on its own, in one line
 * without a gap. Null where no word of two tiles comes about (D7).
 */
export function scorePlay(position: Position, placements: readonly Placement[]): Score | null {
  const grid = gridOf(position);
  lay(grid, placements);
  const words = wordsOn(grid)
    .filter((word) => word.cells.some((cell) => cell.laid !== null))
    .map((word) => scoreWord(position.rules, word.direction, word.cells));
  if (words.length === 0) return null;
  const main = mainWord(words, placements);
  const crosses = words.filter((word) => word !== main);
  // Crosses stand at right angles to the main word: across it they differ by column, down it by row.
  const along = main.direction === "across" ? "col" : "row";
  crosses.sort((one, other) => one.letters[0]![along] - other.letters[0]![along]);
  const bonuses = position.rules.bonuses
    .filter((bonus) => bonus.tiles === placements.length)
    .map(({ points, times }) => ({
      kind: "bingo" as const,
      tiles: placements.length,
      // The main word once as it is, and as often again as makes the factor.
      points: times === undefined ? points : main.points * times - main.points,
    }));
  const ordered = [main, ...crosses];
  const total = sum(ordered.map((word) => word.points)) + sum(bonuses.map((bonus) => bonus.points));
  return { total, words: ordered, bonuses };
}

/** Every stretch of two tiles or more on the whole board, across and down. */
function wordsOn(grid: Grid): { direction: "across" | "down"; cells: Cell[] }[] {
  const words: { direction: "across" | "down"; cells: Cell[] }[] = [];
  for (const { direction, cells } of linesOf(grid)) {
    let stretch: Cell[] = [];
    for (const cell of [...cells, null]) {
      if (cell !== null && seenOn(cell) !== null) {
        stretch.push(cell);
        continue;
      }
      if (stretch.length >= 2) words.push({ direction, cells: stretch });
      stretch = [];
    }
  }
  return words;
}

/** With several tiles the word along them; with one the longer word, across if both are equally long. */
function mainWord(words: readonly ScoredWord[], placements: readonly Placement[]): ScoredWord {
  if (placements.length >= 2) {
    const direction = placements.every(({ row }) => row === placements[0]!.row) ? "across" : "down";
    return words.find((word) => word.direction === direction) as ScoredWord;
  }
  const across = words.find((word) => word.direction === "across");
  const down = words.find((word) => word.direction === "down");
  if (across === undefined || down === undefined) return (across ?? down) as ScoredWord;
  return down.letters.length > across.letters.length ? down : across;
}

function scoreWord(rules: PlayRules, direction: "across" | "down", cells: readonly Cell[]): ScoredWord {
  const letters = cells.map((cell) => scoreLetter(rules, cell));
  const letterTotal = sum(letters.map((letter) => letter.points));
  let multiplier = 1;
  for (const letter of letters) multiplier *= letter.premium?.word ?? 1;
  const word = letters.map((letter) => letter.letter).join("");
  return { word, direction, letters, letterTotal, multiplier, points: letterTotal * multiplier };
}

function scoreLetter({ tileSet }: PlayRules, cell: Cell): ScoredLetter {
  const { row, col } = cell;
  const { letter, blank } = seenOn(cell)!;
  const through = cell.laid === null;
  const value = blank ? tileSet.blanks.points : tileSet.letters.find((entry) => entry.letter === letter)!.points;
  const plain = cell.premium.letter === 1 && cell.premium.word === 1;
  const premium = plain || !counts(cell.premium, { letter, value, through }) ? null : cell.premium;
  return { row, col, letter, blank, through, value, premium, points: value * (premium?.letter ?? 1) };
}

/** Whether a premium does anything for a tile: by where it lies, and by which tile it is. */
function counts(
  { sticks = false, when }: Premium,
  tile: { readonly letter: string; readonly value: number; readonly through: boolean },
): boolean {
  if (tile.through && !sticks) return false;
  if (when === undefined) return true;
  return "letters" in when ? when.letters.includes(tile.letter) : when.points.includes(tile.value);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
