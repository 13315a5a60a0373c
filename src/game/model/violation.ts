import type { At, PlayViolations } from "../../play/violation.ts";
import type { Tagged } from "../../read/tagged.ts";
import type { PlayerIndex } from "./event.ts";
import type { Move } from "./move.ts";
import type { Ruling } from "./ruling.ts";

/**
 * The codes of the violations of a move, a ruling or an end, each with its details. docs/errors.md has an example of
 * each.
 *
 * `game-over`, `unknown-player`, `stale`, `not-your-turn`, `player-needed` and `history-full` are always reported
 * alone: nothing else is checked in that case.
 */
export interface MoveViolations extends PlayViolations {
  /** It is player `turn`'s turn, or nobody's if `turn` is `null`. */
  readonly "not-your-turn": At & { readonly turn: PlayerIndex | null };
  /** The game is over. */
  readonly "game-over": At;
  /**
   * The game is not in the state the sender expected: they had seen `at` events, and there are now `now`. If the
   * numbers are equal, the events differ.
   */
  readonly stale: At & { readonly at: number; readonly now: number };
  /** The move, ruling or end is not possible now, or is never possible under these rules. */
  readonly "not-allowed": At & { readonly move: Move["type"] | Exclude<Ruling["type"], "decide"> | "end" };
  /** `by` is not a seat in this game. `found` describes it; seats are 0 to `players - 1`. */
  readonly "unknown-player": At & { readonly found: string; readonly players: number };
  /** Several players could make this move: pass the player's seat as `by`. */
  readonly "player-needed": At;
  /**
   * The game has almost as many events as can be saved: 9,900 or more, including turns still to be missed. The only
   * moves left are those that end it: players can still accept a play or resign, and `endGame` still works.
   */
  readonly "history-full": At;
  /**
   * A score would be beyond 1,000,000,000,000,000, or the points of one event beyond 100,000,000,000, above or below
   * zero. Such numbers could not be represented exactly.
   */
  readonly "score-too-large": At;
  /** The update was made for another viewer. */
  readonly "wrong-viewer": At;
  /** An exchange requires `needed` tiles in the bag, which has only `bag`. */
  readonly "bag-too-small": At & { readonly needed: number; readonly bag: number };
  /** The player has already made `limit` exchanges in this game and may not make any more. */
  readonly "too-many-exchanges": At & { readonly limit: number };
  /** The player announced `claimed` points, but the play scores `points`. */
  readonly "wrong-points": At & { readonly claimed: number; readonly points: number };
  /** No play can be challenged now, or its words have already been ruled on. */
  readonly "nothing-to-challenge": At;
  /** Players cannot challenge or accept their own play. */
  readonly "own-play": At;
  /** The challenged play has no word with the index `word`. */
  readonly "no-such-word": At & { readonly word: number };
  /** There is no blank on this square, or the tile of its letter is not on the rack. */
  readonly "blank-mismatch": At;
  /**
   * At least one player still has a play, so the game cannot end for lack of plays. The violation does not say which
   * player, because racks are hidden.
   */
  readonly "plays-remain": At;
  /** The rack has `held` tiles, but only `limit` are allowed. The extra tiles must be returned before a play. */
  readonly "rack-too-full": At & { readonly held: number; readonly limit: number };
  /** The racks of these players must be known first. */
  readonly "rack-unknown": At & { readonly players: readonly PlayerIndex[] };
}

/**
 * One violation of a move, a ruling or an end. Its `code` identifies the violation and determines which details it has.
 */
export type Violation = Tagged<MoveViolations>;
