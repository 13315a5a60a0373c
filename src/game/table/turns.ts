import type { GameEvent } from "../model/event.ts";

/**
 * The turns in a row, up to event `end`, in which nobody scored: passes, exchanges, plays worth nothing, and plays that
 * came off, each of which is one turn. Lost turns are none (decision D23).
 */
export function countScoreless(history: readonly GameEvent[], end: number): number {
  let count = 0;
  for (let index = end - 1; index >= 0; index--) {
    const event = history[index] as GameEvent;
    if (event.type === "played" && event.points !== 0) return count;
    if (event.type === "phony-returned") index = Math.min(index, event.play);
    if (countsAsTurn(event.type)) count++;
  }
  return count;
}

/** Whether an event is a turn somebody took: a play, an exchange, a pass, and again the return of a challenged play. */
export function countsAsTurn(type: GameEvent["type"]): boolean {
  return type === "played" || type === "passed" || type === "exchanged" || type === "phony-returned";
}
