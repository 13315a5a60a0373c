import { BLANK, type Tile } from "./tile.ts";
import type { TileSet } from "./tile-set.ts";

/**
 * A collection of tiles, some of which may be hidden: a rack, the bag, drawn tiles or returned tiles.
 *
 * In a game with a seed, no tiles are hidden. A view hides the tiles that its viewer may not see. In a game at a real
 * table, where tiles are drawn by hand, only reported tiles are known.
 */
export interface Pile {
  /** The known tiles, in the tile set's order, blanks last. */
  readonly tiles: readonly Tile[];
  /** The number of additional, hidden tiles. */
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
  if (added.tiles.length === 0) return { tiles: pile.tiles, hidden: pile.hidden + added.hidden };
  const tiles = mergeTiles(tileSet, pile.tiles, added.tiles) ?? sortTiles(tileSet, [...pile.tiles, ...added.tiles]);
  return { tiles, hidden: pile.hidden + added.hidden };
}

/** Merges sorted tiles. Tiles off the board, or from outside, may be out of order: then it returns `null`. */
function mergeTiles({ letters }: TileSet, some: readonly Tile[], more: readonly Tile[]): readonly Tile[] | null {
  const merged: Tile[] = [];
  let i = 0;
  let j = 0;
  for (let k = 0; k <= letters.length; k++) {
    const kind = letters[k]?.letter ?? BLANK;
    for (; some[i] === kind; i++) merged.push(kind);
    for (; more[j] === kind; j++) merged.push(kind);
  }
  return i + j === some.length + more.length ? merged : null;
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

/** Takes tiles one by one: for the seven of a play, out of a full bag, that is four times as fast as by counting. */
function takeShown({ tiles, hidden }: Pile, taken: readonly Tile[]): Pile {
  const left = tiles.slice();
  let more = hidden;
  for (const tile of taken) {
    const at = left.indexOf(tile);
    if (at >= 0) left.splice(at, 1);
    else more--;
  }
  return { tiles: left, hidden: Math.max(0, more) };
}

/**
 * Returns tiles in the tile set's order, blanks last. Anything that is not a tile of the set comes after them, in the
 * order given.
 */
export function sortTiles(tileSet: TileSet, tiles: readonly Tile[]): readonly Tile[] {
  const counts = countTiles(tiles);
  const sorted: Tile[] = [];
  const put = (kind: Tile): void => {
    for (let left = counts.get(kind) ?? 0; left > 0; left--) sorted.push(kind);
  };
  for (const { letter } of tileSet.letters) put(letter);
  put(BLANK);
  if (sorted.length === tiles.length) return sorted;
  const inSet = new Set(sorted);
  return sorted.concat(tiles.filter((tile) => !inSet.has(tile)));
}

/** A tile that is wanted more often than it is held. */
export interface MissingTile {
  readonly tile: Tile;
  readonly wanted: number;
  readonly held: number;
}

/** The tiles that `held` lacks, each once, in the order in which they first stand in `wanted`. */
export function missingTiles(held: readonly Tile[], wanted: readonly Tile[]): readonly MissingTile[] {
  const counts = countTiles(held);
  const missing: MissingTile[] = [];
  for (const [tile, most] of countTiles(wanted)) {
    const has = counts.get(tile) ?? 0;
    if (has < most) missing.push({ tile, wanted: most, held: has });
  }
  return missing;
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
  // As many are missing as would have to be hidden ones.
  const spare = takeShown({ tiles, hidden: wanted.length }, wanted).hidden;
  if (wanted.length - spare <= hidden) return [];
  return missingTiles(tiles, sortTiles(tileSet, wanted));
}

/** Returns how many there are of each tile. */
export function countTiles(tiles: readonly Tile[]): ReadonlyMap<Tile, number> {
  const counts = new Map<Tile, number>();
  for (const tile of tiles) counts.set(tile, (counts.get(tile) ?? 0) + 1);
  return counts;
}
