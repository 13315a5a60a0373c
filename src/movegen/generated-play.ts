import type { PlayMove } from "../game/model/move.ts";
import type { PlayerView } from "../game/model/view.ts";
import type { Placed } from "../play/placement.ts";
import type { Position } from "../play/position.ts";
import type { Tile } from "../tiles/tile.ts";

/**
 * What plays can be generated for: a position with the rack to play from, or a player's view of a game. A view is
 * searched with the viewer's own rack, which it holds.
 */
export type RackedPosition = (Position & { readonly rack: readonly Tile[] }) | PlayerView;

/**
 * A legal play. It is a `PlayMove`, so you can pass it to `applyMove` as it is. `scoreMove` returns the breakdown of
 * its points.
 *
 * Placements and leaves are frozen, because plays share them.
 */
export interface GeneratedPlay extends PlayMove {
  /** The tiles laid, in reading order. */
  readonly placements: readonly Placed[];
  readonly points: number;
  /** The tiles that stay on the rack, in the tile set's order with the blanks last. */
  readonly leave: readonly Tile[];
}
