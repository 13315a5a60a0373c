import { say } from "../messages/say.ts";
import type { ElementWords } from "../messages/types/element.ts";
import { letterValue } from "../play/indexed-rules.ts";
import { resolveBoard } from "../play/resolve.ts";
import { directionOf } from "../tiles/direction.ts";
import { BLANK } from "../tiles/tile.ts";
import { make, set } from "./dom.ts";
import type { Shown } from "./shown.ts";

/** Shows the rack as buttons, one for each place. A button stays the same node, so that it keeps the focus. */
export function showRack(node: HTMLElement, { view, draft }: Shown, labels: ElementWords): void {
  const { rack, laid, picked, exchange } = draft;
  const { rules } = resolveBoard(view);
  // A mirrored board mirrors its rack.
  set(node, { "aria-label": labels.rack, dir: directionOf(view.ruleset.tileSet) });
  while (node.childElementCount > (rack ?? []).length) node.lastElementChild?.remove();
  rack?.forEach((tile, place) => {
    const button =
      node.children[place] ?? node.appendChild(make("button", { type: "button", part: "tile", "data-place": place }));
    const onBoard = laid.some(({ from }) => from === place);
    const points = (tile === BLANK ? rules.blankPoints : letterValue(rules, tile)) as number;
    set(button as HTMLElement, {
      "aria-label": say(labels.tile, { tile, points, laid: onBoard }),
      "aria-pressed": picked === place || exchange?.includes(place) === true,
      "aria-disabled": onBoard,
      "data-points": points,
      textContent: tile === BLANK ? "" : tile,
    });
  });
}
