import type { Square } from "../board/square.ts";
import type { PlayerIndex } from "../game/model/event.ts";
import type { Placed } from "../play/placement.ts";
import type { PlayViolation } from "../play/violation.ts";
import type { Found } from "../read/found.ts";
import type { Tagged } from "../read/tagged.ts";
import type { Ruleset } from "../rules/ruleset.ts";
import type { Letter, Tile } from "../tiles/tile.ts";

/** A player: the seat, and the name in the record. */
export interface Who {
  readonly player: PlayerIndex;
  readonly name: string;
}

/** The piece of the text that the remark is about. It is never cut. */
export interface Piece {
  readonly text: string;
}

/**
 * The reasons for remarks: the codes, each with its values. `describeRemark` from `tilewright/messages` turns them into
 * a sentence, in any language.
 */
export interface RemarkReasons {
  /**
   * A score, a total or a settlement is not correct under the rules. `cause`: the single slip that explains the points
   * exactly, or `null`.
   */
  readonly points: { readonly expected: number; readonly found: number; readonly cause: Cause | null };
  /**
   * A player's unplayed tiles have not been settled. `points`: the settlement under the rules; `null` if not all tiles
   * are known.
   */
  readonly "not-settled": Who & { readonly points: number | null };
  /**
   * The record ends without settling the unplayed tiles. `settled`: the points that the rules gave each player instead.
   * `unknown`: the players whose racks cannot be inferred; if there are any, nothing was settled.
   */
  readonly "no-settlement": {
    readonly settled: readonly (Who & { readonly points: number })[];
    readonly unknown: readonly Who[];
  };
  /** A history's final scores, by seat, do not match its moves. */
  readonly "final-scores": { readonly expected: readonly number[]; readonly found: readonly number[] };
  /** `tiles` tiles are listed where at most `limit` are possible. */
  readonly "list-too-long": Piece & { readonly limit: number; readonly tiles: number };
  /** The rack as written lacks tiles that the move uses. `tiles` lists each one as often as it is missing. */
  readonly "rack-lacks": Piece & { readonly tiles: readonly Tile[] };
  /** The tiles differ from the rack on the same line, or from those with which the play was made. */
  readonly "other-rack": Piece & { readonly of: "line" | "play"; readonly rack: string };
  /**
   * There are more copies of some tiles than the set has: at most `most` are allowed, and `onBoard` are on the board.
   */
  readonly "tile-excess": Piece & {
    readonly tiles: readonly { readonly tile: Tile; readonly most: number; readonly onBoard: number }[];
  };
  /**
   * The line does not belong to the player on turn (`turn`, `null` if the game is over). `missing`: the amount by which
   * the next total of the player on turn is too high, as if the record left out a turn of theirs; otherwise `null`.
   */
  readonly "not-on-turn": Piece & { readonly turn: Who | null; readonly missing: number | null };
  /** Points for a challenge to this player's play: the player gains them (`gain`), or the challenger loses them. */
  readonly "other-side": Piece & Who & { readonly gain: boolean };
  /** The record withdraws a play that the player has not just made. */
  readonly "no-play-before": Piece & Who;
  /** An exchange needs `needed` tiles in the bag, which holds `bag`. */
  readonly "bag-too-small": Piece & { readonly needed: number; readonly bag: number };
  /**
   * The play is right one square away, at `meant`: its words, its points and its total. It was read from there.
   */
  readonly "one-square-off": Piece & { readonly meant: string };
  /**
   * The play does not agree with the board, which may not be the one at the table since the slip in line `since`.
   * `plays`: the number of plays that do not agree, this one and later ones. They have no other remark.
   */
  readonly "after-slip": Piece & { readonly since: number; readonly plays: number };
  /** The play breaks the rules. `at` and `word` show how it is written. */
  readonly refused: { readonly violations: readonly PlayViolation[]; readonly at: string; readonly word: string };
  readonly "not-a-coordinate": { readonly found: Found };
  readonly "not-a-play": { readonly found: Found };
  /** The coordinate is not on the board, whose last square is `last`. */
  readonly "no-square": Piece & { readonly square: Square; readonly last: Square };
  /** The word has `blanks` blanks, but the set has only `limit`. */
  readonly "too-many-blanks": Piece & { readonly limit: number; readonly blanks: number };
  /** A word has mismatched brackets, runs off the edge of the board, or places no tiles. */
  readonly word: Piece & { readonly fault: "brackets" | "not-closed" | "over-the-edge" | "nothing-laid" };
  readonly "not-a-letter": Piece & { readonly tileSet: string };
  /** The word's letter differs from the tile on the board; `lies` is `null` if there is no tile. */
  readonly misfit: Piece & { readonly square: Square; readonly lies: Letter | null };
  /**
   * `most`: the maximum number of characters that are read, if the input is longer or is not a string; otherwise
   * `null`.
   */
  readonly "not-tiles": { readonly tileSet: string; readonly most: number | null; readonly found: Found };
  readonly "not-a-cell": Piece & { readonly tileSet: string };
  readonly hole: Piece & { readonly square: Square };
  /** The record is too long to read. */
  readonly "too-large": {
    readonly of: RecordKind;
    readonly length: number;
    readonly unit: "characters" | "bytes";
  };
  readonly "not-a-game": { readonly of: RecordKind; readonly found: Found };
  /** The file is not in the encoding that it declares. */
  readonly encoding: Piece;
  /** A line contains something other than what was expected. */
  readonly line: Piece & { readonly want: "colon" | "action" | "score" | "total" | "mark" };
  readonly "too-long": Piece & { readonly of: "line" | "name"; readonly most: number };
  /** No player has this name. `names` are the nicknames by seat. */
  readonly "no-such-player": Piece & { readonly names: readonly string[] };
  /** The ruleset is for `needed` players, but the text has `found`. */
  readonly players: Piece & { readonly needed: number; readonly found: number };
  /** The number with which the player should have been introduced. */
  readonly "player-number": Piece & { readonly number: number };
  /** A pragma that is allowed only once occurs again. */
  readonly repeated: Piece & { readonly pragma: string };
  /** A ruling on the winner that does not suit a game of `players` players. */
  readonly decision: Piece & { readonly players: number };
  /** A note in this library's format that records something that cannot have happened at this point. */
  readonly "not-here": Piece;
  readonly "too-many": Piece & { readonly of: "players" | "events"; readonly most: number };
  readonly unknown: { readonly of: "pragma" | "field"; readonly name: string };
  /** The name of a tile set that is not among the `known` names. */
  readonly "tile-set": Piece & { readonly known: readonly string[] };
  /** The lexicon is for a different language from the tile set. */
  readonly lexicon: Piece & { readonly tileSet: string };
  readonly rules: Piece & { readonly of: "board" | "game" | "rack-size" | "bonus" | "rules" };
  /** A field of a history has an unexpected value. */
  readonly field: { readonly field: string; readonly want: FieldWant; readonly found: Found };
  readonly "not-a-position": { readonly most: number | null; readonly found: Found };
  readonly rows: { readonly expected: number; readonly found: number };
  readonly squares: Piece & { readonly expected: number };
  readonly scores: Piece & { readonly expected: number; readonly found: number };
  readonly number: Piece & { readonly of: "score" | "turns" };
  /** Something that the format cannot express. */
  readonly unsaid: { readonly what: Unsaid };
}

/** The reason for a remark. Its `code` identifies the reason and determines which values it has. */
export type RemarkReason = Tagged<RemarkReasons>;

/** The format of a record: GCG, or a history in JSON. */
export type RecordKind = "gcg" | "history";

/** The slips that explain differing points: the codes, each with its values. */
export interface Causes {
  /** The total lacks the score of its line. */
  readonly "not-added": object;
  /** The blanks on these squares were counted as their letters. */
  readonly "blank-counted": { readonly squares: readonly Square[] };
  /** The blank must be `at` one square, not on the other square, where the record has it. */
  readonly "blank-elsewhere": { readonly at: Square; readonly not: Square };
  /** The bonus for this number of tiles was forgotten. */
  readonly "bonus-forgotten": { readonly points: number; readonly tiles: number };
  /** A bonus was awarded that this number of tiles does not earn. */
  readonly "bonus-undue": { readonly points: number; readonly tiles: number };
  /** Points for failed challenges: `each` for the play, or for each of the challenged `words`. */
  readonly challenges: { readonly each: 5 | 10; readonly words: number | null };
}

/** What probably happened. */
export type Cause = Tagged<Causes>;

/** The requirements that a field of a history may have to meet. */
export interface FieldWants {
  readonly text: object;
  readonly integer: object;
  readonly texts: object;
  readonly integers: object;
  readonly objects: object;
  /** A game that has not begun. */
  readonly beginning: object;
  readonly "at-most": { readonly most: number };
  readonly "one-of": { readonly names: readonly string[] };
}

/** A requirement for a field of a history. */
export type FieldWant = Tagged<FieldWants>;

/** The things that formats cannot express: the codes, each with its values. */
export interface Unsayable {
  /** A play whose tiles do not form a line on the board. It is written as a pass. */
  readonly play: { readonly placements: readonly Placed[] };
  /** The tile set of the rules, if the text names a different one (`declared`) or readers do not know its name. */
  readonly tiles: { readonly tileSet: string; readonly declared: string | null };
  readonly bonuses: { readonly bonuses: Ruleset["bonuses"] };
  readonly board: { readonly cols: number; readonly rows: number };
  /** The only rack is unknown. */
  readonly "no-rack": { readonly tileSet: string };
  /** A line of a record, or text after its total, for which a game history has no field. */
  readonly line: Piece;
  /** An operation whose text has a semicolon. */
  readonly operation: { readonly name: string; readonly text: string };
  /** The text is longer than readers accept. */
  readonly "too-long": { readonly text: string; readonly most: number };
  /** There are more events than readers accept, which is at most `most`. */
  readonly "too-many": { readonly events: number; readonly most: number };
}

/** Something that a format cannot express. */
export type Unsaid = Tagged<Unsayable>;
