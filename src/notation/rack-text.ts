import type { Parsed } from "../checked.ts";
import { foundOf } from "../read/found.ts";
import { isListOf } from "../read/is-object.ts";
import { failure } from "../read/parse.ts";
import { requireThat } from "../read/refuse.ts";
import { BLANK, type Tile } from "../tiles/tile.ts";
import { requireTileSet, type TileSet } from "../tiles/tile-set.ts";
import { type Remark, type Span, unreadable } from "./remark.ts";
import { foldSpellings, formatRackTiles, tileReader } from "./tile-text.ts";

/** The longest rack that is read, in characters. */
const longest = 1000;

/**
 * Parses the tiles of a rack as written in game records: `AEINR?T`, with `?` for a blank in any position. Exchanged and
 * unplayed tiles are written in the same way.
 *
 * A multi-character letter may be enclosed in square brackets: `[CH]`. Returns the tiles in the order written. Any text
 * that is not a tile of the tile set is a problem with its column.
 *
 * @param text - A rack such as `AEINR?T`.
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
  requireTileSet(tileSet);
  if (typeof text !== "string" || text.length > longest)
    return failure([
      unreadable({ column: 1 }, { code: "not-tiles", tileSet: tileSet.id, most: longest, found: foundOf(text) }),
    ]);
  const { tiles, problems } = parseTiles({ text, column: 1 }, tileSet);
  return problems.length > 0 ? failure(problems) : { ok: true, tiles };
}

/**
 * Formats tiles as text that {@link parseRack} reads back in the same order.
 *
 * @param tiles - The tiles, in the order they should be written.
 */
export function formatRack(tiles: readonly Tile[], tileSet: TileSet): string {
  requireTileSet(tileSet);
  const isRack = isListOf(tiles, (tile) => typeof tile === "string");
  requireThat(isRack, "tiles", 'a list of tiles such as ["A", "?"]', tiles);
  return formatRackTiles(tileSet, tiles);
}

/**
 * Reads the tiles of a piece of text. Text that is not a tile is listed as a problem, and the rest is read. A dot is a
 * blank, as in some records.
 */
export function parseTiles(
  { text, column }: Span,
  tileSet: TileSet,
): { readonly tiles: readonly Tile[]; readonly problems: readonly Remark[] } {
  const parseTile = tileReader(tileSet);
  const tiles: Tile[] = [];
  const problems: Remark[] = [];
  const normal = foldSpellings(tileSet, text);
  let unread = 0; // where the text began that is not a tile
  const reportUnread = (at: number): void => {
    if (at === unread) return;
    const found = normal.slice(unread, at);
    problems.push(
      unreadable({ column: column + unread }, { code: "not-tiles", tileSet: tileSet.id, most: null, found }),
    );
  };
  for (let at = 0; at < normal.length; ) {
    const blank = normal[at] === BLANK || normal[at] === ".";
    const unit = blank ? { tile: { letter: BLANK, blank: false }, length: 1 } : parseTile(normal, at);
    if (unit === null || unit.tile.blank) at++;
    else {
      reportUnread(at);
      tiles.push(unit.tile.letter);
      at += unit.length;
      unread = at;
    }
  }
  reportUnread(normal.length);
  return { tiles, problems };
}
