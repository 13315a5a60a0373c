import type { Table } from "../game/model/state.ts";
import { mismatch } from "../read/describe.ts";
import type { Position } from "./position.ts";

/**
 * Returns the words that a position lists, or those that a history has formed so far. Those of plays that were taken
 * off are left out.
 *
 * @throws TypeError if a position has anything but a list there: a text, too, can be asked what it includes.
 */
export function wordsPlayed({
  wordsPlayed,
  history = [],
}: Pick<Position, "wordsPlayed"> & Partial<Pick<Table, "history">>): readonly string[] {
  const words: string[] = [];
  const given = wordsPlayed ?? words;
  if (!Array.isArray(given)) throw new TypeError(mismatch("position.wordsPlayed", "a list of words", given));
  const off: boolean[] = [];
  for (let index = history.length - 1; index >= 0; index--) {
    const event = history[index];
    if (event?.type === "phony-returned") off[event.play] = true;
    if (event?.type === "played" && !off[index]) words.push(...event.words);
  }
  return given;
}
