import { asRead } from "../read/as-read.ts";
import { join } from "../read/describe.ts";
import { isList, isObject, propertiesOf } from "../read/is-object.ts";
import { createReader } from "../read/reader.ts";
import { refuse, refuseOption, requireParts, requireThat } from "../read/refuse.ts";
import { type Field, type ReaderContext, readField, readObject, type Shape } from "../read/shape.ts";
import { normalized } from "./normalized.ts";
import { BLANK, type BoardTile, type Letter, type Tile } from "./tile.ts";

/**
 * The tiles of a game: its letters (in alphabetical order) and its blanks, at most 1,000 tiles in all. It is plain
 * data. Create one with `defineTileSet`, which validates it.
 */
export interface TileSet {
  /** A name of your choice, used in messages. At most 100 characters. */
  readonly id: string;
  /**
   * The letters. `points`: the points for each tile with the letter. `count`: the number of tiles that have the letter.
   */
  readonly letters: readonly { readonly letter: Letter; readonly points: number; readonly count: number }[];
  /** The number of blanks, and the points for each. */
  readonly blanks: { readonly count: number; readonly points: number };
}

/**
 * Returns a tile set built from a table with one row for each letter: `["A", 1, 9]` means nine A tiles worth one point
 * each. You can also reuse the letters of another tile set:
 * `{ ...english, id: "more-blanks", blanks: { count: 4, points: 0 } }`.
 *
 * The rows are in alphabetical order, which decides the draw for first play. A letter may consist of several characters
 * (`"CH"`) and belong to any script. A letter with a count of 0 can be played only with a blank. Letters are stored in
 * Unicode normal form C. The tile set is frozen.
 *
 * @param options - The name, the table of letters, and the blanks.
 *
 * @throws TypeError if `letters` is not a list of rows or letters; the message names the invalid entry.
 * @throws RangeError if an entry is invalid. The message lists every error: no letters or more than 1,000; a letter
 * that is listed twice, is empty, is longer than 8 characters, or contains white space, a control character or one of
 * `? . ( ) [ ] /`, which notation needs; points outside the range -1,000 to 1,000; a count outside the range 0 to
 * 1,000; more than 1,000 tiles in total.
 */
export function defineTileSet(options: {
  /** A name of your choice, used in messages. At most 100 characters. */
  readonly id: string;
  /** The letters, in alphabetical order. */
  readonly letters: readonly (
    | readonly [letter: Letter, points: number, count: number]
    | { readonly letter: Letter; readonly points: number; readonly count: number }
  )[];
  /** The number of blanks, and the points for each. */
  readonly blanks: { readonly count: number; readonly points: number };
}): TileSet {
  const entries = propertiesOf<typeof options>(options).letters;
  const example = 'such as ["A", 1, 9]';
  requireThat(isList(entries), "letters", `a list of entries ${example}, or the letters of a tile set`, entries);
  const letters = entries.map((entry, i) => {
    requireThat(Object(entry) === entry, `letters[${i}]`, `an entry ${example} (letter, points, count)`, entry);
    const line = "map" in entry ? { letter: entry[0], points: entry[1], count: entry[2] } : entry;
    return { ...line, letter: typeof line.letter === "string" ? normalized(line.letter) : line.letter };
  });
  const tileSet: TileSet = { id: options.id, letters, blanks: options.blanks };
  const reader = createReader();
  const read = readTileSet({ reader }, tileSet, "");
  refuse("tile set", reader.problems);
  return asRead(tileSet, read as TileSet);
}

/** Throws a `TypeError` if `tileSet` is not a tile set. */
export function requireTileSet(tileSet: TileSet, name = "tileSet"): void {
  requireParts(tileSet, name, "a tile set such as english", ["letters"], ["blanks"]);
}

/** The most tiles of a set. What a game costs follows from how many tiles lie in its piles. */
const mostTiles = 1000;

/** Returns how many tiles a set has, blanks included. */
export function tileCount({ letters, blanks }: TileSet): number {
  return letters.reduce((sum, { count }) => sum + count, blanks.count);
}

/**
 * Returns the points for a tile. A blank on the board is worth the same number of points whatever letter it represents.
 *
 * @param tile - A tile on a rack or on the board.
 *
 * @throws RangeError if the letter is not in the tile set.
 */
export function pointsOf(tileSet: TileSet, tile: Tile | BoardTile): number {
  requireTileSet(tileSet);
  requireThat(isObject(tile) || typeof tile === "string", "tile", "a letter or a tile on the board", tile);
  if (tile === BLANK || (typeof tile === "object" && tile.blank)) return tileSet.blanks.points;
  const letter = typeof tile === "object" ? tile.letter : tile;
  const entry = tileSet.letters.find((candidate) => candidate.letter === letter);
  if (entry === undefined) refuseOption("tile", `a letter in the ${tileSet.id} tile set`, letter);
  return entry.points;
}

/** What a letter may be written with: nothing that notation needs, and nothing that cannot be seen. */
const characters = /^[^?.()[\]/\s\p{C}]+$/u;

const number: Field<number> = { integer: [0, mostTiles] };
const points: Field<number> = { integer: [-1000, 1000] };

const blanksShape: Shape<TileSet["blanks"]> = { count: number, points };

const letterShape: Shape<TileSet["letters"][number]> = {
  letter: { text: 8, pattern: characters, check: checkLetter },
  points,
  count: number,
};

/** What can be said of each property without the others: see `readTileSet`. */
const tileSetShape: Shape<TileSet> = {
  id: { text: 100 },
  letters: { list: mostTiles, of: { object: letterShape }, nonEmpty: "letters" },
  blanks: { object: blanksShape },
};

/** How a tile set is read where it is part of something larger. */
export const tileSetField: Field<TileSet> = { read: readTileSet, like: { object: tileSetShape } };

/**
 * Reads a tile set of unknown shape. Returns `null`, with the problems noted, if it is not a tile set.
 * {@link defineTileSet} lists the limits. Letters that are there twice are found also where another one is wrong.
 */
function readTileSet({ reader }: ReaderContext, value: unknown, path: string): TileSet | null {
  const before = reader.failures;
  const found = reader.record(value, path, Object.keys(tileSetShape));
  if (found === null) return null;
  const id = readField({ reader }, found["id"], join(path, "id"), tileSetShape.id);
  const at = join(path, "letters");
  const entries = reader.list(found["letters"], at, mostTiles);
  const letters = (entries ?? []).map((entry, i) => readObject({ reader }, entry, join(at, i), letterShape));
  if (entries?.length === 0) reader.fail("empty", at, { of: "letters" }, 0);
  const seen = new Set<string>();
  letters.forEach((entry, i) => {
    if (entry !== null && seen.has(entry.letter)) reader.fail("repeated", join(at, i), { of: "letter" }, entry.letter);
    if (entry !== null) seen.add(entry.letter);
  });
  const blanks = readObject({ reader }, found["blanks"], join(path, "blanks"), blanksShape);
  if (reader.failures > before) return null;
  const tileSet = { id, letters, blanks } as TileSet;
  const tiles = tileCount(tileSet);
  return tiles > mostTiles ? reader.fail("too-large", path, { of: "set", most: mostTiles }, tiles) : tileSet;
}

function checkLetter({ reader }: ReaderContext, letter: string, path: string): void {
  if (!characters.test(letter) || letter !== letter.normalize("NFC")) reader.fail("letter", path, {}, letter);
}
