import { randomBoard } from "../play/boards.ts";
import { gridOf, linesOf } from "../play/grid.ts";
import { playRules } from "../play/play-rules.ts";
import { type Random, randomFrom } from "../random.ts";
import type { BoardTile, PlayRules, Position } from "../shapes.ts";
import { freeSquares } from "../squares.ts";
import type { Word } from "./legal-plays.ts";

/** A position with a rack, and the words that may be played. */
export interface Task {
  readonly position: Position;
  readonly words: readonly Word[];
}

/** The same task for the same seed, under these rules or any. */
export function taskOf(seed: number, given?: PlayRules): Task {
  const random = randomFrom(seed);
  const rules = given ?? random.pick(playRules);
  const letters = random
    .shuffled(rules.tileSet.letters)
    .slice(0, 2 + random.below(5))
    .map(({ letter }) => letter);
  const words = randomWords(random, rules, letters);
  const board = boardOf(random, rules, words, letters);
  const position = { rules, board, rack: { tiles: randomRack(random, rules, letters), hidden: 0 } };
  if (rules.noRepeats !== true) return { position, words };
  const wordsPlayed = words.filter(() => random.chance(0.2)).map((word) => word.join(""));
  return { position: { ...position, wordsPlayed }, words };
}

/** Up to forty words of a few letters, so that many of them fit; most are short. */
function randomWords(random: Random, rules: PlayRules, letters: readonly string[]): Word[] {
  const known = new Map<string, Word>();
  const howMany = 5 + random.below(36);
  for (let i = 0; i < howMany; i++) {
    const length = 2 + random.below(random.pick([2, 3, 4, 9]));
    const word = Array.from({ length }, () => random.pick(letters));
    if (isSplitSo(rules, word)) known.set(word.join(""), word);
  }
  return [...known.values()];
}

/** False for a word whose text is read as other letters: C and H written together are a CH where there is one. */
function isSplitSo({ tileSet }: PlayRules, word: Word): boolean {
  const known = tileSet.letters.map(({ letter }) => letter);
  let text = word.join("");
  return word.every((letter) => {
    const longest = known.filter((one) => text.startsWith(one)).sort((a, b) => b.length - a.length)[0];
    text = text.slice(letter.length);
    return longest === letter;
  });
}

/** Empty, for rules of first plays, full of words, or strewn with tiles by chance; the letters of most tiles are those of the words. */
function boardOf(
  random: Random,
  rules: PlayRules,
  words: readonly Word[],
  letters: readonly string[],
): (BoardTile | null)[] {
  const { rows, cols } = rules.layout;
  const board: (BoardTile | null)[] = Array.from({ length: rows * cols }, () => null);
  if (random.chance(1 / 4) || words.length === 0) return board;
  const kind = random.below(7);
  if (kind === 0) return [...randomBoard(random, rules)];
  const tile = (letter: string): BoardTile => ({ letter, blank: random.chance(1 / 10) });
  if (kind === 1) {
    const free = random.shuffled(freeSquares(rules.layout, board)).slice(0, 1 + random.below(12));
    for (const { row, col } of free) board[row * cols + col] = tile(random.pick(letters));
    return board;
  }
  for (let i = random.below(40); i > 0; i--) layWord(random, rules, board, random.pick(words), tile);
  return board;
}

/** Lays the word anywhere where it agrees with what lies there already. */
function layWord(
  random: Random,
  rules: PlayRules,
  board: (BoardTile | null)[],
  word: Word,
  tile: (letter: string) => BoardTile,
): void {
  const { cells } = random.pick(linesOf(gridOf({ rules, board, rack: null })));
  const start = random.below(cells.length);
  const stretch = cells.slice(start, start + word.length);
  const fits = stretch.every(({ hole, tile: there }, i) => !hole && (there === null || there.letter === word[i]));
  if (stretch.length < word.length || !fits) return;
  stretch.forEach(({ row, col }, i) => {
    board[row * rules.layout.cols + col] ??= tile(word[i] as string);
  });
}

/** Mostly letters of the words, up to as many as a rack holds, up to three of them blanks. */
function randomRack(random: Random, rules: PlayRules, letters: readonly string[]): string[] {
  const size = random.chance(0.7) ? rules.rackSize : random.below(rules.rackSize + 1);
  const blanks = Math.min(size, random.pick([0, 0, 0, 1, 1, 2, 3]));
  const others = Array.from({ length: size - blanks }, () =>
    random.chance(0.9) ? random.pick(letters) : random.pick(rules.tileSet.letters).letter,
  );
  return random.shuffled([...others, ...Array.from({ length: blanks }, () => "?")]);
}
