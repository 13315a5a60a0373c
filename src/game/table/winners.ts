import type { EndReason, PlayerIndex } from "../model/event.ts";
import type { Table } from "../model/state.ts";
import { lastPlayOf } from "./last-play.ts";
import { stillIn } from "./players.ts";

/**
 * Who has won a game that is over: the highest score (clause E6), ties as the ruleset has it (clause E7, decision D32).
 *
 * Whoever reached the own target wins whatever the others have (decision D35); who lost the game by a challenge cannot,
 * nor can who resigned (decision D34).
 */
export function winnersOf(table: Table, reason: EndReason): readonly PlayerIndex[] {
  const { players, history, ruleset } = table;
  const scores = players.map(({ score }) => score);
  const before = scores.slice();
  let challenger: PlayerIndex | null = null;
  for (const event of history) {
    if (event.type === "challenged") challenger = event.player;
    if (event.type === "adjusted" && event.reason === "rack")
      before[event.player] = (before[event.player] as number) - event.points;
  }
  const candidates = stillIn(table).filter((player) => reason !== "lost-challenge" || player !== challenger);
  const reached = lastPlayOf(table)?.event.player as PlayerIndex;
  if (reason === "target" && candidates.includes(reached)) return [reached];
  const best = highest(candidates, scores);
  return ruleset.tieBreak === "shared" ? best : highest(best, before);
}

function highest(players: readonly PlayerIndex[], scores: readonly number[]): readonly PlayerIndex[] {
  const best = Math.max(...players.map((player) => scores[player] as number));
  return players.filter((player) => scores[player] === best);
}
