import type { Table } from "../game/model/state.ts";
import type { Position } from "./position.ts";

/**
 * Returns the words that a position lists, or those that a history has formed so far. Those of plays that were taken
 * off are left out.
 */
export function wordsPlayed({
  wordsPlayed,
  history = [],
}: Pick<Position, "wordsPlayed"> & Partial<Pick<Table, "history">>): readonly string[] {
  if (wordsPlayed) return wordsPlayed;
  const words: string[] = [];
  const off: boolean[] = [];
  for (let index = history.length - 1; index >= 0; index--) {
    const event = history[index];
    if (event?.type === "phony-returned") off[event.play] = true;
    if (event?.type === "played" && !off[index]) words.push(...event.words);
  }
  return words;
}
