import type { EndReason } from "./event.ts";
import { lastPlayOf } from "./last-play.ts";
import { stillIn } from "./players.ts";
import type { Player, PlayerIndex, Table } from "./state.ts";

/**
 * Who has won a game that is over: the highest score (clause E6), ties as the ruleset has it (clause E7, decision D32).
 *
 * Whoever reached the own target wins whatever the others have (decision D35); who lost the game by a challenge cannot,
 * nor can who resigned (decision D34).
 */
export function winnersOf(table: Table, reason: EndReason): readonly PlayerIndex[] {
  const candidates = stillIn(table).filter((player) => reason !== "lost-challenge" || player !== lastChallenger(table));
  const reached = lastPlayOf(table)?.event.player;
  if (reason === "target" && reached !== undefined && candidates.includes(reached)) return [reached];
  const best = highest(candidates, (player) => (table.players[player] as Player).score);
  return table.ruleset.tieBreak === "shared" ? best : highest(best, (player) => scoreBeforeSettlement(table, player));
}

function highest(players: readonly PlayerIndex[], score: (player: PlayerIndex) => number): readonly PlayerIndex[] {
  const best = Math.max(...players.map(score));
  return players.filter((player) => score(player) === best);
}

function scoreBeforeSettlement({ players, history }: Table, player: PlayerIndex): number {
  const rack = history.filter((event) => event.type === "adjusted" && event.reason === "rack");
  return rack.reduce(
    (score, event) => (event.type === "adjusted" && event.player === player ? score - event.points : score),
    (players[player] as Player).score,
  );
}

function lastChallenger({ history }: Table): PlayerIndex | null {
  return history.reduce<PlayerIndex | null>((last, event) => (event.type === "challenged" ? event.player : last), null);
}
