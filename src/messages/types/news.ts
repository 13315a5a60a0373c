import type { DecisionReason, EndReason, EventOf, GameEvent } from "../../game/model/event.ts";
import type { Words } from "./words.ts";

/**
 * What is said when a move has been made: for each type of event what happened, given the name of the player. An empty
 * text says nothing. `turn`, `waiting` and `over` say how the game stands.
 */
export type NewsSentences = {
  readonly [T in GameEvent["type"]]: (event: EventOf<T>, player: string, words: Words) => string;
} & {
  /** Whose turn it is. `you`: whether it is the viewer's. */
  readonly turn: (turn: { readonly player: string; readonly you: boolean }) => string;
  /**
   * The last play can still be challenged. `players`: who may do so, and has not accepted it yet; `you`: whether the
   * viewer is one of them.
   */
  readonly waiting: (waiting: { readonly players: readonly string[]; readonly you: boolean }) => string;
  /** The game is over. `winners`: the names of those who have won; none if nobody has. */
  readonly over: (
    end: { readonly reason: EndReason | DecisionReason; readonly winners: readonly string[] },
    words: Words,
  ) => string;
};
