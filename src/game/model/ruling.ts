import type { Pile } from "../../tiles/pile.ts";
import type { Decision, PlayerIndex } from "./event.ts";

/** What only the table, the director or the server may say. Never take one from a client. */
export type Ruling =
  | {
      readonly type: "adjust";
      readonly player: PlayerIndex;
      /** Added to the score: an integer from -1,000,000 to 1,000,000. */
      readonly points: number;
      readonly reason: "time" | "penalty" | "correction" | "as-recorded";
      readonly note?: string | undefined;
    }
  /** Reports what a rack holds, at a real table. */
  | { readonly type: "tell-rack"; readonly player: PlayerIndex; readonly rack: Pile }
  /** Returns the tiles beyond a full rack to the bag, at a real table. */
  | { readonly type: "return-excess"; readonly player: PlayerIndex; readonly tiles: Pile }
  /** Makes it this player's turn. */
  | { readonly type: "set-turn"; readonly player: PlayerIndex }
  /** Ends the game as `endGame` does. */
  | { readonly type: "end"; readonly reason: "agreed" | "time" }
  /** Decides the game, whatever the scores are. After the end it changes the result. The last one counts. */
  | ({
      readonly type: "decide";
      /** As in `Decision`: integers from -1,000,000 to 1,000,000, one for each seat. An aborted game has none. */
      readonly spreads?: readonly number[] | null | undefined;
      readonly note?: string | undefined;
    } & Pick<Decision, "reason" | "winners">);
