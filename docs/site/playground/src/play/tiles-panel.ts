import { type GameView, unseenTiles } from "tilewright";
import { defineUnseen, type UnseenPanel } from "tilewright/element";
import { make } from "../dom.ts";
import { texts } from "../texts.ts";

defineUnseen();

/** The tiles that the visitor has not seen: those in the bag and on the other rack. */
export function createTilesPanel() {
  const said = texts.play;
  const count = make("p", { className: "note", role: "status" });
  const unseen = make("tilewright-unseen" as "div") as unknown as UnseenPanel;
  return {
    node: make("div", {}, count, unseen),
    /** `null`: no game. */
    show: (view: GameView | null): void => {
      unseen.view = view;
      count.textContent =
        view === null ? "" : said.unseen(unseenTiles(view).length, view.bag.tiles.length + view.bag.hidden);
    },
  };
}
