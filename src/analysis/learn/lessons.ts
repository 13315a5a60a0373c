import type { Tile } from "../../tiles/tile.ts";
import type { LearnedRound } from "../leaves/leave-table.ts";

/**
 * What games have taught about leaves, as plain data: sums of whole numbers, so that parts can be merged in any order
 * and make the same table.
 */
export interface Lessons {
  readonly kind: "lessons";
  /** The version of this format. */
  readonly version: 1;
  /** The ruleset: its name, and the names of its variants. */
  readonly ruleset: string;
  readonly variants: readonly string[];
  /** How many words the word graph had. */
  readonly words: number;
  readonly seed: string;
  /**
   * How the table was made by which the games were played: no rounds if they were played by points alone, `null` if the
   * table does not say.
   */
  readonly before: readonly LearnedRound[] | null;
  /** The games that were played, in ascending order: from the first number up to the second, which is left out. */
  readonly games: readonly (readonly [from: number, to: number])[];
  /** The kinds of tiles: the letters in the tile set's order, then the blank. */
  readonly tiles: readonly Tile[];
  /** Of all racks: how many, and the sums of what they were worth, in hundredths of a point, and of its square. */
  readonly racks: { readonly count: number; readonly sum: number; readonly squares: number };
  /** The same of the racks that hold one tile, a pair and so on, in the order of the lists of a `LeaveTable`. */
  readonly counts: readonly (readonly number[])[];
  readonly sums: readonly (readonly number[])[];
}
