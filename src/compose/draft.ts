import type { Premium } from "../board/premium.ts";
import type { Direction, Square } from "../board/square.ts";
import { requireParts, requireThat } from "../read/refuse.ts";
import type { Letter, Tile } from "../tiles/tile.ts";

/**
 * A play while it is being laid: what lies where, the order of the rack, and the cursor. Plain data, so that undo means
 * keeping the old draft.
 *
 * Every function that changes a draft returns a new one, whose `notice` says what has happened, or why nothing has.
 */
export interface Draft {
  /**
   * All tiles of the rack, in the order in which they are shown, with those that are being laid. `null`: the rack is
   * not known, and any letter of the tile set can be laid.
   */
  readonly rack: readonly Tile[] | null;
  /** The tiles on the board that can still be taken back, in the order in which they were laid. */
  readonly laid: readonly LaidTile[];
  /** Where the next letter goes. */
  readonly cursor: Square;
  /** In which direction the cursor moves on. */
  readonly direction: Direction;
  /** The tile that has been picked up with a tap, as a place on the rack. `null`: none. */
  readonly picked: number | null;
  /** The tiles chosen for an exchange, as places on the rack. `null`: no exchange is being prepared. */
  readonly exchange: readonly number[] | null;
  /**
   * What has been typed in a row, because the next character may belong to it: a mark to its letter, or H to C where CH
   * is one tile. `tiles` is how many of the laid tiles came of `text`. What could not be laid then is `refused`: the C
   * of CH, if the rack has no C. `null`: nothing, or something else has happened since.
   */
  readonly typed: { readonly text: string; readonly refused: string; readonly tiles: number } | null;
  /** What the last change did. `null`: nothing worth saying. `describeNotice` puts it into words. */
  readonly notice: Notice | null;
}

/** A tile that is being laid. */
export interface LaidTile extends Square {
  /** `null`: a blank that has no letter yet. */
  readonly letter: Letter | null;
  readonly blank: boolean;
  /** Its place on the rack; `null` if the rack is not known. */
  readonly from: number | null;
}

/** What may be said after a change of a draft: the codes, each with its details. */
export interface Notices {
  /** The cursor is on this square. `letter` and `blank`: the tile there; `null` for a blank without a letter. */
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
  /** A tile has been laid. `letter` is `null` for a blank, which still needs a letter. */
  readonly laid: { readonly square: Square; readonly letter: Letter | null; readonly blank: boolean };
  /** A whole play has been laid from a text. */
  readonly "laid-play": { readonly tiles: number; readonly square: Square; readonly direction: Direction };
  readonly named: { readonly square: Square; readonly letter: Letter };
  readonly moved: { readonly square: Square; readonly letter: Letter | null };
  /** Tiles are back on the rack. */
  readonly "taken-back": { readonly tiles: readonly Tile[] };
  /** The rack has another order. */
  readonly rack: { readonly tiles: readonly Tile[] };
  /** The tiles chosen for an exchange. `null`: the exchange has been given up. */
  readonly exchange: { readonly tiles: readonly Tile[] | null };
  /** Nothing has changed: the rack has no such tile left, and no blank. */
  readonly "no-tile": { readonly letter: Letter };
  /** Nothing has changed: the text is not a letter of the tile set. */
  readonly "not-a-letter": { readonly text: string };
  /** Nothing has changed: no tile can be laid on this square. */
  readonly "square-taken": { readonly square: Square };
  /** Nothing has changed: there is no tile to take back. */
  readonly "nothing-laid": object;
  /** Nothing has changed: the text is not a coordinate and a word, such as 8F HORN. */
  readonly unreadable: { readonly text: string };
}

/** One notice. Its `code` says which, and which details it has. */
export type Notice = { readonly [C in keyof Notices]: NoticeOf<C> }[keyof Notices];

/** The notice of one code. */
export type NoticeOf<C extends keyof Notices> = { readonly code: C } & Notices[C];

/** Throws a `TypeError` if `draft` is not a draft. */
export function requireDraft(draft: Draft): void {
  requireParts(draft, "draft", "a draft (from newDraft)", ["laid"], ["cursor"]);
  const { typed = null } = draft;
  requireThat(
    typed === null || typeof typed.text === "string",
    "draft.typed",
    "an object with the typed text, or null",
    typed,
  );
  requireThat(Array.isArray(draft.rack ?? []), "draft.rack", "a list of tiles, or null", draft.rack);
  requireThat(
    Array.isArray(draft.exchange ?? []),
    "draft.exchange",
    "a list of places on the rack, or null",
    draft.exchange,
  );
}

/** Throws a `TypeError` if `place`, a place on the rack, is not a number. The rack may have no such place. */
export function requirePlace(place: number, name = "place"): void {
  requireThat(typeof place === "number", name, "a place on the rack, from 0", place);
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
