import type { Tile } from "../../tiles/tile.ts";
import type { LearnedRound } from "../leaves/leave-table.ts";

/**
 * Data about leaves learned from games. It is plain data: sums of integers, so that parts can be merged in any order
 * and produce the same table.
 */
export interface Lessons {
  readonly kind: "lessons";
  /** The version of this format. */
  readonly version: 1;
  /** The ruleset's id; `variants` has the names of its variants. */
  readonly ruleset: string;
  readonly variants: readonly string[];
  /** The number of words in the word graph. */
  readonly words: number;
  readonly seed: string;
  /**
   * How the table used to choose plays was made: no rounds if plays were chosen by points alone, `null` if the table
   * does not say.
   */
  readonly before: readonly LearnedRound[] | null;
  /**
   * The ranges of games played, in ascending order, each from the first number (inclusive) to the second (exclusive).
   */
  readonly games: readonly (readonly [from: number, to: number])[];
  /** The kinds of tiles: the letters in the tile set's order, then the blank. */
  readonly tiles: readonly Tile[];
  /**
   * Totals for all racks: their number, the sum of their values in hundredths of a point, and the sum of the squares of
   * these values.
   */
  readonly racks: { readonly count: number; readonly sum: number; readonly squares: number };
  /**
   * The corresponding totals for the racks that contain each tile, each pair and so on, in the order of a
   * `LeaveTable`'s lists.
   */
  readonly counts: readonly (readonly number[])[];
  readonly sums: readonly (readonly number[])[];
}
