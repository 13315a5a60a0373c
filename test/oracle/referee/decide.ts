// Results by decision: the director says who has won, whatever the scores are, also when the game is over already.

import type { DecisionReason, Ruling } from "../shapes.ts";
import { copyOf, type Game } from "./game.ts";
import type { Verdict } from "./verdict.ts";

type Decision = Extract<Ruling, { type: "decide" }>;

/** The most points that a spread may have, to either side. */
const most = 1_000_000;

/** All reasons there are for a decision. */
export const decisionReasons: readonly DecisionReason[] = [
  "lost-on-time",
  "late",
  "disqualified",
  "withdrawn",
  "adjudicated",
  "aborted",
];

/** Decides a game wherever it stands. Only the shape of the decision can be wrong; the last decision counts. */
export function decide(game: Game, decision: Decision): Verdict {
  if (!isDecision(decision, game.seats.length)) return { ok: false, codes: ["malformed"] };
  const { reason, spreads = null } = decision;
  const winners = [...decision.winners].sort((one, other) => one - other);
  const next = copyOf(game);
  // No score changes and nothing is settled; what was settled before stays so. Turns that are owed are void.
  for (const seat of next.seats) seat.turnsToMiss = 0;
  next.status = { kind: "over", reason, winners, spreads };
  return { ok: true, game: next, events: [{ type: "decided", player: null, reason, winners, spreads }] };
}

// Nothing that comes from outside is believed, whatever its type says.
function isDecision({ reason, winners, spreads = null, note = "" }: Decision, seats: number): boolean {
  if (!decisionReasons.includes(reason) || typeof note !== "string") return false;
  if (!areWinners(winners, seats) || !(spreads === null || areSpreads(spreads, seats))) return false;
  return reason !== "aborted" || (winners.length === 0 && spreads === null);
}

function areWinners(winners: readonly number[], seats: number): boolean {
  if (!Array.isArray(winners) || new Set(winners).size < winners.length) return false;
  return winners.every((seat) => Number.isInteger(seat) && seat >= 0 && seat < seats);
}

function areSpreads(spreads: readonly number[], seats: number): boolean {
  if (!Array.isArray(spreads) || spreads.length !== seats) return false;
  return spreads.every((points) => Number.isInteger(points) && Math.abs(points) <= most);
}
