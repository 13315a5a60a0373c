import { say } from "../messages/say.ts";
import type { ElementWords } from "../messages/types/element.ts";
import { letterValue } from "../play/indexed-rules.ts";
import { resolveBoard } from "../play/resolve.ts";
import { directionOf } from "../tiles/direction.ts";
import { BLANK } from "../tiles/tile.ts";
import { make, set } from "./dom.ts";
import type { Shown } from "./shown.ts";

/**
 * Shows the rack as buttons, one for each tile. A button stays the same node, so that it keeps the focus. A place
 * without a tile keeps its room, so that nothing moves when the bag runs out. `covered`: a curtain is there instead of
 * the tiles.
 */
export function showRack(node: HTMLElement, { view, draft }: Shown, covered: boolean, labels: ElementWords): void {
  const { rack, laid, picked, exchange } = draft;
  const held = rack?.length ?? 0;
  const { rules } = resolveBoard(view);
  // A mirrored board mirrors its rack.
  set(node, { "aria-label": labels.rack, dir: directionOf(view.ruleset.tileSet) });
  const buttons = [...node.querySelectorAll("button")];
  for (const button of buttons.slice(held)) button.remove();
  rack?.forEach((tile, place) => {
    const button = buttons[place] ?? make("button", { type: "button", part: "tile", "data-place": place });
    if (!button.isConnected) node.insertBefore(button, node.children[place] ?? null);
    const onBoard = laid.some(({ from }) => from === place);
    const points = (tile === BLANK ? rules.blankPoints : letterValue(rules, tile)) as number;
    set(button, {
      "aria-label": say(labels.tile, { tile, points, laid: onBoard }),
      "aria-pressed": picked === place || exchange?.includes(place) === true,
      "aria-disabled": onBoard,
      "data-points": points,
      textContent: tile === BLANK ? "" : tile,
    });
  });
  const places = rack === null && !covered ? 0 : Math.max(view.ruleset.rackSize, held);
  while (node.childElementCount > places) node.lastElementChild?.remove();
  while (node.childElementCount < places) node.append(make("span", {}));
}
