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
 * Lays a tile from the rack on a square. The cursor moves to the next free square after it.
 *
 * A blank is laid without a letter; use {@link nameBlank} to give it one. Nothing changes if the square is occupied, a
 * hole or off the board, or if the tile is already on the board.
 *
 * @param place - The tile's position on the rack, from 0.
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
 * Sets or changes the letter of a blank that is being laid. Nothing changes if the draft has no blank on the square, or
 * if the letter is not in the tile set.
 *
 * @param letter - The letter for the blank.
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
 * Moves a tile that is being laid to another square. Nothing changes if that square is occupied, a hole or off the
 * board.
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
 * Returns one of the draft's tiles to the rack and moves the cursor to its square. If no square is given, takes back
 * the last tile laid, like the Backspace key.
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
 * Recalls all of the draft's tiles to the rack, and cancels any picked-up tile or exchange selection.
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
