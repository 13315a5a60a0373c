import type { GameView } from "../../game/model/view.ts";
import { requireView } from "../../game/table/require-game.ts";
import { unseenTiles } from "../../game/unseen.ts";
import type { Drawn } from "../../render/svg/drawn.ts";
import { directionOf } from "../../tiles/direction.ts";
import { countTiles } from "../../tiles/pile.ts";
import { definePanel } from "./panel.ts";

/** An element that shows the tiles unseen by a player, controlled by setting its view. */
export interface UnseenPanel extends HTMLElement {
  /** The view of the player whose unseen tiles are shown; `null` to show nothing. */
  get view(): GameView | null;
  set view(view: GameView | null);
}

/**
 * Registers `<tilewright-unseen>`, which shows the tiles that are neither on the board nor on the viewer's rack, each
 * with its count. Set its `view`. Its parts are `tiles`, containing a `tile` for each kind of tile with its `count`.
 *
 * @param name - A different tag name, which must contain a hyphen.
 */
export function defineUnseen(name = "tilewright-unseen"): void {
  definePanel<Pick<UnseenPanel, "view">>(name, {
    given: { view: null },
    style: "ul{display:flex;flex-wrap:wrap;gap:.25em .75em}li{min-width:2.5em}b{font-weight:600}",
    draw({ view }) {
      if (view === null) return [];
      requireView(view);
      const tiles = [...countTiles(unseenTiles(view))].map(
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
