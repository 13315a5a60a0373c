import type { Pile } from "../../tiles/pile.ts";
import type { DecisionReason, PlayerIndex } from "./event.ts";

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
  /** Ends the game as `endGame` does, for instance because the clock stops it. All racks that count must be known. */
  | { readonly type: "end"; readonly reason: "agreed" | "time" }
  /** Decides the game, whatever the scores are. After the end it changes the result; the last one counts. */
  | {
      readonly type: "decide";
      readonly reason: DecisionReason;
      /** The seats of those who have won, each once. Empty if everybody has lost; of an aborted game it must be. */
      readonly winners: readonly PlayerIndex[];
      /**
       * By seat, the points by which the game counts as won or lost: integers from -1,000,000 to 1,000,000. Left out,
       * or `null`: as the scores stand. An aborted game has none.
       */
      readonly spreads?: readonly number[] | null | undefined;
      readonly note?: string | undefined;
    };
