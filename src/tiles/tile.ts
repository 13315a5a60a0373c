/** A letter as the tile set spells it: `"A"`, `"Ñ"`, `"CH"`. One tile carries one letter, of one or more characters. */
export type Letter = string;

/** What lies on a rack or in the bag: a letter, or {@link BLANK}. */
export type Tile = Letter;

/** The blank tile on a rack, in the bag, in an exchange. On the board it is a {@link BoardTile} with `blank: true`. */
export const BLANK: "?" = "?";

/** A tile on the board: the letter it stands for, and whether it is a blank (which scores as one, clause C7). */
export interface BoardTile {
  readonly letter: Letter;
  readonly blank: boolean;
}
