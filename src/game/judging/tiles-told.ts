import type { Checked } from "../../checked.ts";
import { type Pile, sortTiles } from "../../tiles/pile.ts";
import type { TileSet } from "../../tiles/tile-set.ts";
import { notTiles } from "./not-held.ts";
import { malformed } from "./read-move.ts";
import { refusal } from "./refusal.ts";

/** More tiles than any pile has. */
const most = 1000;

/** Whether something is a list of texts, without holes, that may be tiles. May throw. */
export function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.length <= most && Array.from(value).every((tile) => typeof tile === "string");
}

/** Reads a pile of unknown shape as the table tells it: tiles of the set, and a number of hidden ones. May throw. */
export function readPile(tileSet: TileSet, value: unknown, path: string): Checked<{ readonly pile: Pile }> {
  if (typeof value !== "object" || value === null)
    return refusal(...malformed(path, "tiles and how many are hidden", value));
  const { tiles, hidden } = value as { readonly tiles?: unknown; readonly hidden?: unknown };
  if (!isTexts(tiles)) return refusal(...malformed(`${path}.tiles`, "a list of tiles", tiles));
  if (typeof hidden !== "number" || !Number.isInteger(hidden) || hidden < 0 || hidden > most)
    return refusal(...malformed(`${path}.hidden`, `an integer from 0 to ${most}`, hidden));
  const unknown = notTiles(tileSet, tiles);
  if (unknown.length > 0) return refusal(...unknown);
  return { ok: true, pile: { tiles: sortTiles(tileSet, tiles), hidden: hidden + 0 } };
}
