import { squareAtIndex } from "../../board/layout.ts";
import type { Square } from "../../board/square.ts";
import { laidAt } from "../../compose/board.ts";
import type { Draft } from "../../compose/draft.ts";
import { layTile, moveTile, takeBack } from "../../compose/lay.ts";
import { moveInRack } from "../../compose/rack.ts";
import type { GameView } from "../../game/model/view.ts";

/** A tile on the board or on the rack, or a place for one. */
export type Spot = { readonly square: Square } | { readonly place: number };

/** What a node of a board stands for. The page has attributes of its own, and the same names may be among them. */
export function spotOf(root: ShadowRoot, node: Element | null, { ruleset }: GameView): Spot | null {
  if (!root.contains(node)) return null;
  const { square, place } = node?.closest<HTMLElement>("[data-square],[data-place]")?.dataset ?? {};
  if (place !== undefined) return { place: Number(place) };
  return square === undefined ? null : { square: squareAtIndex(ruleset.layout, Number(square)) };
}

/**
 * What it does to a draft that a tile is dragged from one place to another. `null` is anywhere else. Where a tile of
 * the draft lies already, the two change places.
 */
export function dropTile(view: GameView, draft: Draft, from: Spot, to: Spot | null): Draft {
  if (to === null || "place" in to) {
    if ("square" in from) return takeBack(draft, from.square);
    return to === null ? { ...draft, notice: null } : moveInRack(draft, from.place, to.place);
  }
  const { square } = to;
  const there = laidAt(draft, square);
  if ("place" in from) return layTile(view, there ? takeBack(draft, square) : draft, from.place, square);
  const here = laidAt(draft, from.square);
  if (!here || !there || here === there) return moveTile(view, draft, from.square, square);
  const swapped = { ...there, ...from.square };
  const laid = draft.laid.filter((tile) => tile !== there);
  const moved = moveTile(view, { ...draft, laid }, from.square, square);
  return { ...moved, laid: [...moved.laid, swapped] };
}
