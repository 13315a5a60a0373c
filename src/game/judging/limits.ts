import type { Player, Table } from "../model/state.ts";
import type { Violation } from "../model/violation.ts";
import { type Judged, refusal } from "./refusal.ts";

/**
 * A game that has reached this takes no more moves and rulings. Saves have 10,000 at most, and the rest is kept for the
 * end, so that every game can be ended.
 */
const mostEvents = 9900;

/** Larger scores are not counted exactly once points are added. */
export const mostScore = 1e15;

/** So many points in each of 10,000 events still make a sum that is exact. */
export const mostEventPoints = 1e11;

/**
 * No list that a player or the table passes is longer. A rack has at most 64 tiles, the largest set a thousand, and a
 * play forms at most one word more than it lays tiles.
 */
export const mostListed = 1000;

/** Returns how many events a game has, with those to come for the turns that are owed. */
export function eventsWithOwed({ history, players }: Pick<Table, "history" | "players">): number {
  return players.reduce((sum, { turnsToMiss }) => sum + turnsToMiss, history.length);
}

/** Returns the violation of a move or a ruling for which the history has no room. */
export function historyFull(table: Table): Violation | null {
  return eventsWithOwed(table) < mostEvents ? null : { code: "history-full", squares: [] };
}

/** Refuses what would make a score, or points, that cannot be counted exactly. */
export function countable({ players }: Table, judged: Judged): Judged {
  for (const event of judged.events ?? []) {
    if (event.player === null || !("points" in event)) continue;
    const { score } = players[event.player] as Player;
    const after = event.type === "phony-returned" ? score - event.points : score + event.points;
    if (!(Math.abs(event.points) <= mostEventPoints && Math.abs(after) <= mostScore))
      return refusal({ code: "score-too-large", squares: [] });
  }
  return judged;
}
