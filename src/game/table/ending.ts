import type { LeftoverRule } from "../../rules/ruleset.ts";
import { pileSize } from "../../tiles/pile.ts";
import type { EndReason, PlayedEvent } from "../model/event.ts";
import type { Player, Table } from "../model/state.ts";

/**
 * Why the game ends with a play, if it does: the player's own target is reached (clause V2, decisions D35-D37: before
 * all else), rack and bag are empty after the draw (clause E1, decision D28), or no play is left (clause E3).
 *
 * `table` is what the play has left behind, `score` what the player had right after it.
 */
export function endOfPlay(table: Table, play: PlayedEvent, score: number): EndReason | null {
  const { targets } = table.ruleset.end;
  const target = targets?.[play.player] ?? targets?.[0];
  if (target !== undefined && score >= target) return "target";
  const { rack } = table.players[play.player] as Player;
  if (pileSize(table.bag) + pileSize(rack) === 0) return "out";
  return play.noPlays === true ? "no-plays" : null;
}

/** The same for a play of the history, whose player's score may have been adjusted since. */
export function endOfPlayAt(table: Table, index: number): EndReason | null {
  const play = table.history[index] as PlayedEvent;
  let { score } = table.players[play.player] as Player;
  for (const event of table.history.slice(index)) {
    if (event.type === "adjusted" && event.player === play.player) score -= event.points;
  }
  return endOfPlay(table, play, score);
}

/**
 * Why the game waits for challenges of a play: it has reached its target, left no plays, or gone out. Racks may have been
 * told since that do not fit what was counted: they do not make it another end.
 */
export function reasonToWait(table: Table, index: number): EndReason {
  return endOfPlayAt(table, index) ?? "out";
}

/** Why the game ends by turns without a play: passes by all (clause E2, decision D29), or turns without points. */
export function endByTurns({ ruleset, players, scorelessTurns }: Table): EndReason | null {
  const { passesEach, scorelessTurns: most } = ruleset.end;
  if (passesEach !== null && players.every((player) => player.resigned || player.passesInRow >= passesEach))
    return "passes";
  return most !== null && scorelessTurns >= most ? "scoreless" : null;
}

/**
 * Whether an end for this reason is settled with the unplayed tiles (clauses E4, E5). A target is not, because the
 * settlement could un-reach it (decision D37); nor are a game that one player is left in (decision D34) and one that a
 * challenge has lost.
 */
export function isSettled({ ruleset }: Table, reason: EndReason): boolean {
  if (reason === "target" || reason === "resigned" || reason === "lost-challenge") return false;
  return losesOwn(ruleset.leftover, reason) || (ruleset.leftover.toFinisher > 0 && reason === "out");
}

/** Whether unplayed tiles are taken off their owner's score. */
export function losesOwn({ own }: LeftoverRule, reason: EndReason): boolean {
  return own === "subtract" || (own === "subtract-unless-out" && reason !== "out");
}
