// When a game ends (E1-E3, D25, D28-D30, D35-D36).

import type { CanPlay, EndReason } from "../shapes.ts";
import { noTurnIsLeft, passesInRow, passSeries, scorelessTurns } from "./counts.ts";
import { finish } from "./finish.ts";
import { type Game, seatOf, stillIn } from "./game.ts";
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

/** Why the turns that have been taken end the game, if they do. */
export function endBySeries(game: Game): EndReason | null {
  if (noTurnIsLeft(game)) return "turns";
  if (!scoreIsMissing(game) && !exchangesGoOn(game) && passedOften(game)) return "passes";
  return tooManyScoreless(game) ? "scoreless" : null;
}

/** Passes and turns without points end no game without a score where the rules say so, also adjusted scores (R37). */
function scoreIsMissing({ rules, seats }: Game): boolean {
  return rules.end.zerosNeedScore === true && seats.every(({ score }) => score === 0);
}

/** Passes end no game while the rules allow anybody still in an exchange of at least one tile, where they say so. */
function exchangesGoOn(game: Game): boolean {
  const { rules, bag } = game;
  if (rules.end.passesAfterExchanges !== true || rules.exchange === null) return false;
  const { minBag, perGame } = rules.exchange;
  const left = (player: number): boolean => perGame === null || seatOf(game, player).exchanges < perGame;
  return (
    bag.length > 0 &&
    bag.length >= minBag &&
    stillIn(game).some((player) => left(player) && seatOf(game, player).rack.length > 0)
  );
}

/** Whether everybody still in has passed on the last turns they took (D29), or there were so many passes, whoever's. */
function passedOften(game: Game): boolean {
  const { passesEach, passesInRow: inRow = null } = game.rules.end;
  const byEach = passesEach !== null && stillIn(game).every((player) => passesInRow(game, player) >= passesEach);
  return byEach || (inRow !== null && passSeries(game).length >= inRow);
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

/** Whether as many turns without points have followed each other as end the game. */
export function tooManyScoreless(game: Game): boolean {
  const most = game.rules.end.scorelessTurns;
  return most !== null && scorelessTurns(game) >= most && !scoreIsMissing(game);
}

/** After the last play a player has answered: the game is over with the last answer (D25). */
export function noLongerWaitFor(game: Game, player: number, events: EventSummary[]): void {
  if (game.status.kind !== "last-challenge") return;
  game.status.waitingFor = game.status.waitingFor.filter((other) => other !== player);
  if (game.status.waitingFor.length === 0) finish(game, game.status.reason, game.status.by, events);
}
