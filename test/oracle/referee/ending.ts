// When a game ends (E1-E3, D25, D28-D30, D35-D36).

import type { CanPlay, EndReason } from "../shapes.ts";
import { finish } from "./finish.ts";
import { type Game, seatOf, stillIn } from "./game.ts";
import { endBySeries, tooManyScoreless } from "./series.ts";
import { after, giveTurn } from "./turns.ts";
import type { EventSummary } from "./verdict.ts";

/** After a play and its draw: a last chance to challenge, or the next turn. */
export function afterPlay(game: Game, by: number, canPlay: CanPlay | undefined, events: EventSummary[]): void {
  const reason = endByPlay(game, by, canPlay) ?? endBySeries(game);
  const waitingFor = stillIn(game).filter((other) => other !== by);
  if (reason === null) giveTurn(game, after(game, by), events);
  else if (game.rules.challenge === null || waitingFor.length === 0) finish(game, reason, by, events);
  else game.status = { kind: "last-challenge", waitingFor, reason, by };
}

/** After a pass or an exchange of no tiles. */
export function afterPass(game: Game, by: number, canPlay: CanPlay | undefined, events: EventSummary[]): void {
  const reason = endBySeries(game);
  if (reason !== null) finish(game, reason, null, events);
  else if (nobodyCanPlay(game, canPlay)) finish(game, "no-plays", null, events);
  else giveTurn(game, after(game, by), events);
}

/** After a turn that ends the game only by being one scoreless turn too many. */
export function scorelessOrNext(game: Game, by: number, events: EventSummary[]): void {
  if (tooManyScoreless(game)) finish(game, "scoreless", null, events);
  else giveTurn(game, after(game, by), events);
}

/** The players whose racks still allow a play. */
export function whoCanPlay(game: Game, canPlay: CanPlay): number[] {
  return stillIn(game).filter((player) =>
    canPlay({ ruleset: game.rules, board: game.board, rack: seatOf(game, player).rack }),
  );
}

function endByPlay(game: Game, by: number, canPlay: CanPlay | undefined): EndReason | null {
  const target = game.rules.end.targets?.[by];
  // D36: what the table adjusts is left out, also points for a challenge.
  if (target !== undefined && seatOf(game, by).scored >= target) return "target";
  // Where the last turns are counted nobody goes out: a player without tiles passes.
  const goesOut = game.bag.length === 0 && seatOf(game, by).rack.length === 0;
  if (goesOut && (game.rules.end.turnsAfterBag ?? null) === null) return "out";
  return nobodyCanPlay(game, canPlay) ? "no-plays" : null;
}

function nobodyCanPlay(game: Game, canPlay: CanPlay | undefined): boolean {
  if (!game.rules.end.noPlays || canPlay === undefined || game.bag.length > 0) return false;
  return whoCanPlay(game, canPlay).length === 0;
}

/** After the last play a player has answered: the game is over with the last answer (D25). */
export function noLongerWaitFor(game: Game, player: number, events: EventSummary[]): void {
  if (game.status.kind !== "last-challenge") return;
  game.status.waitingFor = game.status.waitingFor.filter((other) => other !== player);
  if (game.status.waitingFor.length === 0) finish(game, game.status.reason, game.status.by, events);
}
