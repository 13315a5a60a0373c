// What is counted when a game is over, and who has won (E4-E7, D31-D34, D37-D39).

import type { EndReason } from "../shapes.ts";
import { type Game, seatOf, stillIn, tileValue } from "./game.ts";
import type { EventSummary } from "./verdict.ts";

/**
 * The game is over: settle where the end asks for it, and name the winners. `who` went out, reached a target or lost the
 * game by a challenge; null where the end is nobody's doing.
 */
export function finish(game: Game, reason: EndReason, who: number | null, events: EventSummary[]): void {
  if (reason === "lost-challenge") game.loser = who;
  game.scoresBefore = game.seats.map((seat) => seat.score);
  if (reason === "out") game.finisher = who;
  if (isSettled(reason)) settle(game, reason === "out" ? who : null);
  events.push({ type: "ended", player: null });
  for (const seat of game.seats) seat.turnsToMiss = 0;
  if (reason === "target" && who !== null && !seatOf(game, who).resigned) game.reached = who;
  game.status = { kind: "over", reason, winners: winnersOf(game) };
}

/**
 * Points adjusted after the end: they count before the settlement and after it, and may change who has won by score. Who
 * has won by decision stays the winner.
 */
export function adjustAfterwards(game: Game, player: number, points: number): void {
  const { status } = game;
  if (status.kind !== "over" || status.spreads !== undefined) return;
  game.scoresBefore = game.scoresBefore.map((score, other) => (other === player ? score + points : score));
  game.status = { ...status, winners: winnersOf(game) };
}

// D34, D37: nobody's tiles are counted after a target or when only one player is left.
function isSettled(reason: EndReason): boolean {
  return reason !== "target" && reason !== "resigned" && reason !== "lost-challenge";
}

function settle(game: Game, finisher: number | null): void {
  const { own, toFinisher } = game.rules.leftover;
  const loses = own === "subtract" || (own === "subtract-unless-out" && finisher === null);
  const left = game.seats.map((seat) => seat.rack.reduce((sum, tile) => sum + tileValue(game.rules, tile), 0));
  const ofOthers = left.reduce((sum, value, player) => (player === finisher ? sum : sum + value), 0);
  for (const [player, seat] of game.seats.entries()) {
    if (loses) seat.score -= left[player] as number;
    if (player === finisher) seat.score += toFinisher * ofOthers;
  }
}

function winnersOf(game: Game): number[] {
  if (game.reached !== null) return [game.reached];
  const players = stillIn(game).filter((player) => player !== game.loser);
  const best = Math.max(...players.map((player) => seatOf(game, player).score));
  const tied = players.filter((player) => seatOf(game, player).score === best);
  switch (game.rules.tieBreak) {
    case "shared":
      return tied;
    case "finisher": {
      // Whoever went out wins only among the tied; where nobody did, or somebody else, they share the win.
      const out = tied.filter((player) => player === game.finisher);
      return out.length > 0 ? out : tied;
    }
    case "before-leftover": {
      const bestBefore = Math.max(...tied.map((player) => game.scoresBefore[player] as number));
      return tied.filter((player) => game.scoresBefore[player] === bestBefore);
    }
  }
}
