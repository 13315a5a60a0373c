import type { EndReason, PlayerIndex } from "../model/event.ts";
import type { Table } from "../model/state.ts";
import { lastPlayOf } from "./last-play.ts";
import { stillIn } from "./players.ts";

/**
 * Returns who has won a game that is over: the player with the highest score, or several on a tie that the ruleset
 * shares.
 *
 * A player who has reached the target wins whatever the others have. A player who has resigned, or has lost the game by
 * a challenge, cannot win.
 */
export function winnersOf(table: Table, reason: EndReason): readonly PlayerIndex[] {
  // E6, E7, D32, D34, D35
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
