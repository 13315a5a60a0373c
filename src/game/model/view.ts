import type { Tile } from "../../tiles/tile.ts";
import type { GameEvent, PlayerIndex } from "./event.ts";
import type { Table } from "./state.ts";

/** What one seat may see: everything public, and the own rack. */
export interface PlayerView extends Table {
  readonly kind: "view";
  readonly viewer: PlayerIndex;
  readonly rack: readonly Tile[];
}

/** What anybody may see. */
export interface SpectatorView extends Table {
  readonly kind: "view";
  readonly viewer: null;
  readonly rack: null;
}

/** A view of a game: safe to send to its viewer. */
export type GameView = PlayerView | SpectatorView;

/** What happened since event `from`, as this viewer may see it: the thing to send down a socket. */
export interface ViewUpdate {
  readonly kind: "update";
  readonly viewer: PlayerIndex | null;
  readonly from: number;
  readonly events: readonly GameEvent[];
}
