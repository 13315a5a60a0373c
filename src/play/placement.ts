import type { Square } from "../board/square.ts";
import type { BoardTile, Letter } from "../tiles/tile.ts";

/** One tile to lay on one square, as you pass it. */
export interface Placement extends Square {
  /**
   * A letter of the tile set. `null` means a blank that has no letter yet, for instance while it is being dragged; a
   * play with such a blank is never legal.
   */
  readonly letter: Letter | null;
  /**
   * Whether the tile is a blank that represents `letter`. If this is omitted, the tile is a natural tile, unless
   * `letter` is `null`.
   */
  readonly blank?: boolean | undefined;
}

/** One tile laid on one square, as returned by functions, with all fields present. */
export interface Placed extends Square, BoardTile {}
