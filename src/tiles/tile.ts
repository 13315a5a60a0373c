/**
 * A letter, spelled as in the tile set: `"A"`, `"Ñ"`, `"CH"`. Each tile has one letter, which may consist of several
 * characters.
 */
export type Letter = string;

/** A tile on a rack or in the bag: a letter, or {@link BLANK}. */
export type Tile = Letter;

/**
 * The blank tile on a rack, in the bag or in an exchange. On the board it is a {@link BoardTile} with `blank: true`.
 */
export const BLANK: "?" = "?";

/** A tile on the board. */
export interface BoardTile {
  /** The letter on the tile or, for a blank, the letter it represents. */
  readonly letter: Letter;
  /** Whether the tile is a blank. A blank is always worth the same number of points, whatever letter it represents. */
  readonly blank: boolean;
}

/** Returns the tile of the rack that a tile of the board is. A blank is a blank again, whatever letter it stood for. */
export function tileOf({ letter, blank }: BoardTile): Tile {
  // D11
  return blank ? BLANK : letter;
}

/** Returns the tiles of the rack that a play takes. */
export function tilesOf(placements: readonly BoardTile[]): readonly Tile[] {
  return placements.map(tileOf);
}
