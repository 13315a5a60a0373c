import type { Tile } from "../tiles/tile.ts";
import type { At, PlayViolations, Tagged } from "./violation.ts";

/**
 * What can be wrong with a board, or with a change from one board to another: the codes, each with its details.
 * `describeFinding` of `tilewright/messages` says them in a sentence.
 */
export interface BoardFindings
  extends Pick<PlayViolations, "malformed" | "unknown-letter" | "not-in-line" | "gap" | "on-hole"> {
  /** There are `found` of a tile; the tile set has `most`. `squares`: where they all lie. */
  readonly "tile-excess": At & { readonly tile: Tile; readonly most: number; readonly found: number };
  /** A single tile lies on the board. The first play of a game needs at least `needed`. */
  readonly "too-few-tiles": At & { readonly needed: number };
  /** Tiles lie on the board, and none of them on a start square. `squares`: the start squares. */
  readonly "start-not-covered": At;
  /**
   * Tiles that no other tiles join to the rest. `squares`: where they lie. Each such group is a finding of its own. The
   * rest are the tiles that reach a start square; of several groups the largest, of equally large ones the first.
   */
  readonly "not-connected": At;
  /** `word` stands on the board for the second time or more, and the rules forbid that. `squares`: where it does. */
  readonly "word-repeated": At & { readonly word: string };
  /** No tile has been added to the board. */
  readonly "no-tiles": At;
  /** Where a tile lay, another one lies now; a blank is another tile than the letter it stands for. */
  readonly "tile-changed": At;
  /** Where a tile lay, none lies now. */
  readonly "tile-gone": At;
}

/** One thing that is wrong with a board or a change of it. Its `code` says which, and which details it has. */
export type BoardFinding = Tagged<BoardFindings>;
