import type { Premium } from "../board/premium.ts";
import type { Square } from "../board/square.ts";
import type { NoticeOf } from "../compose/draft.ts";
import type { EventOf, PlayerIndex } from "../game/model/event.ts";
import { squareName } from "../notation/coordinate.ts";
import { BLANK, type Tile } from "../tiles/tile.ts";
import type { Words } from "./types/words.ts";

/** A number with its noun: `1 tile`, `2 tiles`, `-1 point`. */
export function counted(count: number, one: string, many: string): string {
  return `${count} ${Math.abs(count) === 1 ? one : many}`;
}

/** The same where the plural begins with two, as in French: `0 point`. */
export function countedFromTwo(count: number, one: string, many: string): string {
  return `${count} ${Math.abs(count) < 2 ? one : many}`;
}

/** Which of three forms goes with a number, as in Polish: 1 płytka; 2, 3, 4, 22 płytki; 0, 5, 11, 12 płytek. */
export function formOfThree(count: number, one: string, few: string, many: string): string {
  const [tens, units] = [Math.abs(count) % 100, Math.abs(count) % 10];
  if (Math.abs(count) === 1) return one;
  return units >= 2 && units <= 4 && (tens < 12 || tens > 14) ? few : many;
}

/** A number with its noun in one of three forms, as in Polish. */
export function countedInThree(count: number, one: string, few: string, many: string): string {
  return `${count} ${formOfThree(count, one, few, many)}`;
}

/** Lists texts with a word before the last: `A, B and C`. */
export function listed(texts: readonly (string | number)[], conjunction: string): string {
  return texts.length < 2 ? texts.join("") : `${texts.slice(0, -1).join(", ")} ${conjunction} ${texts.at(-1)}`;
}

/** The names of squares. */
export function squareNames(squares: readonly Square[]): readonly string[] {
  return squares.map((square) => squareName(square));
}

/** The names of squares in a list. */
export function squaresOf(squares: readonly Square[], conjunction: string): string {
  return listed(squareNames(squares), conjunction);
}

/** The numbers of players, counted from 1. */
export function playerNumbers(players: readonly PlayerIndex[]): readonly number[] {
  return players.map((player) => player + 1);
}

/** The words for the labels of a word, in a list; a label that has none stands as it is. */
export function labelsOf(labels: readonly string[], words: Words): string {
  return labels.map((label) => (Object.hasOwn(words.labels, label) ? words.labels[label] : label)).join(", ");
}

/** Why points were adjusted, with the note if there is one: `penalty, late`. */
export function reasonOf({ reason, note }: EventOf<"adjusted">, { adjustments }: Words): string {
  return note === null ? adjustments[reason] : `${adjustments[reason]}, ${note}`;
}

/** What a ruling says of a game besides who has won: `Ruling: -50 : +50, article 6.` Nothing if it says no more. */
export function rulingText({ spreads, note }: EventOf<"decided">, ruling: string): string {
  const said = [spreads?.map((points) => signed(points, String)).join(" : "), note].filter(Boolean);
  return said.length === 0 ? "" : `${ruling}: ${said.join(", ")}.`;
}

/** The name of a tile: its letter, or the word for a blank. */
export function tileName(tile: Tile, blank: string): string {
  return tile === BLANK ? blank : tile;
}

/** The names of tiles in a list. */
export function tileNames(tiles: readonly Tile[], blank: string): string {
  return tiles.map((tile) => tileName(tile, blank)).join(", ");
}

/** A number and its noun with their sign: `+5 points`, `-10 points`. */
export function signed(count: number, counted: (count: number) => string): string {
  return `${count > 0 ? "+" : ""}${counted(count)}`;
}

/** The words for a premium, piece by piece. */
export interface PremiumWords {
  readonly letter: (factor: number) => string;
  readonly word: (factor: number) => string;
  /** Lists letters, or numbers of points. */
  readonly or: (texts: readonly string[]) => string;
  /** It counts for tiles that show one of these letters, or that are worth one of these numbers of points. */
  readonly letters: (letters: string) => string;
  readonly points: (points: string) => string;
  /** It counts again each time that a word is formed there. */
  readonly sticks: string;
}

/** What a premium multiplies: the letter, the word, or both; for which tiles, and whether it stays. */
export function premiumText({ letter, word, when, sticks }: Premium, words: PremiumWords): string {
  const parts = [letter === 1 ? "" : words.letter(letter), word === 1 ? "" : words.word(word)];
  if (when)
    parts.push(words[when.letters ? "letters" : "points"](words.or((when.letters ?? when.points).map(String)) || "-"));
  if (sticks) parts.push(words.sticks);
  return parts.filter(Boolean).join(", ");
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

/** What is on a square: its name, and then its premium or its tile, with a premium that stays below it. */
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
    if (premium?.sticks) parts.push(words.premium(premium));
  }
  return parts.join(", ");
}

/** Whether what stands for a letter is a mark such as `?`, with which programs write a blank. */
export function isBlankMark(letter: string): boolean {
  return /^[?_\s]?$/.test(letter);
}

/** Says nothing. */
export function nothing(): string {
  return "";
}

/** A number with its noun, and with the separators of a language: `1,234 plays`. */
export function countedIn(language: string, count: number, one: string, many: string): string {
  return `${count.toLocaleString(language)} ${Math.abs(count) === 1 ? one : many}`;
}

/** The sign that points outside a play have before them; that of a loss belongs to the number. */
export function plus(points: number): string {
  return points < 0 ? "" : "+";
}
