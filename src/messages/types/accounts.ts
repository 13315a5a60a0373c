import type { LeftOutReason } from "../../dictionary/list/left-out.ts";
import type { EventOf, PlayerEvent } from "../../game/model/event.ts";
import type { DemoSentences } from "./demo.ts";
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
  /** A blank of a play. */
  readonly blank: (square: string, letter: string, points: number) => string;
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

/** What only the command line says. */
export interface ProgramSentences {
  /** Where in an argument something is wrong. */
  readonly column: (column: number) => string;
  readonly noPlay: string;
  /** What to write instead, if all tiles of a play are blanks. */
  readonly smallLetters: (capitals: string) => string;
  /** All files that were checked. */
  readonly checked: (sum: {
    readonly games: number;
    readonly plays: number;
    readonly scoresAgreed: number;
    readonly totalsAgreed: number;
    readonly totals: number;
    readonly remarks: number;
  }) => string;
  /** How many files are not a game or cannot be read. */
  readonly notRead: (files: number) => string;
  /** Files in folders that were not read, because their names do not end in `.gcg`. `first`: one of them. */
  readonly leftOut: (files: { readonly count: number; readonly first: string }) => string;
  /** A game has fewer turns than the one that was asked for. */
  readonly noSuchTurn: (of: { readonly turns: number; readonly turn: number }) => string;
  /** What is wrong with an argument, or with a file that is not a game. `hint`: what probably happened. */
  readonly unreadable: (problem: {
    readonly found: string;
    readonly expected: string;
    readonly hint: string | null;
  }) => string;
  /** How long a file is that was written. */
  readonly bytes: (bytes: number) => string;
  /** How many words a list has that is packed. */
  readonly words: (words: number) => string;
  /** How many entries were left out for a reason. `examples`: some of them, each with its line. */
  readonly wordsLeftOut: (entries: {
    readonly reason: LeftOutReason;
    readonly count: number;
    readonly examples: readonly string[];
  }) => string;
  /** An entry that was left out, and the line of the list that it stands in. */
  readonly inLine: (entry: string, line: number) => string;
  /** What is done to the list at the moment. `percent`: how much of it has been read. */
  readonly readingWords: (percent: number) => string;
  readonly packingWords: string;
  /** In the list of rulesets: how many rules no source confirms, and which ruleset holds today. */
  readonly unknownRules: (rules: number) => string;
  /** In the list: the rules are for games of the past, and those of today have this name. */
  readonly forOldGames: (today: string) => string;
  /** About one ruleset: it is for games of the past, and this one holds today. */
  readonly ofThePast: (today: string) => string;
  /** All rules of this ruleset have a source. */
  readonly allHaveSource: (ruleset: string) => string;
  /** Above the rules of this ruleset that no source confirms. */
  readonly noSource: (ruleset: string) => string;
  /** Values of rules: the size of a board, and a rule that is off. */
  readonly boardSize: (board: { readonly cols: number; readonly rows: number }) => string;
  readonly off: string;
}

/** The report on a season. Averages are written out, `-` where there is none. */
export interface SeasonSentences {
  /** How many games and plays. */
  readonly games: (sum: { readonly games: number; readonly plays: number }) => string;
  /** Behind it: how many of all files are not a game or cannot be read. */
  readonly notRead: (files: { readonly failures: number; readonly files: number }) => string;
  /** How many games are not over. */
  readonly notOver: (games: number) => string;
  /** The average score of a player and of a game, and the average spread. */
  readonly averages: (of: { readonly score: string; readonly game: string; readonly spread: string }) => string;
  readonly highGames: string;
  readonly highPlays: string;
  readonly players: string;
  /** The columns of the standings, behind the names. */
  readonly standings: {
    readonly [C in "games" | "won" | "drawn" | "lost" | "spread" | "average" | "high"]: string;
  };
  /** Only the first `players` players are listed. */
  readonly morePlayers: (players: number) => string;
  readonly remarks: string;
}

/** What is said of records that are written in their standard form. */
export interface TidyingSentences {
  /** What was done to a record, by its code. */
  readonly changed: {
    readonly encoding: string;
    readonly "byte-order-mark": string;
    readonly "line-ends": string;
    /** How many lines were written another way. */
    readonly lines: (lines: number) => string;
    readonly order: string;
  };
  /** A record is left as it is, and why. */
  readonly leftAsItIs: (why: string) => string;
  /** Why it is left as it is, by code: what the form cannot say or would change, and where it cannot be written. */
  readonly left: {
    /** What the form cannot say. */
    readonly "not-expressible": (what: string) => string;
    readonly "not-read-again": string;
    readonly moves: string;
    readonly remarks: string;
    readonly texts: string;
    readonly json: string;
    readonly "standard-input": string;
  };
  /** How many records were formatted, were so already, and are left. */
  readonly done: (files: { readonly formatted: number; readonly unchanged: number; readonly left: number }) => string;
}

/** What is said when an account is given of recorded games: as a story, a score sheet, a page, a report. */
export interface AccountParts {
  readonly story: StorySentences;
  readonly events: EventSentences;
  readonly sheet: SheetWords;
  readonly page: PageWords;
  readonly program: ProgramSentences;
  readonly season: SeasonSentences;
  readonly tidying: TidyingSentences;
  readonly demo: DemoSentences;
}

/**
 * What a language has of it; what is missing is said in English, an event of a story first as in the `news` of the
 * language. Spread it into the messages of the language: `{ ...germanMessages, ...germanRecords, ...germanAccounts }`.
 */
export type LanguageAccounts = { readonly [P in keyof AccountParts]?: Partial<AccountParts[P]> };
