import type { Pile } from "../../tiles/pile.ts";
import type { PlayerIndex } from "./event.ts";

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
  | { readonly type: "set-turn"; readonly player: PlayerIndex };
