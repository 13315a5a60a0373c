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
 * What a tap on a square does. A tile that has been picked up is laid there. Otherwise a tile of the draft is taken
 * back, and anywhere else the cursor goes to the square, or turns if it is there already.
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
 * What a tap on a tile of the rack does. It picks the tile up, or puts it down again; if another tile has been picked
 * up, that one moves here. While an exchange is being prepared, it chooses the tile or leaves it out again.
 *
 * @param place - Its place on the rack, from 0.
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

/** Begins to choose tiles for an exchange, with all tiles back on the rack, or cancels the choice. */
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
