import { nobodyCanPlay } from "./can-play.ts";
import { endByTurns, endOfPlay, isOut, isSettled, reasonToWait } from "./ending.ts";
import type { EndReason, GameEvent } from "./event.ts";
import { applyEvents } from "./fold.ts";
import type { MoveOptions } from "./move.ts";
import { stillIn, unknownRacks } from "./players.ts";
import { endEvents, tellKnownRacks } from "./settle.ts";
import type { GameState, Player, PlayerIndex } from "./state.ts";
import type { Step } from "./step.ts";

/** Takes the events of a move or a ruling, and all that follows from them: lost turns, the end, the settlement. */
export function conclude(
  state: GameState,
  events: readonly GameEvent[],
  canPlay?: MoveOptions["canPlay"],
): Step & { readonly ok: true } {
  const written: GameEvent[] = [];
  let now = state;
  for (let next = events; next.length > 0; next = consequences(now, canPlay)) {
    written.push(...next);
    now = applyEvents(now, next);
  }
  return { ok: true, state: now, events: written };
}

/** What must happen next without anybody's doing; nothing where somebody is waited for. */
function consequences(state: GameState, canPlay: MoveOptions["canPlay"]): readonly GameEvent[] {
  const { status } = state;
  if (status.kind === "over") return [];
  if (stillIn(state).length === 1) return endEvents(state, "resigned");
  const reason = reasonToEnd(state, canPlay);
  if (reason !== null && isSettled(state, reason) && unknownRacks(state).length > 0)
    return status.kind === "racks-needed" ? tellKnownRacks(state, status.waitingFor) : [];
  if (reason !== null) return endEvents(state, reason);
  return status.kind === "playing" ? lostTurn(state, status.turn) : [];
}

/** Why the game is over now, if it is. */
export function reasonToEnd(state: GameState, canPlay?: MoveOptions["canPlay"]): EndReason | null {
  const { status, history } = state;
  if (status.kind === "over") return status.reason;
  if (status.kind === "last-challenge") return status.waitingFor.length > 0 ? null : reasonToWait(state, status.play);
  if (status.kind === "racks-needed") return reasonForRacks(state);
  const last = history[history.length - 1];
  if (last?.type === "played" && state.ruleset.challenge === null) {
    const reason = endOfPlay(state, last, (state.players[last.player] as Player).score);
    if (reason !== null) return reason;
  }
  const stuck = (last?.type === "passed" || last?.type === "exchanged") && nobodyCanPlay(state, canPlay);
  return endByTurns(state) ?? (stuck ? "no-plays" : null);
}

/**
 * Why a game waits for its racks: by turns without a play, if those have ended it, or else by the last play. A play worth
 * nothing may be both the last of too many such turns and one that goes out.
 */
export function reasonForRacks(state: GameState): EndReason | null {
  const { history } = state;
  for (let index = history.length - 1; index >= 0; index--) {
    const event = history[index];
    if (event?.type === "played") {
      const out = reasonToWait(state, index);
      const byTurns = endByTurns(state);
      return byTurns === null || isOut(state, event.player) ? out : byTurns;
    }
    if (event?.type === "passed" || event?.type === "exchanged" || event?.type === "phony-returned") break;
  }
  return endByTurns(state);
}

/** The player on turn misses it if one is owed: for the first failed challenge not paid for yet (decision D22). */
function lostTurn({ players, history }: GameState, player: PlayerIndex): readonly GameEvent[] {
  if ((players[player] as Player).turnsToMiss === 0) return [];
  let paid = 0;
  const failed: number[] = [];
  history.forEach((event, index) => {
    if (event.type === "turn-lost" && event.player === player) paid++;
    if (event.type === "challenged" && event.player === player && !event.upheld) failed.push(index);
  });
  return [{ player, type: "turn-lost", challenge: failed[paid] ?? history.length - 1 }];
}
