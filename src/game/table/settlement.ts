import { pointsOf } from "../../tiles/tile-set.ts";
import type { EndReason, GameEvent, PlayerIndex } from "../model/event.ts";
import type { Player, Table } from "../model/state.ts";
import { isSettled, losesOwn } from "./ending.ts";
import { lastPlayOf } from "./last-play.ts";

/**
 * The settlement (clauses E4, E5, decision D31): what each player's score changes by for unplayed tiles, in seat order.
 *
 * All racks must be known. Only who went out gains, so nobody does unless the reason is `out`. All zero for an end that
 * is not settled.
 */
export function settlementOf(table: Table, reason: EndReason): readonly number[] {
  const { leftover, tileSet } = table.ruleset;
  const unplayed = table.players.map(({ rack }) => rack.tiles.reduce((sum, tile) => sum + pointsOf(tileSet, tile), 0));
  if (!isSettled(table, reason)) return unplayed.map(() => 0);
  const all = unplayed.reduce((sum, points) => sum + points, 0);
  const finisher = reason === "out" ? lastPlayOf(table)?.event.player : undefined;
  return unplayed.map((own, player) => {
    const lost = losesOwn(leftover, reason) ? own : 0;
    const gained = player === finisher ? leftover.toFinisher * (all - own) : 0;
    return gained - lost;
  });
}

/** The events that end a game: the settlement, one adjustment for each score that changes, and the end itself. */
export function endEvents(table: Table, reason: EndReason): readonly GameEvent[] {
  const adjustments = settlementOf(table, reason).flatMap((points, player) => adjustment(player, points, "rack"));
  return [...adjustments, { player: null, type: "ended", reason }];
}

/** A change of a score that the rules make; none for no points. */
export function adjustment(player: PlayerIndex, points: number, reason: "rack" | "challenge"): readonly GameEvent[] {
  return points === 0 ? [] : [{ player, type: "adjusted", reason, points, note: null }];
}

/** The events that tell the racks of players as they are known. */
export function tellKnownRacks({ players }: Table, who: readonly PlayerIndex[]): readonly GameEvent[] {
  const known = who.filter((player) => (players[player] as Player).rack.hidden === 0);
  return known.map((player) => ({ player, type: "rack-told", rack: (players[player] as Player).rack }));
}
