import { type Pile, pileSize, sortTiles } from "../tiles/pile.ts";
import { BLANK, type Tile } from "../tiles/tile.ts";
import type { TileSet } from "../tiles/tile-set.ts";

/** Returns all tiles of a set, in its order. The order of a bag means nothing: chance decides which tile is drawn. */
export function fullBag({ letters, blanks }: TileSet): Pile {
  const tiles: Tile[] = [];
  for (const { letter, count } of letters) for (let i = 0; i < count; i++) tiles.push(letter);
  for (let i = 0; i < blanks.count; i++) tiles.push(BLANK);
  return { tiles, hidden: 0 };
}

/**
 * Draws `count` tiles from a bag whose tiles are all known, or the whole bag if it has fewer. Each tile left in the bag
 * is equally likely.
 *
 * @param random - Returns an integer from 0 to `below - 1`.
 */
export function drawTiles(tileSet: TileSet, bag: Pile, count: number, random: (below: number) => number): Pile {
  const left = bag.tiles.slice();
  const drawn: Tile[] = [];
  while (drawn.length < count && left.length > 0) {
    const at = random(left.length);
    drawn.push(left[at] as Tile);
    left.splice(at, 1);
  }
  return { tiles: sortTiles(tileSet, drawn), hidden: 0 };
}

/** Draws tiles by hand, without anybody reporting which. They are hidden, unless they are all the tiles there are. */
export function drawByHand(bag: Pile, count: number): Pile {
  return count >= pileSize(bag) ? bag : { tiles: [], hidden: count };
}
