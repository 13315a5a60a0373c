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
  const rule = position.rules.bonuses.find((each) => each.tiles === placements.length);
  const bonus = rule === undefined ? null : { tiles: rule.tiles, points: pointsOfBonus(rule, main) };
  const ordered = [main, ...crosses];
  const total = sum(ordered.map((word) => word.points)) + (bonus?.points ?? 0);
  return { total, words: ordered, bonus };
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
  const value = blank ? tileSet.blanks.points : tileSet.letters.find((entry) => entry.letter === letter)!.points;
  const premium = premiumFor(cell, letter, value);
  const points = premium === null ? value : value * premium.letter;
  return { row, col, letter, blank, through: cell.laid === null, value, premium, points };
}

/**
 * What the square multiplies in a word of this play. Null for a plain square, for one that was covered on an earlier turn
 * unless its premium sticks, and for one whose premium is for other tiles. `value`: what the tile scores by itself.
 */
function premiumFor({ premium, laid }: Cell, letter: string, value: number): Premium | null {
  if (premium.letter === 1 && premium.word === 1) return null;
  if (laid === null && premium.sticks !== true) return null;
  const { when } = premium;
  // A blank shows the letter it stands for, and is worth what blanks are.
  if (when !== undefined && "letters" in when && !when.letters.includes(letter)) return null;
  if (when !== undefined && "points" in when && !when.points.includes(value)) return null;
  return premium;
}

/** Points after all multiplying; or what the main word gains where the bonus multiplies it. Cross words gain nothing. */
function pointsOfBonus({ points, times }: PlayRules["bonuses"][number], main: ScoredWord): number {
  return times === undefined ? points : times * main.points - main.points;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
