import { BLANK, type BoardTile } from "../tiles/tile.ts";
import type { TileSet } from "../tiles/tile-set.ts";

/** A tile read from a text, and how many characters it took. */
export interface TileText {
  readonly tile: BoardTile;
  readonly length: number;
}

/**
 * A function that reads one tile of a tile set from a text in normal form C, at an index; `null` if none stands there.
 *
 * `H` is a letter, `h` a blank standing for H. Where case cannot say it, and anywhere else too, `?H` is that blank. The
 * longest letter that fits is taken; `[CH]` and `[ch]` are one letter whatever follows.
 */
export function tileReader(tileSet: TileSet): (text: string, at: number) => TileText | null {
  const tiles = new Map<string, BoardTile>(tileSet.letters.map(({ letter }) => [letter, { letter, blank: false }]));
  for (const { letter } of tileSet.letters) {
    const lower = letter.toLowerCase();
    if (!tiles.has(lower)) tiles.set(lower, { letter, blank: true });
  }
  const longest = Math.max(...[...tiles.keys()].map((text) => text.length));

  const plain = (text: string, at: number): TileText | null => {
    for (let length = Math.min(longest, text.length - at); length > 0; length--) {
      const tile = tiles.get(text.slice(at, at + length));
      if (tile !== undefined) return { tile, length };
    }
    return null;
  };
  const bracketed = (text: string, at: number): TileText | null => {
    if (text[at] !== "[") return plain(text, at);
    const end = text.indexOf("]", at);
    const tile = tiles.get(text.slice(at + 1, end));
    return end < 0 || tile === undefined ? null : { tile, length: end + 1 - at };
  };
  return (text, at) => {
    if (text[at] !== BLANK) return bracketed(text, at);
    const named = bracketed(text, at + 1);
    return named === null ? null : { tile: { letter: named.tile.letter, blank: true }, length: named.length + 1 };
  };
}

/** Writes a tile so that {@link tileReader} reads it, whatever stands beside it. */
export function formatTile(tileSet: TileSet, { letter, blank }: BoardTile): string {
  const lower = letter.toLowerCase();
  const sayable =
    lower !== letter &&
    !tileSet.letters.some(
      (entry) => entry.letter === lower || (entry.letter !== letter && entry.letter.toLowerCase() === lower),
    );
  const text = blank && sayable ? lower : letter;
  // A letter of several characters, or one that might begin such a letter, is fenced off from its neighbours.
  const fenced =
    text.length > 1 || tileSet.letters.some((entry) => entry.letter.length > 1 && entry.letter.startsWith(letter));
  return `${blank && !sayable ? BLANK : ""}${fenced ? `[${text}]` : text}`;
}
