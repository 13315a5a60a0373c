import { indexRules } from "../../play/indexed-rules.ts";
import { BLANK, type Tile } from "../../tiles/tile.ts";
import type { EndReason, GameEvent, PlayerIndex } from "../model/event.ts";
import type { Player, Table } from "../model/state.ts";
import { isSettled, losesOwn } from "./ending.ts";
import { finisherOf } from "./last-play.ts";

/**
 * Returns what each player's score changes by for unplayed tiles, in seat order. All racks must be known.
 *
 * Only a player who went out gains, so nobody does unless `reason` is `out`. All zero if such an end is not settled.
 */
export function settlementOf(table: Table, reason: EndReason): readonly number[] {
  // E4, E5, D31
  const { leftover } = table.ruleset;
  const { points, blankPoints } = indexRules(table.ruleset);
  const worth = (tile: Tile): number => (tile === BLANK ? blankPoints : (points.get(tile) as number));
  const unplayed = table.players.map(({ rack }) => rack.tiles.reduce((sum, tile) => sum + worth(tile), 0));
  if (!isSettled(table, reason)) return unplayed.map(() => 0);
  const all = unplayed.reduce((sum, points) => sum + points, 0);
  const finisher = finisherOf(table, reason);
  return unplayed.map((own, player) => {
    const lost = losesOwn(leftover, reason) ? own : 0;
    const gained = player === finisher ? leftover.toFinisher * (all - own) : 0;
    return gained - lost;
  });
}

/** Returns the events that end a game: one adjustment for each score that the settlement changes, and the end. */
export function endEvents(table: Table, reason: EndReason): readonly GameEvent[] {
  const adjustments = settlementOf(table, reason).flatMap((points, player) => adjustment(player, points, "rack"));
  return [...adjustments, { player: null, type: "ended", reason }];
}

/** Returns the event of a change of score that the rules make, or none if it is zero. */
export function adjustment(player: PlayerIndex, points: number, reason: "rack" | "challenge"): readonly GameEvent[] {
  return points === 0 ? [] : [{ player, type: "adjusted", reason, points, note: null }];
}

/** Returns the events that report the racks of these players, where they are known. */
export function tellKnownRacks({ players }: Table, who: readonly PlayerIndex[]): readonly GameEvent[] {
  const known = who.filter((player) => (players[player] as Player).rack.hidden === 0);
  return known.map((player) => ({ player, type: "rack-told", rack: (players[player] as Player).rack }));
}
