import { randomBoard, randomTile } from "../play/boards.ts";
import { labels, playRules } from "../play/play-rules.ts";
import { type Random, randomFrom } from "../random.ts";
import type { Board, BoardTile, Dictionary, PlayRules } from "../shapes.ts";

/** A board that somebody hands in: nothing says that plays led to it. */
export interface FoundBoard {
  readonly rules: PlayRules;
  readonly board: Board;
}

/** The same rules, under which no word may be formed twice. */
const withoutRepeats: readonly PlayRules[] = playRules.map((rules) => ({ ...rules, noRepeats: true }));

/** The same board for the same seed: empty, grown play by play, forty tiles anywhere, or a few, also on holes. */
export function boardOf(seed: number): FoundBoard {
  const random = randomFrom(seed);
  const rules = random.pick(random.chance(0.3) ? withoutRepeats : playRules);
  return { rules, board: random.chance(0.5) ? randomBoard(random, rules) : strewn(random, rules) };
}

/** So many tiles anywhere, of all letters or of a few: then words come again, and letters run out. */
function strewn(random: Random, rules: PlayRules): Board {
  const { rows, cols } = rules.layout;
  const letters = random.shuffled(rules.tileSet.letters).slice(0, random.pick([1, 2, 1000]));
  const tiles = { ...rules, tileSet: { ...rules.tileSet, letters } };
  const board: (BoardTile | null)[] = Array.from({ length: rows * cols }, () => null);
  const places = random.shuffled(board.map((_, index) => index)).slice(0, random.pick([1, 2, 5, 40, 60]));
  for (const index of places) board[index] = randomTile(random, tiles);
  return board;
}

/** A dictionary that has about half of all words, some of them with labels; or none at all. */
export function bookOf(seed: number): Dictionary | undefined {
  const chances = (letters: readonly string[]): Random =>
    randomFrom(seed + [...letters.join("|")].reduce(sumOfCodes, 0));
  const has: Dictionary["has"] = (_word, letters) => chances(letters).chance(0.5);
  const entries: NonNullable<Dictionary["labels"]> = (_word, letters) => {
    const random = chances(letters);
    const few = labels.slice(0, 2 + random.below(4));
    return Array.from({ length: random.below(3) }, () => few.filter(() => random.chance(0.5)));
  };
  return [undefined, { has }, { has, labels: entries }][seed % 3];
}

function sumOfCodes(sum: number, character: string): number {
  return sum + character.codePointAt(0)!;
}
