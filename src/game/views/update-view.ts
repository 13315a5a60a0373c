import type { Checked } from "../../checked.ts";
import { mismatch } from "../../read/describe.ts";
import { hidePile } from "../../tiles/pile.ts";
import { applyEvents } from "../fold/apply-event.ts";
import { refusal } from "../judging/refusal.ts";
import type { GameView, ViewUpdate } from "../model/view.ts";

/**
 * Brings a view up to date: what `viewFor` would give now. Events the view has already are passed over.
 *
 * Refused as `stale` if updates in between are missing, as `wrong-viewer` if the update is another viewer's. An update comes from
 * your own server: its events are believed, not checked.
 *
 * @throws TypeError for what is no view, or no update, at all.
 */
export function updateView<W extends GameView>(view: W, update: ViewUpdate): Checked<{ readonly view: W }> {
  if (view?.kind !== "view") throw new TypeError(mismatch("view", "a view", view));
  if (update?.kind !== "update" || !Number.isInteger(update.from) || update.from < 0 || !Array.isArray(update.events))
    throw new TypeError(mismatch("update", "an update", update));
  const { history, viewer } = view;
  if (update.viewer !== viewer) return refusal({ code: "wrong-viewer", squares: [] });
  if (update.from > history.length)
    return refusal({ code: "stale", squares: [], at: update.from, now: history.length });
  const news = update.events.slice(history.length - update.from);
  return { ok: true, view: news.length === 0 ? view : hideAgain(applyEvents(view, news)) };
}

/** The fold learns what came off the board or was given back; a view of now shows racks and bag as numbers. */
function hideAgain<W extends GameView>(view: W): W {
  const { viewer } = view;
  const players = view.players.map((player, index) => {
    const rack = index === viewer ? player.rack : hidePile(player.rack);
    return rack === player.rack ? player : { ...player, rack };
  });
  const rack = viewer === null ? null : players[viewer]?.rack.tiles;
  return { ...view, players, bag: hidePile(view.bag), rack };
}
