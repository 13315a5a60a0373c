// The referee: what is wrong with a move, and what the game is after it.

import type { Move } from "../shapes.ts";
import { isMove, playerMeant, whyNotNow } from "./authority.ts";
import { carryOutBlank, codesOfBlank } from "./blank.ts";
import { carryOutChallenge, codesOfChallenge } from "./challenge.ts";
import { afterPass, noLongerWaitFor } from "./ending.ts";
import { carryOutExchange, codesOfExchange } from "./exchange.ts";
import { finish } from "./finish.ts";
import { copyOf, type Game, seatOf, stillIn } from "./game.ts";
import { carryOutPlay, codesOfPlay } from "./play.ts";
import { endBySeries } from "./series.ts";
import { after, giveTurn, noMoreTurns, takeTurn } from "./turns.ts";
import type { EventSummary, MoveOptions, Verdict } from "./verdict.ts";

/** Judges a move and carries it out on a copy; the game handed in stays as it is. */
export function apply(game: Game, move: Move, options: MoveOptions): Verdict {
  const codes = refusalCodes(game, move, options);
  if (codes.length > 0) return { ok: false, codes };
  const next = copyOf(game);
  const events: EventSummary[] = [];
  carryOut(next, playerMeant(game, options) as number, move, options, events);
  return { ok: true, game: next, events };
}

/** The codes of everything that is wrong with a move, sorted, each once. */
export function refusalCodes(game: Game, move: Move, options: MoveOptions): string[] {
  const player = playerMeant(game, options);
  const authority = whyNotNow(game, player, move, options);
  if (authority !== null) return [authority];
  if (!isMove(move)) return ["malformed"];
  return [...new Set(codesOf(game, player as number, move, options))].sort();
}

function codesOf(game: Game, by: number, move: Move, options: MoveOptions): string[] {
  const seat = seatOf(game, by);
  switch (move.type) {
    case "play":
      return codesOfPlay(game, by, move, options);
    case "exchange":
      return codesOfExchange(game, by, move);
    case "challenge":
      return codesOfChallenge(game, by, move, options);
    case "exchange-blank":
      return codesOfBlank(game, by, move);
    case "accept":
      return codesOfAccepting(game, by);
    case "resign":
      return seat.resigned ? ["not-allowed"] : [];
    case "pass":
      return [];
  }
}

function codesOfAccepting(game: Game, by: number): string[] {
  if (game.status.kind !== "last-challenge") return ["not-allowed"];
  if (game.status.by === by && !seatOf(game, by).resigned) return ["own-play"];
  return game.status.waitingFor.includes(by) ? [] : ["not-allowed"];
}

function carryOut(game: Game, by: number, move: Move, options: MoveOptions, events: EventSummary[]): void {
  if (move.type === "play") carryOutPlay(game, by, move, options, events);
  if (move.type === "exchange") carryOutExchange(game, by, move, options, events);
  if (move.type === "challenge") carryOutChallenge(game, by, move, options, events);
  if (move.type === "exchange-blank") carryOutBlank(game, by, move, events);
  if (move.type === "accept") accept(game, by, events);
  if (move.type === "resign") resign(game, by, events);
  if (move.type === "pass") pass(game, by, options, events);
}

function pass(game: Game, by: number, options: MoveOptions, events: EventSummary[]): void {
  takeTurn(game, by, "pass");
  game.openPlay = null;
  events.push({ type: "passed", player: by });
  afterPass(game, by, options.canPlay, events);
}

function accept(game: Game, by: number, events: EventSummary[]): void {
  events.push({ type: "accepted", player: by });
  noLongerWaitFor(game, by, events);
}

// D34: a resignation is not a turn and leaves the window open; the last player left has won.
function resign(game: Game, by: number, events: EventSummary[]): void {
  seatOf(game, by).resigned = true;
  events.push({ type: "resigned", player: by });
  const reason = endBySeries(game);
  if (stillIn(game).length < 2) finish(game, "resigned", null, events);
  else if (game.status.kind === "last-challenge") noLongerWaitFor(game, by, events);
  else if (reason !== null) noMoreTurns(game, reason, events);
  else if (game.status.kind === "playing" && game.status.turn === by) giveTurn(game, after(game, by), events);
}
