import type { GameEvent } from "../../game/model/event.ts";
import { join } from "../../read/describe.ts";
import type { Reader } from "../../read/reader.ts";
import { caps } from "./caps.ts";
import { event } from "./events.ts";
import type { Field } from "./shape.ts";

/** A list of events, which may refer to earlier ones. */
export const historyField: Field<readonly GameEvent[]> = {
  list: caps.events + caps.lastEvents,
  of: event,
  check({ reader }, history, path) {
    history.forEach((_, i) => {
      checkReferences(reader, history, i, join(path, i));
    });
  },
};

/**
 * Reports a problem unless `history[index]` is of type `type` and comes before event `now`.
 *
 * @param from - How many events come before `history`. What they are is not known.
 */
export function checkReference(
  reader: Reader,
  history: readonly GameEvent[],
  index: number,
  type: GameEvent["type"],
  path: string,
  now: number = history.length,
  from = 0,
): void {
  if (index >= from + now || (index >= from && history[index - from]?.type !== type))
    reader.fail("reference", path, { to: "event", type }, index);
}

/**
 * Reports what event `i` of a history says of others, if they are not there. Before it come `from` unknown events. Also
 * reports more words than a play can form, one for each of its tiles and one more: they would make a short history take
 * long.
 */
export function checkReferences(
  reader: Reader,
  history: readonly GameEvent[],
  i: number,
  path: string,
  from = 0,
): void {
  const event = history[i] as GameEvent;
  const check = (index: number, type: GameEvent["type"], key: string): void =>
    checkReference(reader, history, index, type, join(path, key), i, from);
  if (event.type === "turn-lost") check(event.challenge, "challenged", "challenge");
  if (event.type === "challenged" || event.type === "phony-returned") check(event.play, "played", "play");
  if (event.type === "played" && event.words.length > event.placements.length + 1)
    reader.fail(
      "too-large",
      join(path, "words"),
      { of: "words", most: event.placements.length + 1 },
      event.words.length,
    );
  if (event.type === "challenged") checkWords(reader, history[event.play - from], event.words, join(path, "words"));
}

function checkWords(reader: Reader, play: GameEvent | undefined, words: readonly number[], path: string): void {
  if (play?.type !== "played") return;
  words.forEach((word, i) => {
    if (word >= play.words.length)
      reader.fail("reference", join(path, i), { to: "word", words: play.words.length }, word);
  });
}
