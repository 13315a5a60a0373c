import type { Premium } from "../board/premium.ts";
import type { Square } from "../board/square.ts";
import type { NoticeOf } from "../compose/draft.ts";
import type { MoveViolations } from "../game/model/violation.ts";
import { squareName } from "../notation/coordinate.ts";

/** Lists texts with a word before the last: `A, B und C`. */
export function listed(texts: readonly (string | number)[], conjunction: string): string {
  return texts.length < 2 ? texts.join("") : `${texts.slice(0, -1).join(", ")} ${conjunction} ${texts.at(-1)}`;
}

/** The names of squares in a list. */
export function squaresOf(squares: readonly Square[], conjunction: string): string {
  return listed(
    squares.map((square) => squareName(square)),
    conjunction,
  );
}

/** Points with their sign: `+5`, `-10`. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : `${points}`;
}

/** What a premium multiplies: the letter, the word, or both. */
export function premiumText(
  { letter, word }: Premium,
  letterTimes: (factor: number) => string,
  wordTimes: (factor: number) => string,
): string {
  return [letter === 1 ? "" : letterTimes(letter), word === 1 ? "" : wordTimes(word)].filter(Boolean).join(", ");
}

/** The words for a square, piece by piece. */
export interface SquareWords {
  readonly hole: string;
  readonly start: string;
  readonly empty: string;
  readonly unnamed: string;
  readonly blank: string;
  readonly laid: string;
  readonly premium: (premium: Premium) => string;
}

/** What is on a square: its name, and then its premium or its tile. */
export function squareText({ square, tile, premium, start, hole }: NoticeOf<"at">, words: SquareWords): string {
  const parts = [squareName(square)];
  if (hole) parts.push(words.hole);
  else if (tile === null) {
    if (premium !== null) parts.push(words.premium(premium));
    if (start) parts.push(words.start);
    if (parts.length === 1) parts.push(words.empty);
  } else {
    parts.push(tile.letter ?? words.unnamed);
    if (tile.blank && tile.letter !== null) parts.push(words.blank);
    if (tile.laid) parts.push(words.laid);
  }
  return parts.join(", ");
}

/** Whether what stands for a letter is a mark such as `?`, with which programs write a blank. */
export function isBlankMark(letter: string): boolean {
  return /^[?_\s]?$/.test(letter);
}

/** What moves and rulings are called in a sentence that says they are not possible now. */
export type MoveNames = { readonly [M in MoveViolations["not-allowed"]["move"]]: string };
