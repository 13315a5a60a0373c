import type { Applied } from "./judging/refusal.ts";
import type { GameEvent, PlayerIndex } from "./model/event.ts";
import type { MoveOptions } from "./model/move.ts";
import type { GameState, Player } from "./model/state.ts";
import { nobodyCanPlay } from "./table/can-play.ts";
import { isSettled, reasonForRacks } from "./table/ending.ts";
import { stillIn, unknownRacks } from "./table/players.ts";
import { costsTurn } from "./table/price.ts";
import { endEvents, tellKnownRacks } from "./table/settlement.ts";

/** Applies the events of a move or a ruling, and all that follows from them: missed turns, the end, the settlement. */
export function conclude(
  state: GameState,
  add: (event: GameEvent) => GameState,
  events: readonly GameEvent[],
  canPlay?: MoveOptions["canPlay"],
): Applied & { readonly ok: true } {
  const written: GameEvent[] = [];
  let now = state;
  for (let next = events; next.length > 0; next = consequences(now, canPlay)) {
    for (const event of next) {
      written.push(event);
      now = add(event);
    }
  }
  return { ok: true, state: now, events: written };
}

/** What must happen next without anybody's doing. Nothing if somebody is waited for. */
export function consequences(state: GameState, canPlay: MoveOptions["canPlay"]): readonly GameEvent[] {
  const { status, history } = state;
  if (status.kind === "over") return [];
  // Who plays alone is the only one from the start.
  const left = stillIn(state).length;
  if (left < 2 && left < state.players.length) return endEvents(state, "resigned");
  if (status.kind === "racks-needed") {
    const reason = reasonForRacks(state);
    const asksForRacks = isSettled(state, reason) && unknownRacks(state).length > 0;
    return asksForRacks ? tellKnownRacks(state, status.waitingFor) : endEvents(state, reason);
  }
  if (status.kind === "last-challenge") return [];
  const last = history.at(-1)?.type;
  if ((last === "passed" || last === "exchanged") && nobodyCanPlay(state, canPlay)) return endEvents(state, "no-plays");
  return lostTurn(state, status.turn);
}

/**
 * Returns the event by which the player on turn misses it, for the first challenge that cost one and is not paid for
 * yet; none if no turn is owed.
 */
export function lostTurn({ players, history }: GameState, player: PlayerIndex): readonly GameEvent[] {
  // D22
  const { turnsToMiss } = players[player] as Player;
  if (turnsToMiss <= 0) return [];
  const costs = history.flatMap((event, index) => (event.player === player && costsTurn(event) ? index : []));
  return [{ player, type: "turn-lost", challenge: costs.at(-turnsToMiss) as number }];
}
