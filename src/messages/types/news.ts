import type { DecisionReason, EndReason, EventOf, GameEvent } from "../../game/model/event.ts";
import type { SaidCost } from "./cost.ts";
import type { Sentence } from "./sentence.ts";

/**
 * An event with the name of its player; an empty text if it is nobody's. `you`: whether the player is the reader, who
 * is addressed as such.
 */
export type SaidEvent<T extends GameEvent["type"]> = Omit<EventOf<T>, "player"> & {
  readonly player: string;
  readonly you: boolean;
};

/**
 * What is said when a move has been made: for each type of event what happened. An empty text says nothing. `turn`,
 * `waiting` and `over` say how the game stands.
 */
export type NewsSentences = {
  readonly [T in Exclude<GameEvent["type"], "decided" | "challenged">]: Sentence<SaidEvent<T>, "adjustments">;
} & {
  /** A challenge. If it failed, what that costs besides points, which an `adjusted` event says: a turn, time. */
  readonly challenged: Sentence<SaidEvent<"challenged"> & SaidCost>;
  /** What a ruling says besides who has won: what the game counts as, and the note. Empty if it says no more. */
  readonly decided: Sentence<{ readonly ruling: string }>;
  /** Whose turn it is. `you`: whether it is the reader's. */
  readonly turn: Sentence<{ readonly player: string; readonly you: boolean }>;
  /**
   * The last play can still be challenged. `players`: who may do so, and has not accepted it yet; `you`: whether the
   * reader is one of them.
   */
  readonly waiting: Sentence<{ readonly players: readonly string[]; readonly you: boolean }>;
  /**
   * The game is over. `winners`: the names of those who have won; none if nobody has. `you`: whether the reader has
   * won, who is not in this list then.
   */
  readonly over: Sentence<
    { readonly reason: EndReason | DecisionReason; readonly winners: readonly string[]; readonly you: boolean },
    "ends"
  >;
};
