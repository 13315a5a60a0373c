import { BLANK, type Tile } from "../tiles/tile.ts";
import type { TileSet } from "../tiles/tile-set.ts";
import type { RemarkReasons } from "./reason.ts";

/** How many of each tile there are; mutable, because it grows with a board. */
export interface TileCounts extends ReadonlyMap<Tile, number> {
  set(tile: Tile, count: number): unknown;
}

/** Adds a tile as often as `times` says; -1 takes one away. */
export function countTile(counts: TileCounts, tile: Tile, times: number): void {
  counts.set(tile, (counts.get(tile) ?? 0) + times);
}

/**
 * The tiles that there are more of than the set has: those counted, and some more. Only tiles among the latter are
 * listed, with how many the set has and how many `lie` on the board.
 */
export function excess(
  tileSet: TileSet,
  counts: ReadonlyMap<Tile, number>,
  more: readonly Tile[],
  lie: ReadonlyMap<Tile, number> = counts,
): RemarkReasons["tile-excess"]["tiles"] {
  return [...new Set(more)].flatMap((tile) => {
    const most = held(tileSet, tile);
    const there = more.reduce((sum, other) => (other === tile ? sum + 1 : sum), counts.get(tile) ?? 0);
    return there > most ? [{ tile, most, onBoard: lie.get(tile) ?? 0 }] : [];
  });
}

/** How many of a tile the set has. */
function held({ letters, blanks }: TileSet, tile: Tile): number {
  return tile === BLANK ? blanks.count : (letters.find(({ letter }) => letter === tile)?.count ?? 0);
}
