import type { GameEvent } from "../game/model/event.ts";
import type { AnyPosition } from "./position.ts";

/** Returns the words formed so far in a game or a view, or those that a position has. */
export function wordsPlayed(position: AnyPosition): readonly string[] {
  return position.kind === undefined ? (position.wordsPlayed ?? []) : wordsIn(position.history);
}

/** Returns the words that a history has formed. Those of plays that were taken off are left out. */
export function wordsIn(history: readonly GameEvent[]): readonly string[] {
  const words: string[] = [];
  const off: boolean[] = [];
  for (let index = history.length - 1; index >= 0; index--) {
    const event = history[index];
    if (event?.type === "phony-returned") off[event.play] = true;
    if (event?.type === "played" && !off[index]) words.push(...event.words);
  }
  return words;
}
