import type { LeftoverRule } from "../../rules/ruleset.ts";
import { pileSize } from "../../tiles/pile.ts";
import type { EndReason, GameEvent, PlayedEvent, PlayerIndex } from "../model/event.ts";
import type { Player, Table } from "../model/state.ts";
import { lastPlayOf } from "./last-play.ts";
import { mostExchanged } from "./most-exchanged.ts";
import { stillIn } from "./players.ts";
import { hasSheetEntry } from "./turns.ts";

/**
 * Returns why the game ends with a play, or `null` if it goes on. In this order: the player's target is reached; rack
 * and bag are empty after the draw; nobody has a play left.
 *
 * @param table - As the play has left it. Its history need not have the play yet.
 * @param index - Where the play is in the history, or will be.
 */
export function endOfPlay(table: Table, play: PlayedEvent, index: number): EndReason | null {
  // V2, D35-D37; E1, D28; E3
  if (play.points >= pointsToTarget(table, play.player, index)) return "target";
  const { rack } = table.players[play.player] as Player;
  // Where everybody has more turns once the bag is empty, nobody goes out before the others have had them.
  if (!table.ruleset.end.turnsAfterBag && pileSize(table.bag) + pileSize(rack) === 0) return "out";
  return play.noPlays === true ? "no-plays" : null;
}

/** Returns how many points a player lacks of their target before event `index`; `Infinity` if there is no target. */
export function pointsToTarget(table: Table, player: PlayerIndex, index: number): number {
  const { targets } = table.ruleset.end;
  const target = targets?.[player] ?? targets?.[0];
  return target === undefined ? Infinity : target - scoredInTurns(table, player, index);
}

/** Counts what a player's plays before event `end` have scored. What is adjusted outside a play is left out. */
function scoredInTurns({ history }: Table, player: PlayerIndex, end: number): number {
  // D36
  let scored = 0;
  for (let index = 0; index < end; index++) {
    const event = history[index];
    if (event?.player !== player) continue;
    if (event.type === "played") scored += event.points;
    if (event.type === "phony-returned") scored -= event.points;
  }
  return scored;
}

/**
 * Returns why the game waits for challenges of a play: it reached the target, went out, left no plays, or was the last
 * of the turns after the bag is empty. Racks may have been reported since that do not fit what was counted. They do not
 * change the reason.
 */
export function reasonToWait(table: Table, index: number): EndReason {
  return endOfPlay(table, table.history[index] as PlayedEvent, index) ?? endByTurns(table) ?? "out";
}

/**
 * Returns why a game waits for its racks: its last play has ended it, or turns without a play have. If both have, the
 * play counts.
 */
export function reasonForRacks(table: Table): EndReason {
  const last = lastPlayOf(table);
  return last === null ? (endByTurns(table) ?? "passes") : reasonToWait(table, last.index);
}

/**
 * Returns why turns end the game, or `null`: everybody has had the turns that were left with the bag empty, everybody
 * has passed, or nobody has scored, for long enough.
 *
 * @param event - The last turn, if the history does not have it yet.
 */
export function endByTurns(table: Table, event?: GameEvent): EndReason | null {
  // E2, D29
  const { ruleset, scorelessTurns } = table;
  const { scorelessTurns: most, turnsAfterBag } = ruleset.end;
  if (turnsAfterBag && !hasTurnsLeft(table, turnsAfterBag, event)) return "turns";
  if (endsByPasses(table)) return "passes";
  return most !== null && scorelessTurns >= most ? "scoreless" : null;
}

/** Whether passes end the game: so many by each player, or by all together. */
function endsByPasses(table: Table): boolean {
  const { players, ruleset } = table;
  const { exchange, end } = ruleset;
  const { passesEach, passesInRow } = end;
  if (end.passesAfterExchanges && exchange && stillIn(table).some((seat) => mostExchanged(table, exchange, seat) > 0))
    return false;
  return (
    (passesEach !== null && players.every((player) => player.resigned || player.passesInRow >= passesEach)) ||
    // A play or an exchange ends the series of all players, so what they have is one series.
    (!!passesInRow && players.reduce((sum, player) => sum + player.passesInRow, 0) >= passesInRow)
  );
}

/**
 * Why turns end the game after an event that the history does not have yet, or `null`. With `zerosNeedScore`, turns
 * without points end nothing until somebody has scored.
 */
export function endNow(table: Table, event: GameEvent): EndReason | null {
  const { ruleset, players } = table;
  const reason = endByTurns(table, event);
  const waits = ruleset.end.zerosNeedScore && reason !== "turns" && players.every(({ score }) => score === 0);
  return waits ? null : reason;
}

/**
 * Whether somebody still in has a turn left of those that everybody gets once the bag is empty. They are counted from
 * the last draw on. A missed turn is one of them.
 */
function hasTurnsLeft({ players, bag, history }: Table, each: number, event?: GameEvent): boolean {
  if (pileSize(bag) > 0) return true;
  const left = players.map(({ resigned }) => (resigned ? 0 : each));
  let index = history.length;
  for (let turn = event; index >= 0; turn = history[--index]) {
    if (turn === undefined) continue;
    if ("drawn" in turn && pileSize(turn.drawn) > 0) break;
    if (hasSheetEntry(turn.type)) left[turn.player as PlayerIndex]! -= 1;
  }
  return left.some((turns) => turns > 0);
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
