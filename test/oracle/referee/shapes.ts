// The shapes a game is told in, as the public documentation gives them. Written out here, so that the referee shares
// nothing with what it judges.

/** A letter of the tile set, or "?" for a blank. */
export type Tile = string;

/** One square, counted from zero. */
export interface Square {
  readonly row: number;
  readonly col: number;
}

/** What lies on a square. */
export interface Cell {
  readonly letter: string;
  readonly blank: boolean;
}

/** One tile as somebody wants to lay it: letter null is a blank that nobody has named. */
export interface Placement extends Square {
  readonly letter: string | null;
  readonly blank?: boolean | undefined;
}

/** One tile as it was laid. */
export interface Laid extends Square, Cell {}

/** What a square does to a letter and to a word on the turn it is covered. */
export interface Premium {
  readonly letter: number;
  readonly word: number;
}

/** A board without tiles. A character the legend lacks is a square without effect. */
export interface Layout {
  readonly rows: number;
  readonly cols: number;
  readonly starts: readonly Square[];
  readonly rowsOfSquares: readonly string[];
  readonly legend: Readonly<Record<string, Premium | "hole">>;
}

/** The tiles of a game. */
export interface TileSet {
  readonly id: string;
  readonly letters: readonly { readonly letter: string; readonly points: number; readonly count: number }[];
  readonly blanks: { readonly count: number; readonly points: number };
}

/** The rules as data. */
export interface Rules {
  readonly id: string;
  readonly variants: readonly string[];
  readonly tileSet: TileSet;
  readonly layout: Layout;
  readonly players: { readonly min: number; readonly max: number };
  readonly rackSize: number;
  readonly maxTilesPerPlay: number;
  readonly bonuses: readonly { readonly tiles: number; readonly points: number }[];
  readonly exchange: {
    readonly minTiles: 0 | 1;
    readonly minBag: number;
    readonly maxTiles: number;
    readonly perGame: number | null;
  } | null;
  readonly blankExchange: boolean;
  readonly wordCheck: "on-play" | "on-challenge";
  readonly challenge: ChallengeRule | null;
  readonly forbiddenLabels: readonly string[];
  readonly dictionaryUse: "challenges" | "free";
  readonly end: {
    readonly passesEach: number | null;
    readonly scorelessTurns: number | null;
    readonly noPlays: boolean;
    readonly targets: readonly number[] | null;
  };
  readonly leftover: { readonly own: "subtract" | "keep"; readonly toFinisher: 0 | 1 | 2 };
  readonly tieBreak: "shared" | "before-leftover";
}

/** How a challenge is judged, and what it costs when it was wrong. */
export interface ChallengeRule {
  readonly looksUp: "every-word" | "named-words";
  readonly whenWrong:
    | "nothing"
    | "lose-turn"
    | "lose-game"
    | { readonly points: number; readonly per: "play" | "word"; readonly to: "opponent" | "nobody" };
}

/** Where words are looked up. `labels`: one list for each entry of the word. */
export interface Dictionary {
  has(word: string, letters: readonly string[]): boolean;
  labels?(word: string, letters: readonly string[]): readonly (readonly string[])[];
}

/** What a player says. */
export type Move =
  | { readonly type: "play"; readonly placements: readonly Placement[]; readonly points?: number | undefined }
  | { readonly type: "exchange"; readonly tiles: readonly Tile[] | number }
  | { readonly type: "pass" }
  | { readonly type: "accept" }
  | { readonly type: "resign" }
  | { readonly type: "challenge"; readonly words?: readonly number[] | undefined }
  | { readonly type: "exchange-blank"; readonly square: Square };

/** What only the table says. */
export type Ruling =
  | {
      readonly type: "adjust";
      readonly player: number;
      readonly points: number;
      readonly reason: "time" | "penalty" | "correction" | "as-recorded";
    }
  | {
      readonly type: "tell-rack";
      readonly player: number;
      readonly rack: { readonly tiles: readonly Tile[]; readonly hidden: number };
    }
  | {
      readonly type: "return-excess";
      readonly player: number;
      readonly tiles: { readonly tiles: readonly Tile[]; readonly hidden: number };
    }
  | { readonly type: "set-turn"; readonly player: number };

/** Why a game is over. */
export type EndReason =
  | "out"
  | "passes"
  | "scoreless"
  | "no-plays"
  | "target"
  | "agreed"
  | "resigned"
  | "lost-challenge"
  | "time";

/** Asks a generator of plays whether anything can be laid. */
export type CanPlay = (position: {
  readonly ruleset: { readonly rackSize: number };
  readonly board?: readonly (Cell | null)[] | undefined;
  readonly rack?: readonly Tile[] | null | undefined;
}) => boolean;
