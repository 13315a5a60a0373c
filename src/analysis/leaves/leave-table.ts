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
 * What tiles kept on the rack are worth, as plain data: numbers for single tiles, pairs and so on. A leave is worth the
 * sum of all that it contains: AAB has A, B, AA, AB and AAB, each once.
 *
 * Such a table is small, because tiles that go well or badly together do so in twos and threes. It holds for leaves of
 * any size.
 */
export interface LeaveTable {
  readonly kind: "leaves";
  /** The version of this format. */
  readonly version: 1;
  /** The kinds of tiles, in an order of the table's own: letters, and `?` for the blank. 1 to 64. */
  readonly tiles: readonly Tile[];
  /**
   * Whole numbers from -500,000 to 500,000, in hundredths of a point. The first list is for single tiles in the order
   * of `tiles`, the second for pairs, and so on: at most four lists. Tiles of a pair stand in the order of `tiles`,
   * too. Pairs are sorted by their first tile, then by their second: AA, AB, AC, BB, BC, CC. Each list has all of them,
   * also those that no game has tiles for.
   */
  readonly values: readonly (readonly number[])[];
  /** How it was made: the rounds in which it was learned. `null` if nobody has said. */
  readonly made: readonly LearnedRound[] | null;
}

/**
 * A round of games that a table was learned from: the first was played by points alone, each of the others by the table
 * that came before. Whoever repeats them with the same words gets the same table.
 */
export interface LearnedRound {
  /** The ruleset: its name, and the names of its variants. */
  readonly ruleset: string;
  readonly variants: readonly string[];
  /** How many words the word graph had. */
  readonly words: number;
  readonly seed: string;
  /** How many games were played. */
  readonly games: number;
}
