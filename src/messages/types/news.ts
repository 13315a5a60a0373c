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
  /** What a ruling says besides who has won: `Ann -50, Ben +50 (article 6)`. Empty if it says no more. */
  readonly decided: Sentence<{ readonly ruling: string }>;
  /** Whose turn it is. `you`: whether it is the reader's. */
  readonly turn: Sentence<{ readonly player: string; readonly you: boolean }>;
  /**
   * The last play can still be challenged. `players`: who may do so, and has not accepted it yet; `you`: whether the
   * reader is one of them.
   */
  readonly waiting: Sentence<{ readonly players: readonly string[]; readonly you: boolean }>;
  /** The game is over. */
  readonly over: Sentence<SaidEnd, "ends">;
};

/** How a game has ended. */
export interface SaidEnd {
  readonly reason: EndReason | DecisionReason;
  /** The names of the winners; none if nobody has won. Without the reader, if `you`. */
  readonly winners: readonly string[];
  /** Whether the reader has won. */
  readonly you: boolean;
  /** The player who went out, if that ended the game. `won`: whether this player is one of the winners. */
  readonly wentOut: { readonly player: string; readonly you: boolean; readonly won: boolean } | null;
  /**
   * The final score in figures: `413–389`, or `Ann 413, Ben 389, Cas 12` where two figures cannot say it. Empty if
   * nobody has won or nobody has scored.
   */
  readonly score: string;
  /** The names with their scores in that case, the highest first. Otherwise empty. */
  readonly scores: readonly string[];
}
