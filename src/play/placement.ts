import type { Square } from "../board/square.ts";
import type { BoardTile, Letter } from "../tiles/tile.ts";

/**
 * One tile laid, as it goes in. `blank: true` says that the tile is a blank standing for `letter`; `letter: null` is a
 * blank not named yet, as while a tile is dragged: never a legal play.
 */
export interface Placement extends Square {
  readonly letter: Letter | null;
  readonly blank?: boolean | undefined;
}

/** One tile laid, as it comes out: complete. */
export interface Placed extends Square, BoardTile {}
