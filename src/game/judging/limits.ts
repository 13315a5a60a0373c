import type { GameEvent } from "../model/event.ts";
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
  return events < mostEvents ? null : { code: "history-full", squares: [], limit: mostEvents };
}

/** Refuses what would make a score, or points, that cannot be counted exactly. */
export function countable(table: Table, judged: Judged): Judged {
  for (const event of judged.events ?? []) {
    const points = pointsIn(event);
    const score = points + (table.players[event.player ?? 0] as Player).score;
    for (const [value, limit] of [
      [points, mostPoints],
      [score, mostScore],
    ] as const)
      if (points !== 0 && !(Math.abs(value) <= limit)) return refusal({ code: "score-too-large", squares: [], limit });
  }
  return judged;
}

/** What an event changes a score by. */
function pointsIn(event: GameEvent): number {
  if (event.type === "phony-returned") return -event.points;
  return event.type === "played" || event.type === "adjusted" ? event.points : 0;
}
