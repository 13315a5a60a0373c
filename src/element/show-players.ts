import type { GameView } from "../game/model/view.ts";
import { say } from "../messages/say.ts";
import type { ElementWords } from "../messages/types/element.ts";
import { pileSize } from "../tiles/pile.ts";
import { isolated } from "./bidi.ts";
import { make, set } from "./dom.ts";

/** Shows the players with their scores, and how many tiles are in the bag. */
export function showPlayers(list: HTMLElement, { players, status, bag }: GameView, labels: ElementWords): void {
  const items = players.map(({ name, score }, seat) => {
    const turn = seat === status.turn;
    return make("li", {
      "aria-current": turn,
      textContent: isolated(say(labels.player, { name, score, turn }), labels),
    });
  });
  set(list, { "aria-label": labels.players });
  list.replaceChildren(...items, make("li", { textContent: say(labels.bag, { tiles: pileSize(bag) }) }));
}
