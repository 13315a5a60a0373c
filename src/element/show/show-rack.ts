import { say } from "../../messages/say.ts";
import type { ElementWords } from "../../messages/types/element.ts";
import { letterValue } from "../../play/indexed-rules.ts";
import { resolveBoard } from "../../play/resolve.ts";
import { drawTile } from "../../render/svg/draw-tile.ts";
import type { Drawn } from "../../render/svg/drawn.ts";
import { BLANK } from "../../tiles/tile.ts";
import { set } from "../dom.ts";
import { patch } from "../patch.ts";
import type { Shown } from "../shown.ts";
import { variables } from "../style.ts";

/**
 * Shows the rack as buttons, one for each tile. A button stays the same node, so that it keeps the focus. A place
 * without a tile keeps its room, so that nothing moves when the bag runs out. When the game is over, tiles can only be
 * read. `covered`: a curtain is there instead of the tiles.
 */
export function showRack(node: HTMLElement, { view, draft }: Shown, covered: boolean, labels: ElementWords): void {
  const { rack, laid, picked, exchange } = draft;
  const { rules } = resolveBoard(view);
  set(node, { "aria-label": labels.rack });
  const tiles = (rack ?? []).map((tile, place): Drawn => {
    const onBoard = laid.some(({ from }) => from === place);
    const blank = tile === BLANK;
    const points = (blank ? rules.blankPoints : letterValue(rules, tile)) as number;
    return [
      "button",
      {
        part: "tile",
        "data-place": place,
        "aria-label": say(labels.tile, { tile, points, laid: onBoard }),
        "aria-pressed": picked === place || exchange?.includes(place) === true,
        "aria-disabled": onBoard,
        ...(view.status.kind === "over" && { disabled: "" }),
      },
      // As on the board. A blank has no letter yet.
      [["svg", { viewBox: "0 0 40 40" }, drawTile({ letter: blank ? "" : tile, blank }, rules, variables)]],
    ];
  });
  const places = rack === null && !covered ? 0 : Math.max(view.ruleset.rackSize, tiles.length);
  patch(node, [...tiles, ...Array(places - tiles.length).fill(["span", {}])]);
}
