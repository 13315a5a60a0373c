import type { GameView } from "../game/model/view.ts";
import { say } from "../messages/say.ts";
import type { ElementWords } from "../messages/types/element.ts";
import { pileSize } from "../tiles/pile.ts";
import { isolated } from "./bidi.ts";
import { make, reach } from "./dom.ts";

/**
 * Shows the players with their scores, and how many tiles are in the bag. A sentence says it to screen readers; to the
 * eye the scores stand below each other, and a long name is cut off before its score is.
 */
export function showPlayers(list: HTMLElement, { players, status, bag }: GameView, labels: ElementWords): void {
  const items = players.map(({ name, score }, seat) => {
    const turn = seat === status.turn;
    const item = make("li", { part: "player", "aria-current": turn });
    item.append(
      make("span", { className: "words", textContent: isolated(say(labels.player, { name, score, turn }), labels) }),
      make("span", { part: "name", "aria-hidden": true, dir: "auto", title: name, textContent: name }),
      make("span", { part: "score", "aria-hidden": true, textContent: score }),
    );
    return item;
  });
  list.setAttribute("aria-label", labels.players);
  list.replaceChildren(...items, make("li", { part: "bag", textContent: say(labels.bag, { tiles: pileSize(bag) }) }));
  reach(list);
}
