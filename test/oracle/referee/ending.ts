// When a game ends, what is counted then, and who has won (E1-E7, D25, D28-D39).

import type { CanPlay, EndReason } from "../shapes.ts";
import { type Game, seatOf, stillIn, tileValue } from "./game.ts";
import { after, giveTurn } from "./turns.ts";
import type { EventSummary } from "./verdict.ts";

/** After a play and its draw: a last chance to challenge, or the next turn. */
export function afterPlay(game: Game, by: number, canPlay: CanPlay | undefined, events: EventSummary[]): void {
  // A play of no points may be one scoreless turn too many: it can be challenged like any other last play.
  const reason = endByPlay(game, by, canPlay) ?? (tooManyScoreless(game) ? "scoreless" : null);
  const waitingFor = stillIn(game).filter((other) => other !== by);
  if (reason === null) giveTurn(game, after(game, by), events);
  else if (game.rules.challenge === null) finish(game, reason, by, events);
  else game.status = { kind: "last-challenge", waitingFor, reason, by };
}

/** After a pass or an exchange of no tiles. */
export function afterPass(game: Game, by: number, canPlay: CanPlay | undefined, events: EventSummary[]): void {
  if (everybodyPassed(game)) finish(game, "passes", null, events);
  else if (tooManyScoreless(game)) finish(game, "scoreless", null, events);
  else if (nobodyCanPlay(game, canPlay)) finish(game, "no-plays", null, events);
  else giveTurn(game, after(game, by), events);
}

/** After a turn that ends the game only by being one scoreless turn too many. */
export function scorelessOrNext(game: Game, by: number, events: EventSummary[]): void {
  if (tooManyScoreless(game)) finish(game, "scoreless", null, events);
  else giveTurn(game, after(game, by), events);
}

/**
 * The game is over: settle where the end asks for it, and name the winners. `who` went out, reached a target or lost the
 * game by a challenge; null where the end is nobody's doing.
 */
export function finish(game: Game, reason: EndReason, who: number | null, events: EventSummary[]): void {
  if (reason === "lost-challenge") game.loser = who;
  game.scoresBefore = game.seats.map((seat) => seat.score);
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

/** Whether everybody still in has passed on the last turns they took (D29). */
export function everybodyPassed(game: Game): boolean {
  const { passesEach } = game.rules.end;
  return passesEach !== null && stillIn(game).every((player) => seatOf(game, player).passesInRow >= passesEach);
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
  if (game.bag.length === 0 && seatOf(game, by).rack.length === 0) return "out";
  return nobodyCanPlay(game, canPlay) ? "no-plays" : null;
}

function nobodyCanPlay(game: Game, canPlay: CanPlay | undefined): boolean {
  if (!game.rules.end.noPlays || canPlay === undefined || game.bag.length > 0) return false;
  return whoCanPlay(game, canPlay).length === 0;
}

/** Whether as many turns without points have followed each other as end the game. */
export function tooManyScoreless(game: Game): boolean {
  const { scorelessTurns } = game.rules.end;
  return scorelessTurns !== null && game.scorelessTurns >= scorelessTurns;
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
  if (game.rules.tieBreak === "shared") return tied;
  const bestBefore = Math.max(...tied.map((player) => game.scoresBefore[player] as number));
  return tied.filter((player) => game.scoresBefore[player] === bestBefore);
}

/** After the last play a player has answered: the game is over with the last answer (D25). */
export function noLongerWaitFor(game: Game, player: number, events: EventSummary[]): void {
  if (game.status.kind !== "last-challenge") return;
  game.status.waitingFor = game.status.waitingFor.filter((other) => other !== player);
  if (game.status.waitingFor.length === 0) finish(game, game.status.reason, game.status.by, events);
}
