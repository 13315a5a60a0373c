// What the rules count, each counted from the list of all turns: series of passes, turns without points, the last turns
// after the bag is empty, words that were formed, and failed challenges.
import { type Game, stillIn, type Turn } from "./game.ts";

/**
 * Turns without points since a play that stayed, also one of no points. Missed turns are left out, as nobody took them,
 * unless the rules count them.
 */
export function scorelessTurns(game: Game): number {
  let count = 0;
  for (const turn of [...game.turns].reverse()) {
    if (turn.kind === "play") return count;
    if (countsAsScoreless(game, turn)) count += 1;
  }
  return count;
}

function countsAsScoreless({ rules }: Game, { kind }: Turn): boolean {
  if (kind === "missed") return rules.end.lostTurnsCount === true;
  return kind !== "exchange" || rules.exchange?.keepsScoreless !== true;
}

/** The passes since somebody last laid or exchanged tiles, whoever made them. A play that came off was no pass (D23). */
export function passSeries(game: Game): readonly Turn[] {
  const latestFirst = game.turns.filter(({ kind }) => kind !== "missed").reverse();
  const end = latestFirst.findIndex(({ kind }) => kind !== "pass");
  return end < 0 ? latestFirst : latestFirst.slice(0, end);
}

/** How many of them a player made. */
export function passesInRow(game: Game, player: number): number {
  return passSeries(game).filter(({ by }) => by === player).length;
}

/** Whether every player still in has had as many turns, taken or missed, as there are once the bag is empty. */
export function noTurnIsLeft(game: Game): boolean {
  const { turnsAfterBag } = game.rules.end;
  if (typeof turnsAfterBag !== "number" || game.emptySince === null) return false;
  const last = game.turns.slice(game.emptySince);
  return stillIn(game).every((player) => last.filter(({ by }) => by === player).length >= turnsAfterBag);
}

/** The words of all plays that still lie. */
export function wordsPlayed(game: Game): readonly string[] {
  return game.turns.filter(({ kind }) => kind === "play").flatMap(({ words }) => words);
}

/** How many challenges of a player have failed. */
export function failuresOf(game: Game, player: number): number {
  return game.failedBy.filter((by) => by === player).length;
}
