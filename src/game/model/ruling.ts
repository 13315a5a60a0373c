import type { Pile } from "../../tiles/pile.ts";
import type { Decision, PlayerIndex, RuledReason } from "./event.ts";

/** A ruling, which only the table, the director or the server may make. Never accept a ruling from a client. */
export type Ruling =
  | {
      readonly type: "adjust";
      readonly player: PlayerIndex;
      /** The points added to the score: an integer from -1,000,000 to 1,000,000. */
      readonly points: number;
      readonly reason: RuledReason;
      readonly note?: string | undefined;
    }
  /** Reports the tiles on a rack, at a real table. */
  | { readonly type: "tell-rack"; readonly player: PlayerIndex; readonly rack: Pile }
  /** Returns the excess tiles on a rack to the bag, at a real table. */
  | { readonly type: "return-excess"; readonly player: PlayerIndex; readonly tiles: Pile }
  /** Makes it this player's turn. */
  | { readonly type: "set-turn"; readonly player: PlayerIndex }
  /** Ends the game as `endGame` does. */
  | { readonly type: "end"; readonly reason: "agreed" | "time" }
  /**
   * Decides the game regardless of the scores. After the end of the game, it changes the result. If there are several,
   * the last one counts.
   */
  | ({
      readonly type: "decide";
      /**
       * The same as in `Decision`: integers from -1,000,000 to 1,000,000, one for each seat. An aborted game has no
       * spreads.
       */
      readonly spreads?: readonly number[] | null | undefined;
      readonly note?: string | undefined;
    } & Pick<Decision, "reason" | "winners">);
