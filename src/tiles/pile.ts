import { BLANK, type Tile } from "./tile.ts";
import type { TileSet } from "./tile-set.ts";

/**
 * Tiles of which some may be hidden: a rack, the bag, a draw, a return.
 *
 * In a game with a seed nothing is hidden. A view hides what its viewer may not see. A game at a real table, whose
 * tiles are drawn by hand, knows only what has been reported.
 */
export interface Pile {
  /** The known tiles, in the tile set's order, blanks last. */
  readonly tiles: readonly Tile[];
  /** How many tiles there are besides. */
  readonly hidden: number;
}

/** Returns how many tiles a pile has, known and hidden. */
export function pileSize({ tiles, hidden }: Pile): number {
  return tiles.length + hidden;
}

/** Returns a pile of as many tiles, all hidden. */
export function hidePile(pile: Pile): Pile {
  return pile.tiles.length === 0 ? pile : { tiles: [], hidden: pileSize(pile) };
}

/** Returns both piles together. */
export function addTiles(tileSet: TileSet, pile: Pile, added: Pile): Pile {
  if (pileSize(added) === 0) return pile;
  const tiles = added.tiles.length === 0 ? pile.tiles : sortTiles(tileSet, [...pile.tiles, ...added.tiles]);
  return { tiles, hidden: pile.hidden + added.hidden };
}

/**
 * Returns what is left of a pile. A tile that the pile does not show is one of its hidden tiles. Once hidden tiles have
 * been taken nobody knows which are left, so all of them are hidden. Counts never fall below zero: nothing is invented
 * to make them fit.
 */
export function takeTiles(pile: Pile, taken: Pile): Pile {
  if (pileSize(taken) === 0) return pile;
  const left = takeShown(pile, taken.tiles);
  if (taken.hidden === 0) return left;
  return { tiles: [], hidden: Math.max(0, pileSize(left) - taken.hidden) };
}

/**
 * Returns what is left of a pile when a draw is taken back: its hidden tiles are known to be among the hidden ones.
 * That is so only as long as nobody has reported the pile since the draw.
 */
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

/** Returns tiles in the tile set's order, blanks last. Anything that is not a tile of the set comes after them. */
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
    const most = countOf(wanted, tile);
    const has = countOf(held, tile);
    if (has < most) missing.push({ tile, wanted: most, held: has });
  });
  return missing;
}

function countOf(tiles: readonly Tile[], tile: Tile): number {
  let count = 0;
  for (const other of tiles) if (other === tile) count++;
  return count;
}

/**
 * The tiles that a pile certainly lacks, in the tile set's order. Its hidden tiles may be anything: something is wrong
 * only if more tiles are missing than are hidden.
 */
export function missingFrom(
  tileSet: TileSet,
  { tiles, hidden }: Pile,
  wanted: readonly Tile[],
): readonly MissingTile[] {
  const missing = missingTiles(tiles, sortTiles(tileSet, wanted));
  return missing.reduce((sum, tile) => sum + tile.wanted - tile.held, 0) > hidden ? missing : [];
}

/** Returns how many there are of each tile. */
export function countTiles(tiles: readonly Tile[]): ReadonlyMap<Tile, number> {
  const counts = new Map<Tile, number>();
  for (const tile of tiles) counts.set(tile, (counts.get(tile) ?? 0) + 1);
  return counts;
}
