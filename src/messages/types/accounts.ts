import type { EventOf, PlayerEvent } from "../../game/model/event.ts";
import type { PageWords } from "./page.ts";

/** The type of an event that a story has one sentence for. It passes over a play that nobody challenges. */
export type StoryEventType = Exclude<PlayerEvent["type"], "played" | "adjusted" | "accepted">;

/** What happened in a recorded game, turn by turn. The end is said as in the `news` of the language. */
export interface StorySentences {
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
  /** A premium square that counted: `premium` names it. */
  readonly letterPremium: (of: {
    readonly square: string;
    readonly premium: string;
    readonly word: string;
    readonly letter: string;
    readonly points: number;
    readonly value: number;
  }) => string;
  /** The same, of a premium for the word. */
  readonly wordPremium: (of: {
    readonly square: string;
    readonly premium: string;
    readonly word: string;
    readonly factor: number;
  }) => string;
}

/**
 * The other events of a story, given the player's name and score after the event; an empty text says nothing. For an
 * event that a language has no sentence for, it has one in its `news`.
 */
export type EventSentences = {
  readonly [T in StoryEventType]: (event: EventOf<T>, player: string, after: { readonly score: number }) => string;
};

/** The cells of a score sheet. */
export interface SheetWords {
  /** An exchange of this number of tiles. */
  readonly exchange: (tiles: number) => string;
  readonly pass: string;
  readonly missesTurn: string;
  /** A play of a record whose tiles cannot lie where the record says. */
  readonly doesNotFit: string;
  /** A play that came off again, so that its points do not count. */
  readonly takenOff: string;
  readonly unplayedTiles: string;
  readonly total: string;
}

/** What is said when an account is given of recorded games: as a story, a score sheet, a page. */
export interface AccountParts {
  readonly story: StorySentences;
  readonly events: EventSentences;
  readonly sheet: SheetWords;
  readonly page: PageWords;
}

/**
 * What a language has of it; what is missing is said in English, an event of a story first as in the `news` of the
 * language. Spread it into the messages of the language: `{ ...germanMessages, ...germanRecords, ...germanAccounts }`.
 */
export type LanguageAccounts = { readonly [P in keyof AccountParts]?: Partial<AccountParts[P]> };
