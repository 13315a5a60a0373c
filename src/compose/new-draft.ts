import type { Square } from "../board/square.ts";
import type { AnyPosition } from "../play/position.ts";
import { resolve } from "../play/resolve.ts";
import type { Tile } from "../tiles/tile.ts";
import { isFree } from "./board.ts";
import { type Draft, requireDraft, withNotice } from "./draft.ts";

/**
 * Returns an empty draft: no tiles laid, the rack in the position's order, and the cursor on the first start square,
 * pointing across.
 *
 * @param position - Usually a view in a front end, but a game or a plain position also works. If its rack is not fully
 * known, any letter can be laid.
 * @throws TypeError or RangeError if `position` is not a position
 */
export function newDraft(position: AnyPosition): Draft {
  const { ruleset } = resolve(position);
  const { row, col } = ruleset.layout.starts[0] as Square;
  const rest = { laid: [], direction: "across", picked: null, exchange: null, typed: null, notice: null } as const;
  return { rack: ownRack(position), cursor: { row, col }, ...rest };
}

/**
 * Returns the draft updated for a changed position: after a move, or when a view has been updated.
 *
 * Tiles that are still on the rack keep their order; new tiles are added after them. Laid tiles stay on the board,
 * unless the square is now occupied or the tile is no longer on the rack. The cursor and its direction do not change.
 *
 * @throws TypeError or RangeError if `position` is not a position
 */
export function followDraft(position: AnyPosition, draft: Draft): Draft {
  const resolved = resolve(position);
  requireDraft(draft);
  const rack = ownRack(position);
  const fields = { rack, picked: null, exchange: null };
  const free = draft.laid.filter((tile) => isFree(resolved, { ...draft, laid: [] }, tile));
  if (rack === null || !draft.rack) return withNotice(draft, null, { ...fields, laid: rack === null ? free : [] });
  // A tile whose square is taken has been played, or must come back: either way its place on the rack is gone.
  const gone = new Set(draft.laid.filter((tile) => !free.includes(tile)).map(({ from }) => from));
  const left: Tile[] = [...rack];
  const kept: Tile[] = [];
  /** Where each place of the old rack is now. */
  const places = draft.rack.map((tile, place) => {
    const at = gone.has(place) ? -1 : left.indexOf(tile);
    if (at < 0) return null;
    left.splice(at, 1);
    return kept.push(tile) - 1;
  });
  const laid = free.flatMap((tile) => {
    const from = places[tile.from as number] ?? null;
    return from === null ? [] : [{ ...tile, from }];
  });
  return withNotice(draft, null, { ...fields, rack: [...kept, ...left], laid });
}

function ownRack(position: AnyPosition): readonly Tile[] | null {
  const { rack } = resolve(position);
  return rack === null || rack.hidden > 0 ? null : rack.tiles.slice();
}
