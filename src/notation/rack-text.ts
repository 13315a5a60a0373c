import type { Parsed } from "../checked.ts";
import { describe } from "../read/describe.ts";
import { BLANK, type Tile } from "../tiles/tile.ts";
import type { TileSet } from "../tiles/tile-set.ts";
import type { Remark } from "./remark.ts";
import { formatRackTiles, tileReader } from "./tile-text.ts";

/** The longest rack that is read. */
const longest = 1000;

/**
 * Reads the tiles of a rack, of an exchange or of unplayed tiles as game records write them: `AEINR?T`, blanks as `?`
 * anywhere, a letter of several characters in square brackets or, where nothing else is meant, without.
 *
 * Gives the tiles in the order written. Problems tell the column of what is no tile.
 *
 * @example
 * ```ts
 * import { parseRack } from "tilewright/notation";
 * import { spanish } from "tilewright/tile-sets";
 *
 * parseRack("A?[CH]O", spanish); // => { ok: true, tiles: ["A", "?", "CH", "O"] }
 * ```
 */
export function parseRack(text: string, tileSet: TileSet): Parsed<{ readonly tiles: readonly Tile[] }, Remark> {
  const input = typeof text === "string" && text.length <= longest ? text : describe(text);
  const { tiles, problems } = readRack(input, 1, tileSet);
  const [first, ...more] = problems;
  return first === undefined ? { ok: true, tiles } : { ok: false, problems: [first, ...more] };
}

/** Writes tiles so that {@link parseRack} reads them again, in the same order. */
export function formatRack(tiles: readonly Tile[], tileSet: TileSet): string {
  return formatRackTiles(tileSet, tiles);
}

/** Reads a rack that begins at a column; goes on behind what is no tile. `.` is taken for a blank, as some write it. */
export function readRack(
  text: string,
  column: number,
  tileSet: TileSet,
): { readonly tiles: readonly Tile[]; readonly problems: readonly Remark[] } {
  const read = tileReader(tileSet);
  const tiles: Tile[] = [];
  const problems: Remark[] = [];
  const normal = text.normalize("NFC");
  let unread = 0; // where what is no tile began
  const report = (at: number): void => {
    if (at > unread) problems.push(notATile(normal.slice(unread, at), column + unread, tileSet));
  };
  for (let at = 0; at < normal.length; ) {
    const blank = normal[at] === BLANK || normal[at] === ".";
    const unit = blank ? { tile: { letter: BLANK, blank: false }, length: 1 } : read(normal, at);
    if (unit === null || unit.tile.blank) at++;
    else {
      report(at);
      tiles.push(unit.tile.letter);
      at += unit.length;
      unread = at;
    }
  }
  report(normal.length);
  return { tiles, problems };
}

function notATile(text: string, column: number, tileSet: TileSet): Remark {
  const expected = `tiles of the tile set ${tileSet.id}`;
  return { line: 1, column, code: "unreadable", event: null, found: describe(text), expected };
}
