import type { Tagged } from "../read/tagged.ts";
import type { Tile } from "../tiles/tile.ts";
import type { At, PlayViolations } from "./violation.ts";

/**
 * The codes of the faults in a board, or in a change from one board to another, each with its details.
 * `describeFinding` in `tilewright/messages` describes each in a sentence.
 */
export interface BoardFindings
  extends Pick<PlayViolations, "malformed" | "unknown-letter" | "not-in-line" | "gap" | "on-hole"> {
  /**
   * The board has `found` copies of a tile, but the tile set has only `most`. `squares`: the squares of all the copies.
   */
  readonly "tile-excess": At & { readonly tile: Tile; readonly most: number; readonly found: number };
  /** Only one tile is on the board. The first play of a game needs at least `needed` tiles. */
  readonly "too-few-tiles": At & { readonly needed: number };
  /** There are tiles on the board, but none of them is on a start square. `squares`: the start squares. */
  readonly "start-not-covered": At;
  /**
   * Some tiles are not connected to the main group. `squares`: the squares of those tiles. Each separate group is a
   * finding of its own. The main group is the one that reaches a start square; if there are several, it is the largest,
   * and among equally large groups the first.
   */
  readonly "not-connected": At;
  /**
   * `word` appears on the board more than once, and the rules forbid that. `squares`: the squares of the repeated word.
   */
  readonly "word-repeated": At & { readonly word: string };
  /** No tile has been added to the board. */
  readonly "no-tiles": At;
  /**
   * A tile on the board has been replaced with a different one. A blank and the letter it represents are different
   * tiles.
   */
  readonly "tile-changed": At;
  /** A tile has been removed from the board. */
  readonly "tile-gone": At;
}

/** One fault in a board or in a change to it. Its `code` identifies the fault and determines which details it has. */
export type BoardFinding = Tagged<BoardFindings>;
