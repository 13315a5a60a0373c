import type { Tile } from "../../tiles/tile.ts";
import type { GameEvent, PlayerIndex } from "./event.ts";
import type { Table } from "./state.ts";

/** What one player may see: everything public, and their own rack. */
export interface PlayerView extends Table {
  readonly kind: "view";
  /** The seat whose view it is. */
  readonly viewer: PlayerIndex;
  /** The viewer's tiles, as far as they are known. */
  readonly rack: readonly Tile[];
}

/** What anybody may see: everything public, and no rack. */
export interface SpectatorView extends Table {
  readonly kind: "view";
  readonly viewer: null;
  readonly rack: null;
}

/** What a player or a spectator may see of a game. Safe to send to that viewer. */
export type GameView = PlayerView | SpectatorView;

/**
 * What happened since a viewer last looked, as that viewer may see it: this is what a server sends. `updateView` adds
 * it to the view.
 */
export interface ViewUpdate {
  readonly kind: "update";
  /** Whom it is for; `null` for spectators. */
  readonly viewer: PlayerIndex | null;
  /** The index of the first of its events in the history. */
  readonly from: number;
  readonly events: readonly GameEvent[];
  /** The digest of the view that it was made for. Left out if only a length was known of that. */
  readonly before?: string;
  /** The digest of the view that it makes. */
  readonly after: string;
}
