import type { Tile } from "./tile.ts";

/**
 * Tiles of which some may be unknown: a rack, the bag, a draw, a return.
 *
 * `tiles` are those known to whoever holds the data, in the tile set's order with the blank last; `hidden` counts the
 * rest. A dealt game has `hidden: 0` everywhere, a view hides what the viewer may not see, a game on a real table knows
 * what it was told.
 */
export interface Pile {
  readonly tiles: readonly Tile[];
  readonly hidden: number;
}
