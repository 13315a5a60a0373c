import type { EndReason, PlayerIndex } from "../model/event.ts";
import type { Table } from "../model/state.ts";
import { lastPlayOf } from "./last-play.ts";
import type { Past } from "./past.ts";
import { stillIn } from "./players.ts";

/**
 * Returns who has won a game that no ruling has decided: the player with the highest score, or several on a tie that
 * the ruleset shares.
 *
 * A player who has reached the target wins whatever the others have. A player who has resigned, or has lost the game by
 * a challenge, cannot win while anybody else is left.
 */
export function winnersOf(table: Table, reason: EndReason, past: Past): readonly PlayerIndex[] {
  // E6, E7, D32, D34, D35
  const { players, ruleset } = table;
  const { challenger, leftovers } = past;
  const scores = players.map(({ score }) => score);
  const before = scores.map((score, player) => score - (leftovers[player] ?? 0));
  const left = stillIn(table);
  const others = left.filter((player) => reason !== "lost-challenge" || player !== challenger);
  const candidates = others.length > 0 ? others : left;
  // Whose play was the last is looked for only where it decides.
  const reached = (): PlayerIndex => lastPlayOf(table)?.event.player as PlayerIndex;
  if (reason === "target" && candidates.includes(reached())) return [reached()];
  const best = highest(candidates, scores);
  if (ruleset.tieBreak === "finisher") return reason === "out" && best.includes(reached()) ? [reached()] : best;
  return ruleset.tieBreak === "shared" ? best : highest(best, before);
}

function highest(players: readonly PlayerIndex[], scores: readonly number[]): readonly PlayerIndex[] {
  const best = Math.max(...players.map((player) => scores[player] as number));
  return players.filter((player) => scores[player] === best);
}
