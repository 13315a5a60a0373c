// The data the oracles read and write, spelled out again from the public documentation: they share no type with the
// library, so that a slip in one of its types is noticed.

/** A letter of the tile set, or "?" for a blank. */
export type Tile = string;

/** A square by its row and column, counted from zero. */
export interface Square {
  readonly row: number;
  readonly col: number;
}

/** A tile already on the board. */
export interface BoardTile {
  readonly letter: string;
  readonly blank: boolean;
}

/** The tiles that lie, square by square, row after row. */
export type Board = readonly (BoardTile | null)[];

/** One tile that somebody wants to lay. `letter` null: a blank that has no letter yet. */
export interface Placement extends Square {
  readonly letter: string | null;
  readonly blank?: boolean | undefined;
}

/** One tile that was laid, a blank with the letter it stands for. */
export interface LaidTile extends Square, BoardTile {}

/** What a square multiplies: the letter on it and the word through it. */
export interface Premium {
  readonly letter: number;
  readonly word: number;
  readonly sticks?: boolean;
  readonly when?: { readonly letters: readonly string[] } | { readonly points: readonly number[] };
}

/** A board without tiles: one character a square, and what the characters mean. */
export interface Layout {
  readonly rows: number;
  readonly cols: number;
  readonly starts: readonly Square[];
  readonly rowsOfSquares: readonly string[];
  readonly legend: Readonly<Record<string, Premium | "hole">>;
}

/** The tiles of a game and what they are worth. */
export interface TileSet {
  readonly id: string;
  readonly letters: readonly { readonly letter: string; readonly points: number; readonly count: number }[];
  readonly blanks: { readonly count: number; readonly points: number };
}

/** The rules that matter to one play. */
export interface PlayRules {
  readonly tileSet: TileSet;
  readonly layout: Layout;
  readonly rackSize: number;
  readonly maxTilesPerPlay: number;
  readonly bonuses: readonly { readonly tiles: number; readonly points: number; readonly times?: number }[];
  readonly forbiddenLabels: readonly string[];
  readonly noRepeats?: boolean;
  readonly wordCheck?: "on-play" | "on-challenge";
}

/** All the rules of a game. */
export interface Rules extends PlayRules {
  readonly id: string;
  readonly variants: readonly string[];
  readonly players: { readonly min: number; readonly max: number };
  readonly exchange: {
    readonly minTiles: 0 | 1;
    readonly minBag: number;
    readonly maxTiles: number;
    readonly perGame: number | null;
    readonly keepsScoreless?: boolean;
  } | null;
  readonly blankExchange: boolean;
  readonly wordCheck: "on-play" | "on-challenge";
  readonly challenge: ChallengeRule | null;
  readonly dictionaryUse: "challenges" | "spelling" | "no-search" | "free";
  readonly end: {
    readonly passesEach: number | null;
    readonly passesInRow?: number | null;
    readonly scorelessTurns: number | null;
    readonly passesAfterExchanges?: boolean;
    readonly lostTurnsCount?: boolean;
    readonly zerosNeedScore?: boolean;
    readonly turnsAfterBag?: number | null;
    readonly noPlays: boolean;
    readonly targets: readonly number[] | null;
  };
  readonly leftover: { readonly own: "subtract" | "keep" | "subtract-unless-out"; readonly toFinisher: 0 | 1 | 2 };
  readonly tieBreak: "shared" | "before-leftover" | "finisher";
}

/** How a challenge is judged, and what it costs when it fails. */
export interface ChallengeRule {
  readonly looksUp: "every-word" | "named-words" | "word-by-word";
  readonly whenWrong: Price;
  readonly schedule?: readonly Price[] | null;
}

/** What a failed challenge costs. */
export type Price =
  | "nothing"
  | "lose-turn"
  | "lose-game"
  | {
      readonly points: number;
      readonly per: "play" | "word";
      readonly to: "opponent" | "nobody";
      readonly seconds?: number;
    };

/** Tiles that are known, and how many more there are. */
export interface Pile {
  readonly tiles: readonly Tile[];
  readonly hidden: number;
}

/** A board under its rules, and the rack. `rack` null: nobody knows it, and nobody checks it. */
export interface Position {
  readonly rules: PlayRules;
  readonly board: Board;
  readonly rack: Pile | null;
  /** The words formed before. */
  readonly wordsPlayed?: readonly string[];
}

/** Which words there are. `labels`: one list for each entry of the word. */
export interface Dictionary {
  has(word: string, letters: readonly string[]): boolean;
  labels?(word: string, letters: readonly string[]): readonly (readonly string[])[];
}

/** One reason to refuse a play: the code, the squares, and the details that belong to the code. */
export interface Violation {
  readonly code: string;
  readonly squares: readonly Square[];
  readonly [detail: string]: unknown;
}

/** One tile of a word, and what it scores. */
export interface ScoredLetter extends LaidTile {
  readonly through: boolean;
  readonly value: number;
  readonly premium: Premium | null;
  readonly points: number;
}

/** One word, and what it scores. */
export interface ScoredWord {
  readonly word: string;
  readonly direction: "across" | "down";
  readonly letters: readonly ScoredLetter[];
  readonly letterTotal: number;
  readonly multiplier: number;
  readonly points: number;
}

/** A score with its reasons, the main word first. */
export interface Score {
  readonly total: number;
  readonly words: readonly ScoredWord[];
  readonly bonus: { readonly tiles: number; readonly points: number } | null;
}

/** Everything that is wrong with a play, or its score. */
export type Judgement =
  | { readonly violations: readonly Violation[]; readonly score?: never }
  | { readonly violations?: never; readonly score: Score };

/** What a player wants to do. */
export type Move =
  | { readonly type: "play"; readonly placements: readonly Placement[]; readonly points?: number | undefined }
  | { readonly type: "exchange"; readonly tiles: readonly Tile[] | number }
  | { readonly type: "pass" }
  | { readonly type: "accept" }
  | { readonly type: "resign" }
  | { readonly type: "challenge"; readonly words?: readonly number[] | undefined }
  | { readonly type: "exchange-blank"; readonly square: Square };

/** What only the table decides. */
export type Ruling =
  | {
      readonly type: "adjust";
      readonly player: number;
      readonly points: number;
      readonly reason: "time" | "penalty" | "correction" | "as-recorded";
    }
  | { readonly type: "tell-rack"; readonly player: number; readonly rack: Pile }
  | { readonly type: "return-excess"; readonly player: number; readonly tiles: Pile }
  | { readonly type: "set-turn"; readonly player: number }
  | {
      readonly type: "decide";
      readonly reason: DecisionReason;
      readonly winners: readonly number[];
      readonly spreads?: readonly number[] | null | undefined;
      readonly note?: string | undefined;
    }
  | { readonly type: "end"; readonly reason: "agreed" | "time" };

/** Why somebody decided how a game ends, whatever the scores are. */
export type DecisionReason = "lost-on-time" | "late" | "disqualified" | "withdrawn" | "adjudicated" | "aborted";

/** Why a game is over. */
export type EndReason =
  | "out"
  | "passes"
  | "scoreless"
  | "turns"
  | "no-plays"
  | "target"
  | "agreed"
  | "resigned"
  | "lost-challenge"
  | "time";

/** Asks a generator of plays whether anything can be laid. */
export type CanPlay = (position: {
  readonly ruleset: { readonly rackSize: number };
  readonly board?: Board | undefined;
  readonly rack?: readonly Tile[] | null | undefined;
}) => boolean;
