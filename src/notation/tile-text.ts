import { cached } from "../cached.ts";
import { isFrozen } from "../frozen.ts";
import { folder, smallLettersOf } from "../tiles/folding.ts";
import { BLANK, type BoardTile, type Tile } from "../tiles/tile.ts";
import type { TileSet } from "../tiles/tile-set.ts";

/** A tile read from a text, and how many characters it took. */
export interface TileText {
  readonly tile: BoardTile;
  readonly length: number;
}

/** How the tiles of a tile set are spelled. */
interface Spellings {
  /**
   * Every spelling of a tile: a letter, and in lower case the blank that stands for it, unless that is a letter too.
   */
  readonly tiles: ReadonlyMap<string, BoardTile>;
  readonly longest: number;
  /** Brings a text to normal form C, and other spellings of letters to the letters. */
  readonly fold: (text: string) => string;
}

const spellingsOf: (tileSet: TileSet) => Spellings = /* @__PURE__ */ cached(findSpellings, isFrozen);

function findSpellings(tileSet: TileSet): Spellings {
  const tiles = new Map<string, BoardTile>(tileSet.letters.map(({ letter }) => [letter, { letter, blank: false }]));
  const small = smallLettersOf(tileSet);
  for (const { letter } of tileSet.letters) {
    const lower = small(letter);
    if (!tiles.has(lower)) tiles.set(lower, { letter, blank: true });
  }
  const longest = Math.max(...[...tiles.keys()].map((text) => text.length));
  return { tiles, longest, fold: folder(tileSet) };
}

/** What is asked of the spellings to write tiles. */
interface Written {
  /** The lower-case spelling of a blank, by the letter that it stands for. */
  readonly blanks: ReadonlyMap<string, string>;
  /** The spellings of several characters, by the first of them. */
  readonly long: ReadonlyMap<string, readonly string[]>;
}

const writtenOf: (tileSet: TileSet) => Written = /* @__PURE__ */ cached(findWritten, isFrozen);

function findWritten(tileSet: TileSet): Written {
  const blanks = new Map<string, string>();
  const long = new Map<string, string[]>();
  for (const [text, { letter, blank }] of spellingsOf(tileSet).tiles) {
    const first = text[0]!;
    if (text.length > 1) long.set(first, [...(long.get(first) ?? []), text]);
    if (blank) blanks.set(letter, text);
  }
  return { blanks, long };
}

/** A text as {@link tileReader} reads it: in normal form C, with other spellings of letters brought to the letters. */
export function foldSpellings(tileSet: TileSet, text: string): string {
  return spellingsOf(tileSet).fold(text);
}

/**
 * A function that reads one tile of a tile set from a text, at an index; `null` if there is no tile. The text is one
 * that {@link foldSpellings} made.
 *
 * `H` is a letter. `h` and `?H` are a blank that stands for H; alphabets without lower case need the second. The
 * longest letter that fits is taken; `[CH]` and `[ch]` are one letter whatever follows.
 */
export function tileReader(tileSet: TileSet): (text: string, at: number) => TileText | null {
  const { tiles, longest } = spellingsOf(tileSet);
  const plain = (text: string, at: number): TileText | null => {
    for (let length = Math.min(longest, text.length - at); length > 0; length--) {
      const tile = tiles.get(text.slice(at, at + length));
      if (tile !== undefined) return { tile, length };
    }
    return null;
  };
  const bracketed = (text: string, at: number): TileText | null => {
    if (text[at] !== "[") return plain(text, at);
    const end = text.slice(at, at + longest + 2).indexOf("]");
    const tile = tiles.get(text.slice(at + 1, at + end));
    return end < 0 || tile === undefined ? null : { tile, length: end + 1 };
  };
  return (text, at) => {
    if (text[at] !== BLANK) return bracketed(text, at);
    const named = bracketed(text, at + 1);
    return named === null ? null : { tile: { letter: named.tile.letter, blank: true }, length: named.length + 1 };
  };
}

/**
 * Writes tiles in a row so that {@link tileReader} reads them one by one; `null`, a square that holds a tile already,
 * is `.`.
 *
 * Square brackets stand around a letter of several characters, around one that would be read as such a letter together
 * with the next, around a digit, and around `-`, which begins an exchange.
 */
export function formatTiles(tileSet: TileSet, tiles: readonly (BoardTile | null)[]): string {
  const { blanks } = writtenOf(tileSet);
  const texts = tiles.map((tile) => {
    if (tile === null) return { mark: "", text: "." };
    const lower = tile.blank ? blanks.get(tile.letter) : undefined;
    return { mark: tile.blank && lower === undefined ? BLANK : "", text: lower ?? tile.letter };
  });
  return joinTiles(tileSet, texts);
}

/** Writes the tiles of a rack or an exchange, blanks as `?`. */
export function formatRackTiles(tileSet: TileSet, tiles: readonly Tile[]): string {
  const texts = tiles.map((text) => ({ mark: "", text }));
  return joinTiles(tileSet, texts);
}

function joinTiles(tileSet: TileSet, texts: readonly { readonly mark: string; readonly text: string }[]): string {
  const { long } = writtenOf(tileSet);
  const { longest } = spellingsOf(tileSet);
  const written: string[] = [];
  let next = ""; // as much of what follows as can belong to a letter
  // From the end, because whether a letter needs brackets depends on what follows.
  for (let i = texts.length - 1; i >= 0; i--) {
    const { mark, text } = texts[i]!;
    const mistaken = long.get(text[0]!)?.some((longer) => longer !== text && (text + next).startsWith(longer));
    const isTaken = text === "-" || (text >= "0" && text <= "9");
    const bare = text.length === 1 && mistaken !== true && !isTaken;
    const piece = `${mark}${bare ? text : `[${text}]`}`;
    written.push(piece);
    if (longest > 1) next = (piece + next).slice(0, longest);
  }
  return written.reverse().join("");
}
