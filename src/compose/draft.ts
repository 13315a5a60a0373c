import type { Premium } from "../board/premium.ts";
import type { Direction, Square } from "../board/square.ts";
import { requireParts, requireThat } from "../read/refuse.ts";
import type { Tagged } from "../read/tagged.ts";
import type { Letter, Tile } from "../tiles/tile.ts";

/**
 * A play in progress: the tiles laid so far, the order of the rack, and the cursor. A draft is plain data, so to
 * support undo, keep the previous draft.
 *
 * Every function that changes a draft returns a new draft, whose `notice` describes what happened or why nothing did.
 */
export interface Draft {
  /**
   * All tiles on the rack in display order, including those being laid. `null` if the rack is not known; any letter in
   * the tile set can then be laid.
   */
  readonly rack: readonly Tile[] | null;
  /** The tiles laid on the board that can still be taken back, in the order in which they were laid. */
  readonly laid: readonly LaidTile[];
  /** The square for the next letter. */
  readonly cursor: Square;
  /** The direction in which the cursor advances. */
  readonly direction: Direction;
  /** The rack position of the tile that was picked up with a tap. `null` if there is none. */
  readonly picked: number | null;
  /** The rack positions of the tiles chosen for an exchange. `null` if no exchange is being prepared. */
  readonly exchange: readonly number[] | null;
  /**
   * The characters typed so far without interruption, kept because the next character may combine with them: an accent
   * with its letter, or H with C where CH is one tile. `tiles` is the number of laid tiles that `text` produced.
   * `refused` holds the characters that could not be laid: the C of CH, if the rack has no C. `null` if nothing has
   * been typed, or if something else has happened since.
   */
  readonly typed: { readonly text: string; readonly refused: string; readonly tiles: number } | null;
  /**
   * What the last change did, or `null` if there is nothing to announce. `describeNotice` returns a sentence for it.
   */
  readonly notice: Notice | null;
}

/** A tile that is being laid. */
export interface LaidTile extends Square {
  /** The tile's letter; `null` for a blank that has no letter yet. */
  readonly letter: Letter | null;
  readonly blank: boolean;
  /** The tile's position on the rack; `null` if the rack is not known. */
  readonly from: number | null;
}

/** The notices that a change to a draft can produce: each code with its details. */
export interface Notices {
  /**
   * The cursor is on this square. `letter` and `blank` describe the tile there; `letter` is `null` for a blank without
   * a letter.
   */
  readonly at: {
    readonly square: Square;
    readonly tile: { readonly letter: Letter | null; readonly blank: boolean; readonly laid: boolean } | null;
    readonly premium: Premium | null;
    readonly start: boolean;
    readonly hole: boolean;
  };
  readonly direction: { readonly direction: Direction };
  readonly picked: { readonly tile: Tile };
  readonly "put-down": { readonly tile: Tile };
  /** A tile has been laid. `letter` is `null` for a blank that still needs a letter. */
  readonly laid: { readonly square: Square; readonly letter: Letter | null; readonly blank: boolean };
  /** A complete play has been laid from a string. */
  readonly "laid-play": { readonly tiles: number; readonly square: Square; readonly direction: Direction };
  readonly named: { readonly square: Square; readonly letter: Letter };
  readonly moved: { readonly square: Square; readonly letter: Letter | null };
  /** Tiles are back on the rack. */
  readonly "taken-back": { readonly tiles: readonly Tile[] };
  /** The order of the rack has changed. */
  readonly rack: { readonly tiles: readonly Tile[] };
  /** The tiles chosen for an exchange, or `null` if the exchange has been cancelled. */
  readonly exchange: { readonly tiles: readonly Tile[] | null };
  /** Nothing has changed: the rack has no such tile left, and no blank. */
  readonly "no-tile": { readonly letter: Letter };
  /** Nothing has changed: the string is not a letter in the tile set. */
  readonly "not-a-letter": { readonly text: string };
  /** Nothing has changed: no tile can be laid on this square. */
  readonly "square-taken": { readonly square: Square };
  /** Nothing has changed: there is no tile to take back. */
  readonly "nothing-laid": object;
  /** Nothing has changed: the string is not a coordinate followed by a word, such as 8F HORN. */
  readonly unreadable: { readonly text: string };
}

/** A notice. Its `code` identifies it and determines its details. */
export type Notice = Tagged<Notices>;

/** The notice with a given code. */
export type NoticeOf<C extends keyof Notices> = Extract<Notice, { readonly code: C }>;

/** Throws a `TypeError` if `draft` is not a draft. */
export function requireDraft(draft: Draft): void {
  requireParts(draft, "draft", "a draft (from newDraft)", ["laid"], ["cursor"]);
  const { typed = null } = draft;
  const isTyped = typed === null || typeof typed.text === "string";
  requireThat(isTyped, "draft.typed", "an object with the typed text, or null", typed);
  requireThat(Array.isArray(draft.rack ?? []), "draft.rack", "a list of tiles, or null", draft.rack);
  const { exchange } = draft;
  requireThat(Array.isArray(exchange ?? []), "draft.exchange", "a list of places on the rack, or null", exchange);
}

/** Throws a `TypeError` if `place`, a place on the rack, is not a number. The rack may have no such place. */
export function requirePlace(place: number, name = "place"): void {
  requireThat(typeof place === "number", name, "the number of a place on the rack, from 0", place);
}

/** Returns the draft with other fields, and with a notice of what that means. */
export function withNotice(draft: Draft, notice: Notice | null, fields: Partial<Draft> = {}): Draft {
  return { ...draft, typed: null, ...fields, notice };
}

/** Nothing has changed: no tile can be laid on the square. */
export function squareTaken(draft: Draft, square: Square): Draft {
  return withNotice(draft, { code: "square-taken", square });
}

/** Nothing has changed: there is no tile to take back, to move or to name. */
export function nothingLaid(draft: Draft): Draft {
  return withNotice(draft, { code: "nothing-laid" });
}
