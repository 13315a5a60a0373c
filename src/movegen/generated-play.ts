import type { PlayMove } from "../game/model/move.ts";
import type { PlayerView } from "../game/model/view.ts";
import type { Placed } from "../play/placement.ts";
import type { Position } from "../play/position.ts";
import type { Tile } from "../tiles/tile.ts";

/**
 * A position that plays can be generated for: a position with a rack, or a player's view of a game. For a view, plays
 * are generated from the viewer's own rack.
 */
export type RackedPosition = (Position & { readonly rack: readonly Tile[] }) | PlayerView;

/**
 * A legal play. It is a `PlayMove`, so you can pass it directly to `applyMove`. `scoreMove` returns a breakdown of its
 * points.
 *
 * Placements and leaves are frozen, because they are shared between plays.
 */
export interface GeneratedPlay extends PlayMove {
  /** The tiles placed, in reading order. */
  readonly placements: readonly Placed[];
  readonly points: number;
  /** The tiles left on the rack, in the tile set's order, with blanks last. */
  readonly leave: readonly Tile[];
}
