// Whose turn it is, and the turns that are lost (S6, D22, D23, D34).

import { finish } from "./finish.ts";
import { type Game, seatOf, stillIn } from "./game.ts";
import type { EventSummary } from "./verdict.ts";

/** The next player clockwise who is still in. */
export function after(game: Game, player: number): number {
  const players = stillIn(game);
  return players.find((other) => other > player) ?? (players[0] as number);
}

/** The turn comes to a player; whoever owes a turn loses it now and the next one comes. */
export function giveTurn(game: Game, player: number, events: EventSummary[]): void {
  if (noTurnIsLeft(game)) {
    finish(game, "turns", null, events);
    return;
  }
  const seat = seatOf(game, player);
  if (seat.turnsToMiss === 0) {
    game.status = { kind: "playing", turn: player };
    return;
  }
  seat.turnsToMiss -= 1;
  countLastTurn(game, player);
  events.push({ type: "turn-lost", player });
  giveTurn(game, after(game, player), events);
}

/** A turn that begins now, taken or missed: it counts if the bag is empty. */
export function countLastTurn(game: Game, player: number): void {
  if (game.bag.length === 0) seatOf(game, player).lastTurns += 1;
}

/** Whether everybody has had all turns that there are once the bag is empty. */
export function noTurnIsLeft(game: Game): boolean {
  const { turnsAfterBag } = game.rules.end;
  if (typeof turnsAfterBag !== "number" || game.bag.length > 0) return false;
  return stillIn(game).every((player) => seatOf(game, player).lastTurns >= turnsAfterBag);
}
