import { join } from "../../read/describe.ts";
import { countTiles, pileSize } from "../../tiles/pile.ts";
import { BLANK, type Tile } from "../../tiles/tile.ts";
import type { TileSet } from "../../tiles/tile-set.ts";
import type { GameState } from "../model/state.ts";
import { tilesOf } from "../table/board-tiles.ts";
import type { Audit } from "./finding.ts";

/**
 * Returns a function that counts the tiles of a game after each of its events, and reports each excess when it is first
 * seen.
 */
export function auditTiles(tileSet: TileSet): (state: GameState, event: number) => readonly Audit[] {
  const inSet = new Map<Tile, number>(tileSet.letters.map(({ letter, count }) => [letter, count]));
  inSet.set(BLANK, tileSet.blanks.count);
  const total = [...inSet.values()].reduce((sum, count) => sum + count, 0);
  const told = new Set<Tile>();
  let lastTotal = total;

  return ({ board, players, bag }, event) => {
    const audits: Audit[] = [];
    const path = join("history", event);
    const laid = tilesOf(board.filter((tile) => tile !== null));
    const piles = [bag, ...players.map(({ rack }) => rack)];
    const found = piles.reduce((sum, pile) => sum + pileSize(pile), laid.length);
    if (found !== total && found !== lastTotal)
      audits.push({ event, path, code: "tile-count", expected: total, found });
    lastTotal = found;
    for (const [tile, count] of countTiles([...laid, ...piles.flatMap(({ tiles }) => tiles)])) {
      const given = inSet.get(tile) ?? 0;
      if (count <= given || told.has(tile)) continue;
      told.add(tile);
      audits.push({ event, path, code: "tile-count", expected: `${given} ${tile}`, found: `${count} ${tile}` });
    }
    return audits;
  };
}
