import { countTiles, type Pile, sortTiles } from "../../tiles/pile.ts";
import { BLANK, type Tile } from "../../tiles/tile.ts";
import type { TileSet } from "../../tiles/tile-set.ts";
import type { Violation } from "../model/violation.ts";

/** Texts that are no tiles, and tiles of which a rack holds fewer; where the rack is hidden it may hold anything. */
export function notHeld(tileSet: TileSet, tiles: readonly Tile[], rack: Pile): readonly Violation[] {
  const held = countTiles(rack.tiles);
  const short: Violation[] = [];
  let missing = 0;
  for (const [tile, played] of countTiles(sortTiles(tileSet, tiles))) {
    const has = held.get(tile) ?? 0;
    if (played <= has || !isTile(tileSet, tile)) continue;
    short.push({ code: "not-on-rack", squares: [], tile, played, held: has });
    missing += played - has;
  }
  const unknown = notTiles(tileSet, tiles);
  return missing > rack.hidden ? [...unknown, ...short] : unknown;
}

/** Texts that are no tiles of the set, each once. */
export function notTiles(tileSet: TileSet, tiles: readonly Tile[]): readonly Violation[] {
  const unknown = [...new Set(tiles)].filter((tile) => !isTile(tileSet, tile)).sort();
  return unknown.map((letter) => ({ code: "unknown-letter", squares: [], letter }));
}

function isTile({ letters }: TileSet, tile: Tile): boolean {
  return tile === BLANK || letters.some(({ letter }) => letter === tile);
}
