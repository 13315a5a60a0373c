import type { Checked } from "../checked.ts";
import { type Pile, sortTiles } from "../tiles/pile.ts";
import type { TileSet } from "../tiles/tile-set.ts";
import { notTiles } from "./not-held.ts";
import { malformed } from "./read-move.ts";
import { refusal } from "./step.ts";

/** More tiles than any pile has. */
const most = 1000;

/** Reads a pile of unknown shape as the table tells it: tiles of the set, and a number of hidden ones. May throw. */
export function readPile(tileSet: TileSet, value: unknown, path: string): Checked<{ readonly pile: Pile }> {
  if (typeof value !== "object" || value === null)
    return refusal(...malformed(path, "tiles and how many are hidden", value));
  const { tiles, hidden } = value as { readonly tiles?: unknown; readonly hidden?: unknown };
  if (!Array.isArray(tiles) || tiles.length > most || Array.from(tiles).some((tile) => typeof tile !== "string"))
    return refusal(...malformed(`${path}.tiles`, "a list of tiles", tiles));
  if (typeof hidden !== "number" || !Number.isInteger(hidden) || hidden < 0 || hidden > most)
    return refusal(...malformed(`${path}.hidden`, `an integer from 0 to ${most}`, hidden));
  const unknown = notTiles(tileSet, tiles);
  if (unknown.length > 0) return refusal(...unknown);
  return { ok: true, pile: { tiles: sortTiles(tileSet, tiles), hidden: hidden + 0 } };
}
