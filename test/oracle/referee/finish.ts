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

/** Points adjusted after the end: they count before the settlement and after it, and may change who has won by score. */
export function adjustAfterwards(game: Game, player: number, points: number): void {
  const { status } = game;
  if (status.kind !== "over") return;
  game.scoresBefore = game.scoresBefore.map((score, other) => (other === player ? score + points : score));
  game.status = { ...status, winners: winnersOf(game) };
}

// D34, D37: nobody's tiles are counted after a target or when only one player is left.
function isSettled(reason: EndReason): boolean {
  return reason !== "target" && reason !== "resigned" && reason !== "lost-challenge";
}

function settle(game: Game, finisher: number | null): void {
  const { own, toFinisher } = game.rules.leftover;
  const left = game.seats.map((seat) => seat.rack.reduce((sum, tile) => sum + tileValue(game.rules, tile), 0));
  for (const [player, seat] of game.seats.entries()) {
    if (own === "subtract") seat.score -= left[player] as number;
    if (player === finisher)
      seat.score += toFinisher * left.reduce((sum, value, other) => (other === player ? sum : sum + value), 0);
  }
}

function winnersOf(game: Game): number[] {
  if (game.reached !== null) return [game.reached];
  const players = stillIn(game).filter((player) => player !== game.loser);
  const best = Math.max(...players.map((player) => seatOf(game, player).score));
  const tied = players.filter((player) => seatOf(game, player).score === best);
  if (game.rules.tieBreak === "finisher") {
    const out = game.finisher;
    return out !== null && tied.includes(out) ? [out] : tied;
  }
  if (game.rules.tieBreak === "shared") return tied;
  const bestBefore = Math.max(...tied.map((player) => game.scoresBefore[player] as number));
  return tied.filter((player) => game.scoresBefore[player] === bestBefore);
}
