import { join, mismatch } from "../read/describe.ts";
import { createReader, type Reader } from "../read/reader.ts";
import { refuse } from "../read/refuse.ts";
import { BLANK, type BoardTile, type Letter, type Tile } from "./tile.ts";

/** The tiles of a game: one entry a letter in the order of the alphabet, and the blanks. Plain data. */
export interface TileSet {
  readonly id: string;
  readonly letters: readonly { readonly letter: Letter; readonly points: number; readonly count: number }[];
  readonly blanks: { readonly count: number; readonly points: number };
}

/**
 * Makes a tile set from a table of one line a letter: `["A", 1, 9]` is nine tiles A of one point each.
 *
 * The order of the lines is the order of the alphabet, which decides the draw for first play (clause S3). Letters may
 * have several characters (`"CH"`) and any script; a count of 0 is a letter only a blank can stand for. Texts are kept
 * in Unicode normal form C.
 *
 * @throws RangeError that names every entry at fault: no letters or more than 1,000, a letter twice, empty, longer than
 * 8 characters or with one of `? . ( ) [ ] /`, white space or a control character (notation needs those); points
 * beyond -1,000 to 1,000; counts beyond 0 to 1,000.
 */
export function defineTileSet(options: {
  readonly id: string;
  readonly letters: readonly (readonly [letter: Letter, points: number, count: number])[];
  readonly blanks: { readonly count: number; readonly points: number };
}): TileSet {
  if (!Array.isArray(options.letters)) throw new TypeError(mismatch("letters", "a list of lines", options.letters));
  const letters = options.letters.map(([letter, points, count]) => ({
    letter: typeof letter === "string" ? letter.normalize("NFC") : letter,
    points,
    count,
  }));
  const tileSet: TileSet = { id: options.id, letters, blanks: options.blanks };
  const reader = createReader();
  readTileSet(reader, tileSet, "");
  refuse("tile set", reader.problems);
  return tileSet;
}

/**
 * What a tile scores: a letter its points, the blank (or a blank on the board, whatever it stands for) the blank's.
 *
 * @throws RangeError for a letter that is not of the tile set.
 */
export function pointsOf(tileSet: TileSet, tile: Tile | BoardTile): number {
  if (tile === BLANK || (typeof tile === "object" && tile.blank)) return tileSet.blanks.points;
  const letter = typeof tile === "object" ? tile.letter : tile;
  const entry = tileSet.letters.find((candidate) => candidate.letter === letter);
  if (entry === undefined) throw new RangeError(mismatch("tile", `a letter of the tile set ${tileSet.id}`, letter));
  return entry.points;
}

/** Reads a tile set of unknown shape; `null` with problems noted if it is none. Limits: {@link defineTileSet}. */
export function readTileSet(reader: Reader, value: unknown, path: string): TileSet | null {
  const before = reader.failures;
  const found = reader.record(value, path, ["id", "letters", "blanks"]);
  if (found === null) return null;
  const id = reader.text(found["id"], join(path, "id"), 100);
  const letters = (reader.list(found["letters"], join(path, "letters"), 1000) ?? []).map((entry, i) =>
    readLetter(reader, entry, join(join(path, "letters"), i)),
  );
  if (letters.length === 0) reader.fail("range", join(path, "letters"), "at least one letter", "none");
  const seen = new Set<string>();
  letters.forEach((entry, i) => {
    if (entry !== null && seen.has(entry.letter))
      reader.fail("repeated", join(join(path, "letters"), i), "each letter once", entry.letter);
    if (entry !== null) seen.add(entry.letter);
  });
  const blanks = reader.record(found["blanks"], join(path, "blanks"), ["count", "points"]) ?? {};
  const count = reader.integer(blanks["count"], join(path, "blanks.count"), 0, 1000);
  const points = reader.integer(blanks["points"], join(path, "blanks.points"), -1000, 1000);
  if (reader.failures > before) return null;
  return { id, letters, blanks: { count, points } } as TileSet;
}

function readLetter(reader: Reader, value: unknown, path: string): TileSet["letters"][number] | null {
  const entry = reader.record(value, path, ["letter", "points", "count"]);
  if (entry === null) return null;
  const letter = reader.text(entry["letter"], join(path, "letter"), 8);
  if (letter !== null && (!/^[^?.()[\]/\s\p{C}]+$/u.test(letter) || letter !== letter.normalize("NFC")))
    reader.fail(
      "letter",
      join(path, "letter"),
      "1 to 8 characters in normal form C, none of ? . ( ) [ ] / or white space",
      letter,
    );
  const points = reader.integer(entry["points"], join(path, "points"), -1000, 1000);
  const count = reader.integer(entry["count"], join(path, "count"), 0, 1000);
  return letter === null || points === null || count === null ? null : { letter, points, count };
}
