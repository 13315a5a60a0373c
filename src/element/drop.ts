import type { Square } from "../board/square.ts";
import type { Draft } from "../compose/draft.ts";
import { layTile, moveTile, takeBack } from "../compose/lay.ts";
import { moveInRack } from "../compose/rack.ts";
import type { GameView } from "../game/model/view.ts";

/** A tile on the board or on the rack, or a place for one. */
export type Spot = { readonly square: Square } | { readonly place: number };

/** What it does to a draft that a tile is dragged from one place to another. `null` is anywhere else. */
export function dropTile(view: GameView, draft: Draft, from: Spot, to: Spot | null): Draft {
  if ("square" in from) {
    const onBoard = to !== null && "square" in to;
    return onBoard ? moveTile(view, draft, from.square, to.square) : takeBack(draft, from.square);
  }
  if (to === null) return { ...draft, notice: null };
  return "square" in to ? layTile(view, draft, from.place, to.square) : moveInRack(draft, from.place, to.place);
}
