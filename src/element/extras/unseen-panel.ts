import type { GameView } from "../../game/model/view.ts";
import { requireView } from "../../game/table/require-game.ts";
import { unseenTiles } from "../../game/unseen.ts";
import type { Drawn } from "../../render/svg/drawn.ts";
import { directionOf } from "../../tiles/direction.ts";
import { definePanel } from "./panel.ts";

/** The tiles that a player does not see: an element whose view a page sets. */
export interface UnseenPanel extends HTMLElement {
  /** The view whose viewer looks. `null`: nothing is shown. */
  get view(): GameView | null;
  set view(view: GameView | null);
}

/**
 * Registers `<tilewright-unseen>`: the tiles that are neither on the board nor on the viewer's rack, each with how many
 * there are. Set its `view`. Its parts are `tiles`, and in it each `tile` with its `count`.
 *
 * @param name - Another tag, with a hyphen in it.
 */
export function defineUnseen(name = "tilewright-unseen"): void {
  definePanel<Pick<UnseenPanel, "view">>(name, {
    given: { view: null },
    style: "ul{display:flex;flex-wrap:wrap;gap:.25em .75em}li{min-width:2.5em}b{font-weight:600}",
    draw({ view }) {
      if (view === null) return [];
      requireView(view);
      const counts = new Map<string, number>();
      for (const tile of unseenTiles(view)) counts.set(tile, (counts.get(tile) ?? 0) + 1);
      const tiles = [...counts].map(
        ([tile, count]): Drawn => [
          "li",
          { part: "tile" },
          [["b", {}, [tile]], " ", ["span", { part: "count" }, [`${count}`]]],
        ],
      );
      return [["ul", { part: "tiles", translate: "no", dir: directionOf(view.ruleset.tileSet) }, tiles]];
    },
  });
}
