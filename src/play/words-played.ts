import type { GameEvent } from "../game/model/event.ts";
import { mismatch } from "../read/describe.ts";
import type { AnyPosition } from "./position.ts";

/**
 * Returns the words formed so far in a game or a view, or those that a position tells.
 *
 * @throws TypeError if the position has something else than a list of words.
 */
export function wordsPlayed(position: AnyPosition): readonly string[] {
  if (position.kind !== undefined) return wordsIn(position.history);
  const { wordsPlayed = [] } = position;
  if (!Array.isArray(wordsPlayed)) throw new TypeError(mismatch("position.wordsPlayed", "a list", wordsPlayed));
  return wordsPlayed;
}

/** Returns the words that a history has formed. Those of plays that were taken off are none of them. */
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
