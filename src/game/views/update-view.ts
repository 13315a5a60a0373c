import type { Checked } from "../../checked.ts";
import { mismatch } from "../../read/describe.ts";
import { hidePile } from "../../tiles/pile.ts";
import { applyEvents } from "../fold/apply-event.ts";
import { refusal } from "../judging/refusal.ts";
import type { GameView, ViewUpdate } from "../model/view.ts";

/**
 * Returns a view with an update added: what `viewFor` would return now. Events that the view already has are skipped.
 *
 * The update is refused as `stale` if earlier ones are missing, and as `wrong-viewer` if it was made for another
 * viewer. Updates come from your own server, so their events are believed and not checked.
 *
 * @throws TypeError if `view` is not a view or `update` is not an update.
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

/**
 * Hides what the fold shows for a moment: the tiles that came off the board or were given back. In a view other racks
 * and the bag are only numbers.
 */
function hideAgain<W extends GameView>(view: W): W {
  const { viewer } = view;
  const players = view.players.map((player, index) => {
    const rack = index === viewer ? player.rack : hidePile(player.rack);
    return rack === player.rack ? player : { ...player, rack };
  });
  const rack = viewer === null ? null : players[viewer]?.rack.tiles;
  return { ...view, players, bag: hidePile(view.bag), rack };
}
