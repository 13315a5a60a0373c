import type { LeftoverRule } from "../../rules/ruleset.ts";
import { pileSize } from "../../tiles/pile.ts";
import type { EndReason, GameEvent, PlayedEvent } from "../model/event.ts";
import type { Player, Table } from "../model/state.ts";

/**
 * Returns why the game ends with a play, or `null` if it goes on. In this order: the player's target is reached; rack
 * and bag are empty after the draw; nobody has a play left.
 *
 * @param table - As the play has left it.
 * @param score - What the player had right after the play.
 */
export function endOfPlay(table: Table, play: PlayedEvent, score: number): EndReason | null {
  // V2, D35-D37; E1, D28; E3
  const { targets } = table.ruleset.end;
  const target = targets?.[play.player] ?? targets?.[0];
  if (target !== undefined && score >= target) return "target";
  const { rack } = table.players[play.player] as Player;
  if (pileSize(table.bag) + pileSize(rack) === 0) return "out";
  return play.noPlays === true ? "no-plays" : null;
}

/** Does the same for a play of the history. The player's score may have been adjusted since. */
export function endOfPlayAt(table: Table, index: number): EndReason | null {
  const play = table.history[index] as PlayedEvent;
  let { score } = table.players[play.player] as Player;
  for (let later = index; later < table.history.length; later++) {
    const event = table.history[later] as GameEvent;
    if (event.type === "adjusted" && event.player === play.player) score -= event.points;
  }
  return endOfPlay(table, play, score);
}

/**
 * Returns why the game waits for challenges of a play: it reached the target, left no plays, or went out. Racks may
 * have been reported since that do not fit what was counted. They do not change the reason.
 */
export function reasonToWait(table: Table, index: number): EndReason {
  return endOfPlayAt(table, index) ?? "out";
}

/**
 * Returns why turns without a play end the game, or `null`: everybody has passed, or nobody has scored, for long
 * enough.
 */
export function endByTurns({ ruleset, players, scorelessTurns }: Table): EndReason | null {
  // E2, D29
  const { passesEach, scorelessTurns: most } = ruleset.end;
  if (passesEach !== null && players.every((player) => player.resigned || player.passesInRow >= passesEach))
    return "passes";
  return most !== null && scorelessTurns >= most ? "scoreless" : null;
}

/**
 * Returns whether unplayed tiles are settled after an end for this reason. Not if a target was reached, because the
 * settlement could take the player below it again. Nor if one player is left, or a challenge has lost the game.
 */
export function isSettled({ ruleset }: Table, reason: EndReason): boolean {
  // E4, E5, D34, D37
  if (reason === "target" || reason === "resigned" || reason === "lost-challenge") return false;
  return losesOwn(ruleset.leftover, reason) || (ruleset.leftover.toFinisher > 0 && reason === "out");
}

/** Returns whether unplayed tiles are taken off their owner's score. */
export function losesOwn({ own }: LeftoverRule, reason: EndReason): boolean {
  return own === "subtract" || (own === "subtract-unless-out" && reason !== "out");
}
