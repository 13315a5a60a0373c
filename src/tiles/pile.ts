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

/** Returns both piles together. Takes time in proportion to the tiles and the letters of the set. */
export function addTiles(tileSet: TileSet, pile: Pile, added: Pile): Pile {
  if (pileSize(added) === 0) return pile;
  const tiles =
    added.tiles.length === 0 ? pile.tiles : mergeTiles(tileSet, pile.tiles, sortTiles(tileSet, added.tiles));
  return { tiles, hidden: pile.hidden + added.hidden };
}

/** Merges sorted tiles. A pile from outside may be out of order: then everything is sorted anew. */
function mergeTiles(tileSet: TileSet, some: readonly Tile[], more: readonly Tile[]): readonly Tile[] {
  const merged: Tile[] = [];
  let i = 0;
  let j = 0;
  const put = (kind: Tile): void => {
    for (; some[i] === kind; i++) merged.push(kind);
    for (; more[j] === kind; j++) merged.push(kind);
  };
  for (const { letter } of tileSet.letters) put(letter);
  put(BLANK);
  return i + j === some.length + more.length ? merged : sortTiles(tileSet, [...some, ...more]);
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

/** Returns what is left of a pile when a draw is taken back: its hidden tiles are known to be among the hidden ones. */
export function takeBack(pile: Pile, drawn: Pile): Pile {
  const left = takeShown(pile, drawn.tiles);
  if (drawn.hidden <= left.hidden) return { tiles: left.tiles, hidden: left.hidden - drawn.hidden };
  return takeTiles(left, { tiles: [], hidden: drawn.hidden });
}

function takeShown({ tiles, hidden }: Pile, taken: readonly Tile[]): Pile {
  const left = taken.length <= 8 ? takeEach(tiles, taken) : takeCounted(tiles, taken);
  const missing = taken.length - (tiles.length - left.length);
  return { tiles: left, hidden: Math.max(0, hidden - missing) };
}

function takeEach(tiles: readonly Tile[], taken: readonly Tile[]): readonly Tile[] {
  const left = tiles.slice();
  for (const tile of taken) {
    const at = left.indexOf(tile);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

function takeCounted(tiles: readonly Tile[], taken: readonly Tile[]): readonly Tile[] {
  const counts = new Map(countTiles(taken));
  return tiles.filter((tile) => {
    const more = counts.get(tile) ?? 0;
    if (more > 0) counts.set(tile, more - 1);
    return more === 0;
  });
}

/**
 * Whether two lists are so short that going through one for each tile of the other is fastest. For the seven tiles of a
 * rack it takes a quarter of the time of maps.
 */
function isShort(tiles: readonly unknown[], others: readonly unknown[]): boolean {
  return tiles.length * others.length <= 1000;
}

/**
 * Returns tiles in the tile set's order, blanks last. Anything that is not a tile of the set comes after them, in the
 * order given.
 */
export function sortTiles(tileSet: TileSet, tiles: readonly Tile[]): readonly Tile[] {
  const sorted: Tile[] = [];
  const counts = isShort(tileSet.letters, tiles) ? null : countTiles(tiles);
  const put = (kind: Tile): void => {
    for (let left = counts === null ? countOf(tiles, kind) : (counts.get(kind) ?? 0); left > 0; left--)
      sorted.push(kind);
  };
  for (const { letter } of tileSet.letters) put(letter);
  put(BLANK);
  if (sorted.length === tiles.length) return sorted;
  const known = new Set(sorted);
  return sorted.concat(tiles.filter((tile) => !known.has(tile)));
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
  const add = (tile: Tile, most: number, has: number): void => {
    if (has < most) missing.push({ tile, wanted: most, held: has });
  };
  if (isShort(held.length < wanted.length ? wanted : held, wanted))
    wanted.forEach((tile, i) => {
      if (wanted.indexOf(tile) === i) add(tile, countOf(wanted, tile), countOf(held, tile));
    });
  else {
    const counts = countTiles(held);
    for (const [tile, most] of countTiles(wanted)) add(tile, most, counts.get(tile) ?? 0);
  }
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
  const missing = missingTiles(tiles, wanted);
  if (missing.reduce((sum, tile) => sum + tile.wanted - tile.held, 0) <= hidden) return [];
  return missingTiles(tiles, sortTiles(tileSet, wanted));
}

/** Returns how many there are of each tile. */
export function countTiles(tiles: readonly Tile[]): ReadonlyMap<Tile, number> {
  const counts = new Map<Tile, number>();
  for (const tile of tiles) counts.set(tile, (counts.get(tile) ?? 0) + 1);
  return counts;
}
