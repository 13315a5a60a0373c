import type { GameEvent } from "../game/model/event.ts";
import { join } from "../read/describe.ts";
import type { Reader } from "../read/reader.ts";
import { readEach } from "../read/shape.ts";
import { caps } from "./caps.ts";
import type { ReadContext } from "./context.ts";
import { readEvent } from "./events.ts";

/** Reads a history: a list of events, which may refer to earlier ones. */
export function readHistory(context: ReadContext, value: unknown, path: string): readonly GameEvent[] | null {
  const history = readEach(context, value, path, caps.events + caps.lastEvents, readEvent);
  history?.forEach((_, i) => {
    checkReferences(context.reader, history, i, join(path, i));
  });
  return history;
}

/** Reports a problem unless `history[index]` is of type `type` and comes before event `now`. */
export function checkReference(
  reader: Reader,
  history: readonly GameEvent[],
  index: number,
  type: GameEvent["type"],
  path: string,
  now: number = history.length,
): void {
  if (index >= now || history[index]?.type !== type)
    reader.fail("reference", path, `the index of an earlier event of type ${type}`, index);
}

function checkReferences(reader: Reader, history: readonly GameEvent[], i: number, path: string): void {
  const event = history[i] as GameEvent;
  if (event.type === "turn-lost")
    checkReference(reader, history, event.challenge, "challenged", join(path, "challenge"), i);
  if (event.type === "challenged" || event.type === "phony-returned")
    checkReference(reader, history, event.play, "played", join(path, "play"), i);
  if (event.type === "challenged") checkWords(reader, history[event.play], event.words, join(path, "words"));
}

function checkWords(reader: Reader, play: GameEvent | undefined, words: readonly number[], path: string): void {
  if (play?.type !== "played") return;
  words.forEach((word, i) => {
    if (word >= play.words.length)
      reader.fail("reference", join(path, i), `the index of one of ${play.words.length} words`, word);
  });
}
