import { readEach, readObject } from "../read/shape.ts";
import type { Pile } from "../tiles/pile.ts";
import { BLANK, type Letter, type Tile } from "../tiles/tile.ts";
import { caps } from "./caps.ts";
import type { ReadContext } from "./context.ts";
import type { Shape } from "./shape.ts";

/** Reads a pile: known tiles, and how many more there are. */
export function readPile(context: ReadContext, value: unknown, path: string): Pile | null {
  return readObject(context, value, path, pile);
}

/** Reads the known tiles of a pile, in the order given. */
export function readTiles(context: ReadContext, value: unknown, path: string): readonly Tile[] | null {
  return readEach(context, value, path, caps.pile, readTile);
}

const pile: Shape<Pile> = {
  tiles: readTiles,
  hidden: ({ reader }, value, path) => reader.integer(value, path, 0, caps.pile),
};

/** Reads the tiles of a rack or an exchange as a player lists them, in the order given. */
export function readRack(context: ReadContext, value: unknown, path: string): readonly Tile[] | null {
  return readEach(context, value, path, caps.rack, readTile);
}

/** Reads a letter of the tile set, or the blank. */
export function readTile(context: ReadContext, value: unknown, path: string): Tile | null {
  return value === BLANK ? BLANK : readLetter(context, value, path);
}

/** Reads a letter of the tile set, in any Unicode normal form. */
export function readLetter({ reader, ruleset, rules }: ReadContext, value: unknown, path: string): Letter | null {
  if (typeof value !== "string") return reader.fail("type", path, "a text", value);
  if (rules.points.has(value)) return value;
  const letter = value.length <= longest ? value.normalize("NFC") : value;
  if (rules.points.has(letter)) return letter;
  return reader.fail("unknown-letter", path, `a letter of the tile set ${ruleset.tileSet.id}`, value);
}

/** UTF-16 units of a letter before normalisation; afterwards, in normal form C, a letter has at most 8. */
const longest = 64;
