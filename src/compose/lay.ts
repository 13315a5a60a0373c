import { requireSquare } from "../board/layout.ts";
import type { Square } from "../board/square.ts";
import type { AnyPosition } from "../play/position.ts";
import { resolve } from "../play/resolve.ts";
import { requireText } from "../read/refuse.ts";
import { BLANK, type Letter } from "../tiles/tile.ts";
import { isFree, laidAt, placesLeft, sameSquare, tileOfLaid } from "./board.ts";
import { nextFree } from "./cursor.ts";
import {
  type Draft,
  type LaidTile,
  nothingLaid,
  requireDraft,
  requirePlace,
  squareTaken,
  withNotice,
} from "./draft.ts";

/**
 * Lays a tile of the rack on a square. The cursor goes to the next free square behind it.
 *
 * A blank is laid without a letter: name it with {@link nameBlank}. If the square is taken, a hole or outside the
 * board, or the tile is on the board already, nothing changes.
 *
 * @param place - Its place on the rack, from 0.
 * @throws TypeError or RangeError if `position` is not a position
 */
export function layTile(position: AnyPosition, draft: Draft, place: number, square: Square): Draft {
  requireDraft(draft);
  requirePlace(place);
  requireSquare(square);
  const { row, col } = square;
  const tile = draft.rack?.[place];
  if (tile === undefined || !placesLeft(draft).includes(place)) return withNotice(draft, null, { picked: null });
  const blank = tile === BLANK;
  return layDown(position, draft, { row, col, letter: blank ? null : tile, blank, from: place });
}

/** Lays a tile, wherever it is from. */
export function layDown(position: AnyPosition, draft: Draft, tile: LaidTile): Draft {
  const resolved = resolve(position);
  const { row, col, letter, blank } = tile;
  if (!isFree(resolved, draft, tile)) return squareTaken(draft, { row, col });
  const laid = { ...draft, laid: [...draft.laid, tile] };
  const cursor = nextFree(resolved, laid, tile);
  return withNotice(
    laid,
    { code: "laid", square: { row, col }, letter, blank },
    { cursor, picked: null, exchange: null },
  );
}

/**
 * Gives a blank that is being laid its letter, or another one. Nothing changes if no blank of the draft is on the
 * square, or the letter is not in the tile set.
 *
 * @param letter - The letter that the blank is to stand for.
 *
 * @throws TypeError or RangeError if `position` is not a position
 */
export function nameBlank(position: AnyPosition, draft: Draft, square: Square, letter: Letter): Draft {
  const { rules } = resolve(position);
  requireDraft(draft);
  requireSquare(square);
  requireText(letter, "letter");
  const tile = laidAt(draft, square);
  const { row, col } = square;
  if (tile === undefined || !tile.blank) return nothingLaid(draft);
  if (!rules.points.has(letter)) return withNotice(draft, { code: "not-a-letter", text: letter });
  const laid = draft.laid.map((other) => (other === tile ? { ...tile, letter } : other));
  return withNotice(draft, { code: "named", square: { row, col }, letter }, { laid });
}

/**
 * Moves a tile that is being laid to another square. If that is taken, a hole or outside the board, nothing changes.
 *
 * @throws TypeError or RangeError if `position` is not a position
 */
export function moveTile(position: AnyPosition, draft: Draft, from: Square, to: Square): Draft {
  const resolved = resolve(position);
  requireDraft(draft);
  requireSquare(from, "from");
  requireSquare(to, "to");
  const square = { row: to.row, col: to.col };
  const tile = laidAt(draft, from);
  if (tile === undefined) return nothingLaid(draft);
  if (sameSquare(from, square)) return withNotice(draft, null);
  if (!isFree(resolved, draft, square)) return squareTaken(draft, square);
  const laid = draft.laid.map((other) => (other === tile ? { ...tile, ...square } : other));
  return withNotice(draft, { code: "moved", square, letter: tile.letter }, { laid, cursor: square });
}

/**
 * Takes a tile of the draft back to the rack, and puts the cursor where it lay. Without a square it is the tile that
 * was laid last, as the backspace key does.
 */
export function takeBack(draft: Draft, square?: Square): Draft {
  requireDraft(draft);
  if (square !== undefined) requireSquare(square);
  const tile = square === undefined ? draft.laid.at(-1) : laidAt(draft, square);
  if (tile === undefined) return nothingLaid(draft);
  const { row, col } = tile;
  const laid = draft.laid.filter((other) => other !== tile);
  return withNotice(draft, { code: "taken-back", tiles: [tileOfLaid(tile)] }, { laid, cursor: { row, col } });
}

/**
 * Takes all tiles of the draft back to the rack, a recall, and cancels what has been picked up or chosen for an
 * exchange.
 */
export function takeBackAll(draft: Draft): Draft {
  requireDraft(draft);
  const free = { laid: [], picked: null, exchange: null };
  if (draft.laid.length === 0) return withNotice(draft, draft.exchange && { code: "exchange", tiles: null }, free);
  const { row, col } = draft.laid[0] as LaidTile;
  return withNotice(
    draft,
    { code: "taken-back", tiles: draft.laid.map(tileOfLaid) },
    { ...free, cursor: { row, col } },
  );
}
