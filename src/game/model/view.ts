import type { Tile } from "../../tiles/tile.ts";
import type { GameEvent, PlayerIndex } from "./event.ts";
import type { Table } from "./state.ts";

/** A player's view: everything public, and their own rack. */
export interface PlayerView extends Table {
  readonly kind: "view";
  /** The viewer's seat. */
  readonly viewer: PlayerIndex;
  /** The viewer's tiles, as far as they are known. */
  readonly rack: readonly Tile[];
}

/** A spectator's view: everything public, but no racks. */
export interface SpectatorView extends Table {
  readonly kind: "view";
  readonly viewer: null;
  readonly rack: null;
}

/** A player's or spectator's view of a game, which is safe to send to that viewer. */
export type GameView = PlayerView | SpectatorView;

/**
 * The events since a viewer's last view or update, as that viewer may see them. A server sends updates, and
 * `updateView` adds them to the view.
 */
export interface ViewUpdate {
  readonly kind: "update";
  /** The seat of the viewer it is for, or `null` for spectators. */
  readonly viewer: PlayerIndex | null;
  /** The index of the update's first event in the history. */
  readonly from: number;
  readonly events: readonly GameEvent[];
  /**
   * The digest of the view that the update was made for. Omitted if only the length of that view's history was known.
   */
  readonly before?: string;
  /** The digest of the resulting view. */
  readonly after: string;
}
