import type { At, PlayViolations, Tagged } from "../../play/violation.ts";
import type { PlayerIndex } from "./event.ts";
import type { Move } from "./move.ts";
import type { Ruling } from "./ruling.ts";

/**
 * What can be wrong with a move, a ruling or an end: the codes, each with its details. docs/errors.md has an example of
 * each.
 *
 * `game-over`, `unknown-player`, `stale`, `not-your-turn`, `player-needed` and `history-full` come alone: nothing else
 * is looked at then.
 */
export interface MoveViolations extends PlayViolations {
  /** It is the turn of player `turn`, or nobody's if that is `null`. */
  readonly "not-your-turn": At & { readonly turn: PlayerIndex | null };
  /** The game is over. */
  readonly "game-over": At;
  /**
   * The game is not where the sender thought: they had seen `at` events, and there are `now`. If the numbers are equal,
   * the events are others.
   */
  readonly stale: At & { readonly at: number; readonly now: number };
  /** The move, ruling or end is not possible now, or not at all under these rules. */
  readonly "not-allowed": At & { readonly move: Move["type"] | Exclude<Ruling["type"], "decide"> | "end" };
  /** `by` is not a seat of this game. `found` describes it; seats are 0 to `players - 1`. */
  readonly "unknown-player": At & { readonly found: string; readonly players: number };
  /** Several players could make this move: say who does with `by`. */
  readonly "player-needed": At;
  /**
   * The game has about as many events as can be saved: 9,900 or more, turns owed included. It can only be ended:
   * players can still accept a play and resign, and `endGame` ends it.
   */
  readonly "history-full": At;
  /**
   * A score would be beyond 1,000,000,000,000,000, or the points of one event beyond 100,000,000,000, above or below
   * zero. They would not be counted exactly.
   */
  readonly "score-too-large": At;
  /** The update was made for another viewer. */
  readonly "wrong-viewer": At;
  /** An exchange needs `needed` tiles in the bag, which holds `bag`. */
  readonly "bag-too-small": At & { readonly needed: number; readonly bag: number };
  /** The player has made `limit` exchanges in this game, and may not make more. */
  readonly "too-many-exchanges": At & { readonly limit: number };
  /** The player announced `claimed` points, but the play scores `points`. */
  readonly "wrong-points": At & { readonly claimed: number; readonly points: number };
  /** There is no play that can be challenged now, or its words have been ruled on. */
  readonly "nothing-to-challenge": At;
  /** Players cannot challenge or accept their own play. */
  readonly "own-play": At;
  /** The challenged play has no word with the index `word`. */
  readonly "no-such-word": At & { readonly word: number };
  /** There is no blank on this square, or the rack does not have the tile of its letter. */
  readonly "blank-mismatch": At;
  /** Somebody still has a play, so the game is not over for want of plays. It does not say who: racks are hidden. */
  readonly "plays-remain": At;
  /** The rack holds `held` tiles, and only `limit` are allowed. The excess must go back before a play. */
  readonly "rack-too-full": At & { readonly held: number; readonly limit: number };
  /** The racks of these players must be known first. */
  readonly "rack-unknown": At & { readonly players: readonly PlayerIndex[] };
}

/** One violation of a move, a ruling or an end. Its `code` says which, and which details it has. */
export type Violation = Tagged<MoveViolations>;
