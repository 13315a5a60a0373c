import type { Square } from "../board/square.ts";
import type { WordLabel } from "../dictionary/dictionary.ts";
import type { Tagged } from "../read/tagged.ts";
import type { Letter, Tile } from "../tiles/tile.ts";

/** The squares that a violation refers to, row by row. Empty if it does not refer to the board. */
export interface At {
  readonly squares: readonly Square[];
}

/** The codes of the violations of a play, each with its details. docs/errors.md shows each of them on a board. */
export interface PlayViolations {
  /** The list of placements is empty. */
  readonly "no-tiles": At;
  /**
   * Something is not a valid placement or move object. `path` shows where, and `expected` and `found` show what is
   * wrong.
   */
  readonly malformed: At & { readonly path: string; readonly expected: string; readonly found: string };
  /** Tiles are placed outside the board. */
  readonly "off-board": At;
  /** Tiles are placed on holes in the layout. */
  readonly "on-hole": At;
  /** Tiles are placed on squares that are already occupied. */
  readonly "square-occupied": At;
  /** More than one tile of the play is placed on the same square. */
  readonly "square-repeated": At;
  /** More than `limit` tiles are laid or exchanged. */
  readonly "too-many-tiles": At & { readonly limit: number };
  /** The first play of a game needs at least `needed` tiles. */
  readonly "too-few-tiles": At & { readonly needed: number };
  /** One or more blanks have no letter yet. */
  readonly "blank-without-letter": At;
  /** `letter` is not in the tile set. `instead`: the letter that was probably meant, such as `H` for `h`. */
  readonly "unknown-letter": At & { readonly letter: Letter; readonly instead?: Letter };
  /** The tiles are not all in the same row or column. */
  readonly "not-in-line": At;
  /** There is a gap in the line of tiles; `squares` lists the empty squares. */
  readonly gap: At;
  /** The first play does not cover any of the start squares, which are listed in `squares`. */
  readonly "start-not-covered": At;
  /** No tile of the play is next to a tile on the board. */
  readonly "not-connected": At;
  /** The play uses `played` copies of a tile, but the rack has only `held`. */
  readonly "not-on-rack": At & { readonly tile: Tile; readonly played: number; readonly held: number };
  /** `word` has already been formed in this game, or is formed twice by this play, and the rules forbid that. */
  readonly "word-repeated": At & { readonly word: string };
  /** A word may not be played. `labels` lists the labels that forbid it; empty if the word is not in the dictionary. */
  readonly "invalid-word": At & { readonly word: string; readonly labels: readonly WordLabel[] };
  /** Words must be looked up, but no dictionary was passed. */
  readonly "no-dictionary": At;
}

/** One violation of a play. Its `code` identifies the violation and determines which details it has. */
export type PlayViolation = Tagged<PlayViolations>;
