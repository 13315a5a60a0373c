import { BLANK, type Tile } from "./tile.ts";
import type { TileSet } from "./tile-set.ts";

/**
 * Tiles of which some may be unknown: a rack, the bag, a draw, a return.
 *
 * `tiles` are those known to whoever holds the data, in the tile set's order with the blank last; `hidden` counts the
 * rest. A dealt game has `hidden: 0` everywhere, a view hides what the viewer may not see, a game on a real table knows
 * what it was told.
 */
export interface Pile {
  readonly tiles: readonly Tile[];
  readonly hidden: number;
}

/** How many tiles a pile has, known or not. */
export function pileSize({ tiles, hidden }: Pile): number {
  return tiles.length + hidden;
}

/** As many tiles, none of them shown. */
export function hidePile(pile: Pile): Pile {
  return pile.tiles.length === 0 ? pile : { tiles: [], hidden: pileSize(pile) };
}

/** Both piles together. */
export function addTiles(tileSet: TileSet, pile: Pile, added: Pile): Pile {
  if (pileSize(added) === 0) return pile;
  const tiles = added.tiles.length === 0 ? pile.tiles : sortTiles(tileSet, [...pile.tiles, ...added.tiles]);
  return { tiles, hidden: pile.hidden + added.hidden };
}

/**
 * What is left of a pile: a tile that it does not show is one of its hidden ones, and once hidden tiles have been taken
 * nobody knows which are left. Counts never fall below zero: nothing is invented to make them fit.
 */
export function takeTiles(pile: Pile, taken: Pile): Pile {
  if (pileSize(taken) === 0) return pile;
  const left = takeShown(pile, taken.tiles);
  if (taken.hidden === 0) return left;
  return { tiles: [], hidden: Math.max(0, pileSize(left) - taken.hidden) };
}

/** The same where the hidden tiles taken are known to be among the hidden ones: those of a draw that is taken back. */
export function takeBack(pile: Pile, drawn: Pile): Pile {
  const left = takeShown(pile, drawn.tiles);
  if (drawn.hidden <= left.hidden) return { tiles: left.tiles, hidden: left.hidden - drawn.hidden };
  return takeTiles(left, { tiles: [], hidden: drawn.hidden });
}

function takeShown(pile: Pile, taken: readonly Tile[]): Pile {
  const tiles = pile.tiles.slice();
  let { hidden } = pile;
  for (const tile of taken) {
    const at = tiles.indexOf(tile);
    if (at >= 0) tiles.splice(at, 1);
    else if (hidden > 0) hidden--;
  }
  return { tiles, hidden };
}

/** Tiles in the tile set's order, the blank last; what is no tile of the set comes after it. */
export function sortTiles(tileSet: TileSet, tiles: readonly Tile[]): readonly Tile[] {
  const sorted: Tile[] = [];
  const put = (kind: Tile): void => {
    for (const tile of tiles) if (tile === kind) sorted.push(tile);
  };
  for (const { letter } of tileSet.letters) put(letter);
  put(BLANK);
  if (sorted.length < tiles.length) sorted.push(...tiles.filter((tile) => !sorted.includes(tile)));
  return sorted;
}

/** How many there are of each tile. */
export function countTiles(tiles: readonly Tile[]): ReadonlyMap<Tile, number> {
  const counts = new Map<Tile, number>();
  for (const tile of tiles) counts.set(tile, (counts.get(tile) ?? 0) + 1);
  return counts;
}

/** A tile of which more are wanted than are held. */
export interface MissingTile {
  readonly tile: Tile;
  readonly wanted: number;
  readonly held: number;
}

/** The tiles of which `held` has fewer than `wanted`, each once, in the order in which they first stand in `wanted`. */
export function missingTiles(held: readonly Tile[], wanted: readonly Tile[]): readonly MissingTile[] {
  const missing: MissingTile[] = [];
  // Racks are short: for seven tiles counting anew is four times as fast as filling maps.
  wanted.forEach((tile, i) => {
    if (wanted.indexOf(tile) < i) return;
    const [most, has] = [countOf(wanted, tile), countOf(held, tile)];
    if (has < most) missing.push({ tile, wanted: most, held: has });
  });
  return missing;
}

function countOf(tiles: readonly Tile[], tile: Tile): number {
  let count = 0;
  for (const other of tiles) if (other === tile) count++;
  return count;
}
