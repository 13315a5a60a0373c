// Why series of turns end a game: the last turns, passes, turns without points (E2, D23, D29).

import type { EndReason } from "../shapes.ts";
import { noTurnIsLeft, passesInRow, passSeries, scorelessTurns } from "./counts.ts";
import { type Game, seatOf, stillIn } from "./game.ts";

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

/** Whether as many turns without points have followed each other as end the game. */
export function tooManyScoreless(game: Game): boolean {
  const most = game.rules.end.scorelessTurns;
  return most !== null && scorelessTurns(game) >= most && !scoreIsMissing(game);
}
