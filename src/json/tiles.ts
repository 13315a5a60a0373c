import type { Pile } from "../tiles/pile.ts";
import { BLANK, type Letter, type Tile } from "../tiles/tile.ts";
import { caps } from "./caps.ts";
import type { Ground } from "./ground.ts";
import { readEach, readObject, type Shape } from "./shape.ts";
import { readCount } from "./values.ts";

/** Reads a pile: tiles known, and how many more. */
export function readPile(ground: Ground, value: unknown, path: string): Pile | null {
  return readObject(ground, value, path, pile);
}

const pile: Shape<Pile> = {
  tiles: (ground, value, path) => readEach(ground, value, path, caps.pile, readTile),
  hidden: readCount,
};

/** Reads the tiles of a rack, in the order given. */
export function readRack(ground: Ground, value: unknown, path: string): readonly Tile[] | null {
  return readEach(ground, value, path, caps.rack, readTile);
}

/** Reads a letter of the tile set, or the blank. */
export function readTile(ground: Ground, value: unknown, path: string): Tile | null {
  return value === BLANK ? BLANK : readLetter(ground, value, path);
}

/** Reads a letter of the tile set, in whatever Unicode form it is written. */
export function readLetter({ reader, ruleset, tables }: Ground, value: unknown, path: string): Letter | null {
  const text = reader.text(value, path, caps.text);
  if (text === null || tables.points.has(text)) return text;
  const letter = text.normalize("NFC");
  if (tables.points.has(letter)) return letter;
  return reader.fail("unknown-letter", path, `a letter of the tile set ${ruleset.tileSet.id}`, text);
}
