import type { Player, Table } from "../model/state.ts";
import type { Violation } from "../model/violation.ts";
import { type Judged, refusal } from "./refusal.ts";

/**
 * A game with so many events takes no more moves and rulings. Saves have 10,000 at most, and the rest is kept for the
 * end, so that every game can be ended.
 */
const mostEvents = 9900;

/** Larger scores are not counted exactly once points are added. */
const mostScore = 1e15;

/** So many points in each of 10,000 events still make a sum that is exact. */
const mostPoints = 1e11;

/** Returns the violation of a move or a ruling for which the history has no room. A turn owed is an event to come. */
export function historyFull({ history, players }: Table): Violation | null {
  const events = players.reduce((sum, { turnsToMiss }) => sum + turnsToMiss, history.length);
  return events < mostEvents ? null : { code: "history-full", squares: [] };
}

/** Refuses what would make a score, or points, that cannot be counted exactly. */
export function countable({ players }: Table, judged: Judged): Judged {
  for (const event of judged.events ?? []) {
    if (event.player === null || !("points" in event)) continue;
    const { score } = players[event.player] as Player;
    const after = event.type === "phony-returned" ? score - event.points : score + event.points;
    if (!(Math.abs(event.points) <= mostPoints && Math.abs(after) <= mostScore))
      return refusal({ code: "score-too-large", squares: [] });
  }
  return judged;
}
