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
    if (counted.includes(event.type)) count++;
  }
  return count;
}

const counted: readonly GameEvent["type"][] = ["played", "passed", "exchanged", "phony-returned"];
