import { type Cell, gridOf, lay, linesOf, seen } from "./grid.ts";
import type { Count, CountedLetter, CountedWord, Laid, Rules, Situation } from "./shapes.ts";

/**
 * What the play scores, whatever else is wrong with it; the tiles must lie on free squares, each on its own, in one line
 * without a gap. Null where no word of two tiles comes about (D7).
 */
export function count(situation: Situation, tiles: readonly Laid[]): Count | null {
  const grid = gridOf(situation);
  lay(grid, tiles);
  const words = wordsFormed(grid)
    .filter((word) => word.cells.some((cell) => cell.laid !== null))
    .map((word) => countWord(situation.rules, word.direction, word.cells));
  if (words.length === 0) return null;
  const main = mainWord(words, tiles);
  const crosses = words.filter((word) => word !== main);
  // Crosses stand at right angles to the main word: across it they are told apart by column, down it by row.
  const along = main.direction === "across" ? "col" : "row";
  crosses.sort((one, other) => one.letters[0]![along] - other.letters[0]![along]);
  const bonuses = situation.rules.bonuses
    .filter((bonus) => bonus.tiles === tiles.length)
    .map(({ points }) => ({ kind: "bingo" as const, tiles: tiles.length, points }));
  const ordered = [main, ...crosses];
  const total = sum(ordered.map((word) => word.points)) + sum(bonuses.map((bonus) => bonus.points));
  return { total, words: ordered, bonuses };
}

/** Every stretch of two tiles or more on the whole board, across and down. */
function wordsFormed(grid: readonly (readonly Cell[])[]): { direction: "across" | "down"; cells: Cell[] }[] {
  const words: { direction: "across" | "down"; cells: Cell[] }[] = [];
  for (const { direction, cells } of linesOf(grid)) {
    let stretch: Cell[] = [];
    for (const cell of [...cells, null]) {
      if (cell !== null && seen(cell) !== null) {
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
function mainWord(words: readonly CountedWord[], tiles: readonly Laid[]): CountedWord {
  if (tiles.length >= 2) {
    const direction = tiles.every((tile) => tile.row === tiles[0]!.row) ? "across" : "down";
    return words.find((word) => word.direction === direction) as CountedWord;
  }
  const across = words.find((word) => word.direction === "across");
  const down = words.find((word) => word.direction === "down");
  if (across === undefined || down === undefined) return (across ?? down) as CountedWord;
  return down.letters.length > across.letters.length ? down : across;
}

function countWord(rules: Rules, direction: "across" | "down", cells: readonly Cell[]): CountedWord {
  const letters = cells.map((cell) => countLetter(rules, cell));
  const letterTotal = sum(letters.map((letter) => letter.points));
  let multiplier = 1;
  for (const letter of letters) multiplier *= letter.premium?.word ?? 1;
  const word = letters.map((letter) => letter.letter).join("");
  return { word, direction, letters, letterTotal, multiplier, points: letterTotal * multiplier };
}

function countLetter(rules: Rules, cell: Cell): CountedLetter {
  const { row, col, factors } = cell;
  const { letter, blank } = seen(cell)!;
  const through = cell.laid === null;
  const value = blank
    ? rules.tileSet.blanks.points
    : rules.tileSet.letters.find((entry) => entry.letter === letter)!.points;
  const plain = factors.letter === 1 && factors.word === 1;
  const premium = through || plain ? null : { letter: factors.letter, word: factors.word };
  return { row, col, letter, blank, through, value, premium, points: value * (premium?.letter ?? 1) };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
