import type { Pile } from "../../tiles/pile.ts";
import type { PlayerIndex } from "./event.ts";

/** What only the table, the director or the server says. Never parsed from a client. */
export type Ruling =
  | {
      readonly type: "adjust";
      readonly player: PlayerIndex;
      readonly points: number;
      readonly reason: "time" | "penalty" | "correction" | "as-recorded";
      readonly note?: string | undefined;
    }
  | { readonly type: "tell-rack"; readonly player: PlayerIndex; readonly rack: Pile }
  | { readonly type: "return-excess"; readonly player: PlayerIndex; readonly tiles: Pile }
  | { readonly type: "set-turn"; readonly player: PlayerIndex };
