import type { Checked } from "../../checked.ts";
import { mismatch } from "../../read/describe.ts";
import { isList, isRevoked } from "../../read/is-object.ts";
import { hidePile } from "../../tiles/pile.ts";
import { applyEvents } from "../fold/apply-event.ts";
import { unplayedGame } from "../fold/unplayed-game.ts";
import { refusal } from "../judging/refusal.ts";
import type { GameEvent } from "../model/event.ts";
import type { GameView, ViewUpdate } from "../model/view.ts";
import { digestOf } from "../table/digest.ts";
import { requireView } from "../table/require-game.ts";

/**
 * Returns a view with an update added: exactly the view that `viewFor` returned when the update was made. Events that
 * the view already has are skipped. An update that contains the whole game starts over: the view is rebuilt from its
 * first event.
 *
 * The update is rejected as `stale` if it does not lead from this view to the one it was made from: earlier events are
 * missing, the game has taken a different course, the update is older than the view, or it was damaged in transit. In
 * that case, request an update with the digest of the view, or request a new view. An update made for another viewer is
 * rejected as `wrong-viewer`.
 *
 * As in digests, a property that is `null` or `false` is equivalent to an omitted one. No other change in a damaged
 * update goes unnoticed.
 *
 * @param view - The viewer's current view.
 *
 * @throws TypeError if `view` is not a view or `update` is not an update.
 */
export function updateView<W extends GameView>(view: W, update: ViewUpdate): Checked<{ readonly view: W }> {
  requireView(view);
  if (
    isRevoked(update) ||
    update?.kind !== "update" ||
    !(Number.isInteger(update.from) && update.from >= 0 && isList(update.events))
  )
    throw new TypeError(mismatch("update", "an update", update));
  if (update.viewer !== view.viewer) return refusal({ code: "wrong-viewer", squares: [] });
  const updated = follow(view, update);
  if (updated !== null) return { ok: true, view: updated };
  return refusal({ code: "stale", squares: [], at: update.from, now: view.history.length });
}

/** The view that an update leads to, or `null` if it does not lead there from this view. */
function follow<W extends GameView>(view: W, { from, events, before, after }: ViewUpdate): W | null {
  const known = view.history.length - from;
  try {
    if (known >= 0 && known <= events.length) {
      const next = viewAfter(view, events.slice(known));
      if (digestOf(next) === after) return next;
    }
    if (from === 0 && (before === undefined || before === digestOf(view))) {
      const next = viewAfter(unplayed(view), events);
      if (digestOf(next) === after) return next;
    }
  } catch {
    // Events that nobody can follow: what came is not what was sent.
  }
  return null;
}

/** Returns a view after some events, as its viewer sees them. */
export function viewAfter<W extends GameView>(view: W, news: readonly GameEvent[]): W {
  return news.length === 0 ? view : hideAgain(applyEvents(view, news));
}

/** The view before anything had happened. */
function unplayed<W extends GameView>(view: W): W {
  const { ruleset, dictionary, players } = view;
  const names = players.map(({ name }) => name);
  const { kind, seed, version, ...start } = unplayedGame({ ruleset, seed: null, dictionary, players: names });
  return hideAgain({ ...view, ...start });
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
