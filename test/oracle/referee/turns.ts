// Whose turn it is, and the turns that are lost (S6, D22, D23, D34).

import type { EndReason } from "../shapes.ts";
import { noTurnIsLeft } from "./counts.ts";
import { finish } from "./finish.ts";
import { type Game, seatOf, stillIn, type Turn } from "./game.ts";
import { endBySeries } from "./series.ts";
import type { EventSummary } from "./verdict.ts";

/** The next player clockwise who is still in. */
export function after(game: Game, player: number): number {
  const players = stillIn(game);
  return players.find((other) => other > player) ?? (players[0] as number);
}

/** The turn comes to a player; whoever owes a turn loses it now and the next one comes. */
export function giveTurn(game: Game, player: number, events: EventSummary[]): void {
  if (noTurnIsLeft(game)) {
    noMoreTurns(game, "turns", events);
    return;
  }
  const seat = seatOf(game, player);
  if (seat.turnsToMiss === 0) {
    game.status = { kind: "playing", turn: player };
    return;
  }
  seat.turnsToMiss -= 1;
  takeTurn(game, player, "missed");
  events.push({ type: "turn-lost", player });
  const reason = endBySeries(game);
  if (reason === null) giveTurn(game, after(game, player), events);
  else noMoreTurns(game, reason, events);
}

/**
 * All turns have been taken or missed, or enough of them without points. Neither a missed turn nor a resignation closes the last play to challenges (D18):
 * where words of it have not been ruled on, those who may doubt them are waited for as after any last play (D25).
 */
export function noMoreTurns(game: Game, reason: EndReason, events: EventSummary[]): void {
  const { openPlay: open } = game;
  const doubters = stillIn(game).filter((player) => player !== open?.by);
  const settled = open === null || open.judged.length === open.score.words.length;
  if (settled || game.rules.challenge === null || doubters.length === 0) finish(game, reason, null, events);
  else game.status = { kind: "last-challenge", waitingFor: doubters, reason, by: open.by };
}

/** Notes that a player has a turn. To be called before anything is drawn: the turn that empties the bag is no last turn. */
export function takeTurn(game: Game, by: number, kind: Turn["kind"], points = 0, words: readonly string[] = []): void {
  game.turns.push({ by, kind, points, words });
}
