import type { GameEvent } from "../model/event.ts";
import type { Move } from "../model/move.ts";

/**
 * Returns whether an event is a turn that somebody took: a play, an exchange or a pass, or the return of a challenged
 * play.
 */
export function countsAsTurn(type: GameEvent["type"]): boolean {
  return type === "played" || type === "passed" || type === "exchanged" || type === "phony-returned";
}

/** Returns whether an event has its own line on a score sheet: a turn taken, or one missed. */
export function hasSheetEntry(type: GameEvent["type"]): boolean {
  return type === "played" || type === "passed" || type === "exchanged" || type === "turn-lost";
}

/** Returns whether a move can only be made by the player on turn. */
export function needsTurn(type: Move["type"]): boolean {
  return type === "play" || type === "exchange" || type === "pass" || type === "exchange-blank";
}

/**
 * Counts the turns in a row, up to event `end`, in which nobody scored: passes, exchanges, plays worth nothing, and
 * plays that were taken off, each of which is one turn. A missed turn is not counted.
 */
export function countScoreless(history: readonly GameEvent[], end: number): number {
  // D23
  let count = 0;
  for (let index = end - 1; index >= 0; index--) {
    const event = history[index] as GameEvent;
    if (event.type === "played" && event.points !== 0) return count;
    if (event.type === "phony-returned") index = Math.min(index, event.play);
    if (countsAsTurn(event.type)) count++;
  }
  return count;
}
