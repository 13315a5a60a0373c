import type { Square } from "../board/square.ts";
import type { BoardTile, Letter } from "../tiles/tile.ts";

/** One tile to lay on one square, as you pass it. */
export interface Placement extends Square {
  /**
   * A letter of the tile set. `null` is a blank that has no letter yet, for instance while it is dragged; a play with
   * it is never legal.
   */
  readonly letter: Letter | null;
  /** Whether the tile is a blank, which stands for `letter`. Left out: a natural tile, unless `letter` is `null`. */
  readonly blank?: boolean | undefined;
}

/** One tile laid on one square, as functions return it: with every field. */
export interface Placed extends Square, BoardTile {}
