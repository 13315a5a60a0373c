import type { GameEvent, PlayedEvent } from "../game/model/event.ts";
import type { GcgGame } from "../notation/gcg/gcg-game.ts";

/** The indexes of the plays of a history that came off again. */
export function playsTakenOff(history: readonly GameEvent[]): ReadonlySet<number> {
  return new Set(history.flatMap((event) => (event.type === "phony-returned" ? [event.play] : [])));
}

/** The plays of a history that did not come off. Whatever is counted of plays is counted of these. */
export function playsThatStand(
  history: readonly GameEvent[],
): readonly { readonly event: PlayedEvent; readonly index: number }[] {
  const off = playsTakenOff(history);
  return history.flatMap((event, index) => (event.type === "played" && !off.has(index) ? [{ event, index }] : []));
}

/** Says of the index of an event whether its play is in doubt. The best plays are not sought among these. */
export function playsInDoubt({ record = [], lines }: GcgGame): (event: number) => boolean {
  const doubtful = new Set(record.flatMap(({ line, inDoubt }) => (inDoubt ? [line] : [])));
  return (event) => doubtful.has(lines[event] ?? 0);
}
