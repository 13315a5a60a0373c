import type { AnyPosition } from "../play/position.ts";
import { resolve } from "../play/resolve.ts";
import { requireThat } from "../read/refuse.ts";
import { sortTiles } from "../tiles/pile.ts";
import type { Tile } from "../tiles/tile.ts";
import { type Draft, requireDraft, requirePlace, withNotice } from "./draft.ts";

/**
 * Shuffles the rack.
 *
 * @param random - A function that returns numbers from 0 up to but not including 1, such as `Math.random`. It has no
 * effect on the game.
 */
export function shuffleRack(draft: Draft, random: () => number): Draft {
  requireDraft(draft);
  requireThat(typeof random === "function", "random", "a function that returns numbers, such as Math.random", random);
  const order = (draft.rack ?? []).map((_, place) => ({ place, key: random() }));
  return reorder(
    draft,
    order.sort((a, b) => a.key - b.key).map(({ place }) => place),
  );
}

/**
 * Sorts the rack alphabetically, with blanks last.
 *
 * @throws TypeError or RangeError if `position` is not a position
 */
export function sortRack(position: AnyPosition, draft: Draft): Draft {
  requireDraft(draft);
  const rack = draft.rack ?? [];
  const sorted = sortTiles(resolve(position).ruleset.tileSet, rack);
  const left: (Tile | null)[] = [...rack];
  const order = sorted.map((tile) => {
    const place = left.indexOf(tile);
    left[place] = null;
    return place;
  });
  return reorder(draft, order);
}

/**
 * Moves a tile to another position on the rack. Nothing changes if there is no such position.
 *
 * @param from - The tile's current position, from 0.
 * @param to - The tile's new position, from 0.
 */
export function moveInRack(draft: Draft, from: number, to: number): Draft {
  requireDraft(draft);
  requirePlace(from, "from");
  requirePlace(to, "to");
  const order = (draft.rack ?? []).map((_, place) => place);
  if (!(order.includes(from) && order.includes(to))) return withNotice(draft, null);
  order.splice(from, 1);
  order.splice(to, 0, from);
  return reorder(draft, order);
}

/** `order` has for each new place the old one. */
function reorder(draft: Draft, order: readonly number[]): Draft {
  if (draft.rack === null) return withNotice(draft, null);
  const rack = order.map((place) => draft.rack?.[place] as Tile);
  const moved = (place: number): number => order.indexOf(place);
  return withNotice(
    draft,
    { code: "rack", tiles: rack },
    {
      rack,
      laid: draft.laid.map((tile) => (tile.from === null ? tile : { ...tile, from: moved(tile.from) })),
      picked: draft.picked === null ? null : moved(draft.picked),
      exchange: draft.exchange?.map(moved) ?? null,
    },
  );
}
