import type { Draft } from "../compose/draft.ts";
import type { GameView } from "../game/model/view.ts";
import { BLANK } from "../tiles/tile.ts";
import { pointsOf } from "../tiles/tile-set.ts";
import { make, set } from "./dom.ts";
import type { ElementLabels } from "./element-messages.ts";

/** Shows the rack as buttons, one for each place. A button stays the same node, so that it keeps the focus. */
export function showRack(node: HTMLElement, { ruleset }: GameView, draft: Draft, labels: ElementLabels): void {
  const rack = draft.rack ?? [];
  set(node, { "aria-label": labels.rack });
  while (node.childElementCount > rack.length) node.lastElementChild?.remove();
  while (node.childElementCount < rack.length)
    node.append(make("button", { type: "button", "data-place": node.childElementCount }));
  rack.forEach((tile, place) => {
    const button = node.children[place] as HTMLButtonElement;
    const laid = draft.laid.some(({ from }) => from === place);
    const points = pointsOf(ruleset.tileSet, tile);
    const pressed = draft.picked === place || draft.exchange?.includes(place) === true;
    set(button, {
      "aria-label": labels.tile({ tile, points, laid }),
      "aria-pressed": pressed,
      "aria-disabled": laid,
      "data-points": points,
      textContent: tile === BLANK ? "" : tile,
    });
  });
}
