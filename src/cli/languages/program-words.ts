import type { AdjustReason, EndReason } from "../../game/model/event.ts";
import type { LanguageMessages, LanguageRecords } from "../../messages/index.ts";
import type { PageWords } from "./page-words.ts";

/** What only the program says, and the messages of the library in the same language. */
export interface ProgramWords {
  /** `null` for English, which the library speaks without a table. */
  readonly messages: (LanguageMessages & LanguageRecords) | null;
  /** A play, before the score is explained. `from`: the rack, or an empty text. */
  readonly play: (turn: {
    readonly name: string;
    readonly play: string;
    readonly from: string;
    readonly points: number;
  }) => string;
  /** An exchange whose tiles are known. */
  readonly exchanged: (name: string, tiles: string) => string;
  /** Points outside a play. `reason` is in words, and has the note on it. */
  readonly adjusted: (name: string, points: number, reason: string) => string;
  readonly adjustReasons: { readonly [R in AdjustReason]: string };
  readonly over: (reason: string) => string;
  readonly endReasons: { readonly [R in EndReason]: string };
  /** The score sheet: an exchange of so many tiles, and the other cells. */
  readonly exchange: (tiles: number) => string;
  readonly pass: string;
  readonly missesTurn: string;
  /** A play of a record whose tiles cannot lie where the record says. */
  readonly doesNotFit: string;
  readonly unplayedTiles: string;
  readonly total: string;
  /** A premium square that counted: `premium` names it. */
  readonly letterPremium: (of: {
    readonly square: string;
    readonly premium: string;
    readonly word: string;
    readonly letter: string;
    readonly points: number;
    readonly value: number;
  }) => string;
  readonly wordPremium: (of: {
    readonly square: string;
    readonly premium: string;
    readonly word: string;
    readonly factor: number;
  }) => string;
  /** A blank of a play. */
  readonly blank: (square: string, letter: string, points: number) => string;
  /** What to write instead, if all tiles of a play are blanks. */
  readonly smallLetters: (capitals: string) => string;
  readonly noPlay: string;
  /** Where in an argument something is wrong, and what. */
  readonly column: (column: number) => string;
  /** All files that were checked. */
  readonly checked: (sum: {
    readonly games: number;
    readonly plays: number;
    readonly scoresAgreed: number;
    readonly totalsAgreed: number;
    readonly totals: number;
    readonly remarks: number;
  }) => string;
  readonly page: PageWords;
  /** How many files are not a game or cannot be read. */
  readonly notRead: (files: number) => string;
}

/** A number with its noun, and with the separators of a language: `1,234 plays`. */
export function counted(language: string, count: number, one: string, many: string): string {
  return `${count.toLocaleString(language)} ${Math.abs(count) === 1 ? one : many}`;
}

/** The sign that points outside a play have before them; that of a loss belongs to the number. */
export function plus(points: number): string {
  return points < 0 ? "" : "+";
}
