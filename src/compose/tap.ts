import { requireSquare } from "../board/layout.ts";
import type { Square } from "../board/square.ts";
import type { AnyPosition } from "../play/position.ts";
import { resolve } from "../play/resolve.ts";
import type { Tile } from "../tiles/tile.ts";
import { laidAt, placesLeft, sameSquare } from "./board.ts";
import { putCursor, turnCursor } from "./cursor.ts";
import { type Draft, requireDraft, requirePlace, withNotice } from "./draft.ts";
import { layTile, takeBack } from "./lay.ts";
import { moveInRack } from "./rack.ts";

/**
 * Handles a tap on a square. If a tile has been picked up, it is laid there. Otherwise, if one of the draft's tiles is
 * on the square, it is taken back. If neither applies, the cursor moves to the square, or switches direction if it is
 * already there.
 *
 * @throws TypeError or RangeError if `position` is not a position
 */
export function tapSquare(position: AnyPosition, draft: Draft, square: Square): Draft {
  resolve(position); // throws if it is not a position, whatever the tap means
  requireDraft(draft);
  requireSquare(square);
  if (draft.picked !== null) return layTile(position, draft, draft.picked, square);
  if (laidAt(draft, square) !== undefined) return takeBack(draft, square);
  return sameSquare(draft.cursor, square) ? turnCursor(draft) : putCursor(position, draft, square);
}

/**
 * Handles a tap on a rack tile. The tap picks the tile up or puts it down; if another tile is already picked up, that
 * tile moves here instead. While an exchange is being prepared, the tap selects or deselects the tile.
 *
 * @param place - The tile's position on the rack, from 0.
 */
export function tapRack(draft: Draft, place: number): Draft {
  requireDraft(draft);
  requirePlace(place);
  const tile = draft.rack?.[place];
  if (tile === undefined || !placesLeft(draft).includes(place)) return withNotice(draft, null);
  const { exchange, picked } = draft;
  if (exchange !== null) {
    const others = exchange.filter((other) => other !== place);
    return choose(draft, others.length < exchange.length ? others : [...exchange, place]);
  }
  if (picked === null) return withNotice(draft, { code: "picked", tile }, { picked: place });
  if (picked === place) return withNotice(draft, { code: "put-down", tile }, { picked: null });
  return { ...moveInRack(draft, picked, place), picked: null };
}

/** Starts an exchange selection, returning all tiles to the rack, or cancels the selection. */
export function toggleExchange(draft: Draft): Draft {
  requireDraft(draft);
  if (draft.exchange !== null) return withNotice(draft, { code: "exchange", tiles: null }, { exchange: null });
  return draft.rack === null ? withNotice(draft, null) : choose({ ...draft, laid: [], picked: null }, []);
}

function choose(draft: Draft, places: readonly number[]): Draft {
  const exchange = [...places].sort((a, b) => a - b);
  const tiles = exchange.map((place) => draft.rack?.[place] as Tile);
  return withNotice(draft, { code: "exchange", tiles }, { exchange });
}
