import type { GameEvent } from "../../game/model/event.ts";
import type { GameState } from "../../game/model/state.ts";

/** The last turn anybody took, a play that came off being one too; `null` before the first. */
export function lastTurnOf({ history }: GameState): Exclude<GameEvent, { readonly player: null }> | null {
  for (let index = history.length - 1; index >= 0; index--) {
    const event = history[index] as GameEvent;
    if (event.player !== null && turns.has(event.type)) return event;
  }
  return null;
}

const turns: ReadonlySet<GameEvent["type"]> = new Set(["played", "exchanged", "passed", "phony-returned"]);
