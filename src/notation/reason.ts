import type { Square } from "../board/square.ts";
import type { PlayerIndex } from "../game/model/event.ts";
import type { Placed } from "../play/placement.ts";
import type { PlayViolation, Tagged } from "../play/violation.ts";
import type { Found } from "../read/found.ts";
import type { Ruleset } from "../rules/ruleset.ts";
import type { Letter, Tile } from "../tiles/tile.ts";

/** A player: the seat, and the name that the record gives. */
export interface Who {
  readonly player: PlayerIndex;
  readonly name: string;
}

/** The piece of the text that the remark is about. It is never cut. */
export interface Piece {
  readonly text: string;
}

/**
 * Why there is a remark: the codes, each with its values. `describeRemark` of `tilewright/messages` makes a sentence of
 * them, in any language.
 */
export interface RemarkReasons {
  /**
   * A score, a total or a settlement is not what the rules give. `cause`: the one slip that explains the points
   * exactly, or `null`.
   */
  readonly points: { readonly expected: number; readonly found: number; readonly cause: Cause | null };
  /** Nothing settles a player's unplayed tiles. `points` by the rules; `null` if not all tiles are known. */
  readonly "not-settled": Who & { readonly points: number | null };
  /** The final scores of a history, by seat, are not those of its moves. */
  readonly "final-scores": { readonly expected: readonly number[]; readonly found: readonly number[] };
  /** `tiles` tiles are listed where at most `limit` can be. */
  readonly "list-too-long": Piece & { readonly limit: number; readonly tiles: number };
  /** The rack as it is written lacks tiles that the move takes, each as often as it is missing. */
  readonly "rack-lacks": Piece & { readonly tiles: readonly Tile[] };
  /** The tiles are not those of the rack on the same line, or not those with which the play was made. */
  readonly "other-rack": Piece & { readonly of: "line" | "play"; readonly rack: string };
  /** There are more of some tiles than the set has: at most `most`; `onBoard` lie on the board. */
  readonly "tile-excess": Piece & {
    readonly tiles: readonly { readonly tile: Tile; readonly most: number; readonly onBoard: number }[];
  };
  /** The line is not by the player on turn; `turn` is `null` where the game is over. */
  readonly "not-on-turn": Piece & { readonly turn: Who | null };
  /** Points for a challenge of this player's play: they gain them (`gain`), or the challenger loses them. */
  readonly "other-side": Piece & Who & { readonly gain: boolean };
  /** A play comes off that the player has not just made. */
  readonly "no-play-before": Piece & Who;
  /** An exchange needs `needed` tiles in the bag, which holds `bag`. */
  readonly "bag-too-small": Piece & { readonly needed: number; readonly bag: number };
  /** The play is against the rules. `at` and `word`: how it is written. */
  readonly refused: { readonly violations: readonly PlayViolation[]; readonly at: string; readonly word: string };
  readonly "not-a-coordinate": { readonly found: Found };
  readonly "not-a-play": { readonly found: Found };
  /** The coordinate is not on the board, whose last square is `last`. */
  readonly "no-square": Piece & { readonly square: Square; readonly last: Square };
  /** The word has `blanks` blanks, and the set `limit`. */
  readonly "too-many-blanks": Piece & { readonly limit: number; readonly blanks: number };
  /** A word with brackets that do not match, that runs over the edge, or that lays no tiles. */
  readonly word: Piece & { readonly fault: "brackets" | "not-closed" | "over-the-edge" | "nothing-laid" };
  readonly "not-a-letter": Piece & { readonly tileSet: string };
  /** The word has another letter than the board; `lies` is `null` where no tile lies. */
  readonly misfit: Piece & { readonly square: Square; readonly lies: Letter | null };
  /** `most`: the most characters that are read, where the text is longer or is not a text; else `null`. */
  readonly "not-tiles": { readonly tileSet: string; readonly most: number | null; readonly found: Found };
  readonly "not-a-cell": Piece & { readonly tileSet: string };
  readonly hole: Piece & { readonly square: Square };
  /** The record is too long to be read. */
  readonly "too-large": {
    readonly of: RecordKind;
    readonly length: number;
    readonly unit: "characters" | "bytes";
  };
  readonly "not-a-game": { readonly of: RecordKind; readonly found: Found };
  /** The file is not in the encoding that it names. */
  readonly encoding: Piece;
  /** Something else stands on a line than what should. */
  readonly line: Piece & { readonly want: "colon" | "action" | "score" | "total" | "mark" };
  readonly "too-long": Piece & { readonly of: "line" | "name"; readonly most: number };
  /** Nobody has this name. `names` are the nicknames by seat. */
  readonly "no-such-player": Piece & { readonly names: readonly string[] };
  /** The ruleset is for `needed` players, and the text has `found`. */
  readonly players: Piece & { readonly needed: number; readonly found: number };
  /** The number that the player should have been introduced by. */
  readonly "player-number": Piece & { readonly number: number };
  /** A pragma that may stand in a text once. */
  readonly repeated: Piece & { readonly pragma: string };
  /** A ruling on who has won that does not fit a game of `players` players. */
  readonly decision: Piece & { readonly players: number };
  /** A note of this library that says what cannot have happened where it stands. */
  readonly "not-here": Piece;
  readonly "too-many": Piece & { readonly of: "players" | "events"; readonly most: number };
  readonly unknown: { readonly of: "pragma" | "field"; readonly name: string };
  /** The name of a tile set that is not among the `known` ones. */
  readonly "tile-set": Piece & { readonly known: readonly string[] };
  /** The lexicon is of another language than the tile set. */
  readonly lexicon: Piece & { readonly tileSet: string };
  readonly rules: Piece & { readonly of: "board" | "game" | "rack-size" | "bonus" | "rules" };
  /** A field of a history has another value than it should. */
  readonly field: { readonly field: string; readonly want: FieldWant; readonly found: Found };
  readonly "not-a-position": { readonly most: number | null; readonly found: Found };
  readonly rows: { readonly expected: number; readonly found: number };
  readonly squares: Piece & { readonly expected: number };
  readonly scores: Piece & { readonly expected: number; readonly found: number };
  readonly number: Piece & { readonly of: "score" | "turns" };
  /** What the format cannot say. */
  readonly unsaid: { readonly what: Unsaid };
}

/** Why there is a remark. Its `code` says which reason, and which values it has. */
export type RemarkReason = Tagged<RemarkReasons>;

/** The format of a record: GCG, or a history in JSON. */
export type RecordKind = "gcg" | "history";

/** The slips that explain points that differ: the codes, each with its values. */
export interface Causes {
  /** The total lacks the score of its line. */
  readonly "not-added": object;
  /** The blanks on these squares were counted as their letters. */
  readonly "blank-counted": { readonly squares: readonly Square[] };
  /** The blank must lie `at` one square, and not on the other, where the record has it. */
  readonly "blank-elsewhere": { readonly at: Square; readonly not: Square };
  /** The bonus for this number of tiles was forgotten. */
  readonly "bonus-forgotten": { readonly points: number; readonly tiles: number };
  /** A bonus was given that this number of tiles does not get. */
  readonly "bonus-undue": { readonly points: number; readonly tiles: number };
  /** Points for challenges that failed: `each` for the play, or for each of the challenged `words`. */
  readonly challenges: { readonly each: 5 | 10; readonly words: number | null };
}

/** What probably happened. */
export type Cause = Tagged<Causes>;

/** What a field of a history can be asked to be. */
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

/** What a field of a history should be. */
export type FieldWant = Tagged<FieldWants>;

/** What formats cannot say: the codes, each with its values. */
export interface Unsayable {
  /** A play whose tiles have no line on the board. It is written as a pass. */
  readonly play: { readonly placements: readonly Placed[] };
  /** The tile set of the rules, where the text names another (`declared`), or readers know none of that name. */
  readonly tiles: { readonly tileSet: string; readonly declared: string | null };
  readonly bonuses: { readonly bonuses: Ruleset["bonuses"] };
  readonly board: { readonly cols: number; readonly rows: number };
  /** The only rack is not known. */
  readonly "no-rack": { readonly tileSet: string };
  /** A line of a record, or what stands behind its total, that has no field in a game history. */
  readonly line: Piece;
  /** An operation whose text has a semicolon. */
  readonly operation: { readonly name: string; readonly text: string };
  /** The text written is longer than readers take. */
  readonly "too-long": { readonly text: string; readonly most: number };
  /** More events than readers take: at most `most`. */
  readonly "too-many": { readonly events: number; readonly most: number };
}

/** What a format cannot say. */
export type Unsaid = Tagged<Unsayable>;
