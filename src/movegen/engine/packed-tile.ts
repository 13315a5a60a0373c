// A tile on a square as one number, as `RawPlays` has it: the index of the square times 256, and the kind of tile. A
// kind is twice the number of the letter, from 1, and 1 more for a blank that stands for it; 0 is no tile.

/** The number of an empty square. A tile on it has its kind added. */
export function packSquare(square: number): number {
  return square << 8;
}

/** The square of a tile. */
export function squareOfTile(tile: number): number {
  return tile >> 8;
}

/** The same number without a tile. */
export function withoutKind(tile: number): number {
  return tile & ~255;
}

/** The kind of a tile. */
export function kindOfTile(tile: number): number {
  return tile & 255;
}

/** The kind of the natural tile of a letter, given by its number from 0. */
export function naturalKind(letter: number): number {
  return 2 * letter + 2;
}

/** The kind of a blank that stands for a letter. */
export function blankKind(letter: number): number {
  return 2 * letter + 3;
}

/** The number, from 0, of the letter that a kind of tile stands for. */
export function letterOfKind(kind: number): number {
  return (kind >> 1) - 1;
}

/** Whether a kind of tile is a blank. */
export function isBlankKind(kind: number): boolean {
  return (kind & 1) !== 0;
}

/** How many kinds there are of so many letters, 0 included. */
export function kindsOfLetters(letters: number): number {
  return 2 * letters + 2;
}
