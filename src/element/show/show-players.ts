import type { GameView } from "../../game/model/view.ts";
import { say } from "../../messages/say.ts";
import type { ElementWords } from "../../messages/types/element.ts";
import type { Drawn } from "../../render/svg/drawn.ts";
import { pileSize } from "../../tiles/pile.ts";
import { reach, set } from "../dom.ts";
import { patch } from "../patch.ts";
import { isolated } from "./bidi.ts";

/**
 * Shows the players with their scores, and how many tiles are in the bag. A sentence says it to screen readers; to the
 * eye the scores stand below each other, and a long name is cut off before its score is.
 */
export function showPlayers(list: HTMLElement, { players, status, bag }: GameView, labels: ElementWords): void {
  const items = players.map(({ name, score }, seat): Drawn => {
    const turn = seat === status.turn;
    return [
      "li",
      { part: "player", "aria-current": turn },
      [
        ["span", { class: "words" }, [isolated(say(labels.player, { name, score, turn }), labels)]],
        ["span", { part: "name", "aria-hidden": true, dir: "auto", title: name, translate: "no" }, [name]],
        ["span", { part: "score", "aria-hidden": true }, [`${score}`]],
      ],
    ];
  });
  set(list, { "aria-label": labels.players });
  patch(list, [...items, ["li", { part: "bag" }, [say(labels.bag, { tiles: pileSize(bag) })]]]);
  reach(list);
}
