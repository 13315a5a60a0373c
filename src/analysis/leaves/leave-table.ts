import type { Tile } from "../../tiles/tile.ts";

/** The most kinds of tiles, and the most lists of a table. */
export const mostKinds = 64;
export const mostLists = 4;

/**
 * What one number of a table may be at most, and as much below 0: 5,000 points. So what a leave is worth, the sum of up
 * to 2,516 of them, is a number of 32 bits.
 */
export const mostHundredths = 500_000;

/** The most rounds of a table, and the most characters of a name or a seed. */
export const mostRounds = 100;
export const mostText = 1000;

/**
 * The values of tiles kept on the rack, as plain data: one number for each single tile, each pair and so on. A leave is
 * worth the sum of the values of everything it contains: AAB contains A, B, AA, AB and AAB, each once.
 *
 * The table is small, because most synergies and clashes between tiles show up in pairs and triples. It applies to
 * leaves of any size.
 */
export interface LeaveTable {
  readonly kind: "leaves";
  /** The version of this format. */
  readonly version: 1;
  /** The kinds of tiles, from 1 to 64, in the table's own order: letters, and `?` for the blank. */
  readonly tiles: readonly Tile[];
  /**
   * The values, in hundredths of a point: integers from -500,000 to 500,000, in at most four lists. The first list is
   * for single tiles in the order of `tiles`, the second for pairs, and so on. The tiles of a pair are also in the
   * order of `tiles`. Pairs are sorted by their first tile, then by their second: AA, AB, AC, BB, BC, CC. Each list is
   * complete, including combinations that the tile set does not allow.
   */
  readonly values: readonly (readonly number[])[];
  /** The rounds in which the table was learned; `null` if unknown. */
  readonly made: readonly LearnedRound[] | null;
}

/**
 * A round of games from which a table was learned: plays in the first round were chosen by points alone, and those in
 * each later round with the table from the previous round. Repeating the rounds with the same words produces the same
 * table.
 */
export interface LearnedRound {
  /** The ruleset's id; `variants` has the names of its variants. */
  readonly ruleset: string;
  readonly variants: readonly string[];
  /** The number of words in the word graph. */
  readonly words: number;
  readonly seed: string;
  /** The number of games played. */
  readonly games: number;
}
