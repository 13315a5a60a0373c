import type { Square } from "../board/square.ts";
import type { WordLabel } from "../dictionary/dictionary.ts";
import type { Letter, Tile } from "../tiles/tile.ts";

/** The squares that a violation is about, row by row. Empty if it is not about the board. */
export interface At {
  readonly squares: readonly Square[];
}

/** What can be wrong with a play: the codes, each with its details. docs/errors.md shows each of them on a board. */
export interface PlayViolations {
  /** The list of placements is empty. */
  readonly "no-tiles": At;
  /**
   * Something is not a placement, or not a move, at all. `path` says where, `expected` and `found` say what is wrong.
   */
  readonly malformed: At & { readonly path: string; readonly expected: string; readonly found: string };
  /** Tiles lie outside the board. */
  readonly "off-board": At;
  /** Tiles lie on holes of the layout. */
  readonly "on-hole": At;
  /** Tiles lie on squares that already hold a tile. */
  readonly "square-occupied": At;
  /** More than one tile of the play lies on the same square. */
  readonly "square-repeated": At;
  /** More than `limit` tiles are laid or exchanged. */
  readonly "too-many-tiles": At & { readonly limit: number };
  /** The first play of a game needs at least `needed` tiles. */
  readonly "too-few-tiles": At & { readonly needed: number };
  /** Blanks have no letter yet. */
  readonly "blank-without-letter": At;
  /** `letter` is not in the tile set. `instead`: the letter that was probably meant, `H` for `h`. */
  readonly "unknown-letter": At & { readonly letter: Letter; readonly instead?: Letter };
  /** The tiles lie neither in one row nor in one column. */
  readonly "not-in-line": At;
  /** The line of tiles is interrupted; `squares` are those that no tile fills. */
  readonly gap: At;
  /** The first play covers none of the start squares, which `squares` lists. */
  readonly "start-not-covered": At;
  /** No tile of the play is next to a tile on the board. */
  readonly "not-connected": At;
  /** The play takes `played` of a tile, and the rack holds `held`. */
  readonly "not-on-rack": At & { readonly tile: Tile; readonly played: number; readonly held: number };
  /** `word` has been formed before in this game, or by this play twice, and the rules forbid that. */
  readonly "word-repeated": At & { readonly word: string };
  /** A word may not be played. `labels` are those that forbid it; empty if the word is not in the dictionary. */
  readonly "invalid-word": At & { readonly word: string; readonly labels: readonly WordLabel[] };
  /** Words must be looked up, and no dictionary was passed. */
  readonly "no-dictionary": At;
}

/** The violations of a table such as {@link PlayViolations}, each with its code. */
export type Tagged<M> = { readonly [C in keyof M]: { readonly code: C } & Readonly<M[C]> }[keyof M];

/** One violation of a play. Its `code` says which, and which details it has. */
export type PlayViolation = Tagged<PlayViolations>;
