import type { Checked } from "../../checked.ts";
import { malformed } from "../../play/malformed.ts";
import { unknownLetter } from "../../play/unknown-letter.ts";
import { isInteger } from "../../read/is-object.ts";
import { missingFrom, type Pile, sortTiles } from "../../tiles/pile.ts";
import { BLANK, type Tile } from "../../tiles/tile.ts";
import { type TileSet, tileCount } from "../../tiles/tile-set.ts";
import type { Violation } from "../model/violation.ts";
import { mostListed } from "./limits.ts";
import { refusal } from "./refusal.ts";

/** Reads a pile of unknown shape, as the table reports it: tiles of the set, and a number of hidden ones. May throw. */
export function readPile(tileSet: TileSet, value: unknown, path: string): Checked<{ readonly pile: Pile }> {
  if (typeof value !== "object" || value === null) return refusal(malformed(path, "{ tiles, hidden }", value));
  const { tiles, hidden } = value as { readonly tiles?: unknown; readonly hidden?: unknown };
  if (!isTexts(tiles)) return refusal(malformed(`${path}.tiles`, "a list of tiles", tiles));
  if (!isInteger(hidden) || hidden < 0 || hidden > mostListed)
    return refusal(malformed(`${path}.hidden`, `an integer from 0 to ${mostListed}`, hidden));
  const unknown = unknownTiles(tileSet, tiles);
  if (unknown.length > 0) return refusal(...unknown);
  const tooMany = moreThanSet(tileSet, tiles.length + hidden, path);
  if (tooMany !== null) return refusal(tooMany);
  return { ok: true, pile: { tiles: sortTiles(tileSet, tiles), hidden: hidden + 0 } };
}

/** The violation of more tiles in one place than the set has. */
export function moreThanSet(tileSet: TileSet, tiles: number, path: string): Violation | null {
  const inSet = tileCount(tileSet);
  return tiles > inSet ? malformed(path, `at most ${inSet} tiles, as many as the set has`, tiles) : null;
}

/** Returns whether something is a list of strings, without gaps, that may be tiles. May throw. */
export function isTexts(value: unknown): value is readonly string[] {
  return (
    Array.isArray(value) && value.length <= mostListed && Array.from(value).every((tile) => typeof tile === "string")
  );
}

/**
 * Lists the texts that are not tiles, and the tiles that a rack lacks. Hidden tiles of the rack may be anything.
 */
export function notHeld(tileSet: TileSet, tiles: readonly Tile[], rack: Pile): readonly Violation[] {
  const unknown = unknownTiles(tileSet, tiles);
  const known = unknown.length === 0 ? tiles : tiles.filter((tile) => isTile(tileSet, tile));
  const short = missingFrom(tileSet, rack, known).map(
    ({ tile, wanted, held }): Violation => ({ code: "not-on-rack", squares: [], tile, played: wanted, held }),
  );
  return [...unknown, ...short];
}

/** Lists the texts that are not tiles of the set, each once. */
export function unknownTiles(tileSet: TileSet, tiles: readonly Tile[]): readonly Violation[] {
  const unknown = [...new Set(tiles)].filter((tile) => !isTile(tileSet, tile)).sort();
  return unknown.map((letter) => unknownLetter(tileSet, letter, []));
}

function isTile({ letters }: TileSet, tile: Tile): boolean {
  return tile === BLANK || letters.some(({ letter }) => letter === tile);
}
