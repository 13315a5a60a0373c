import { type Pile, pileSize, sortTiles } from "../tiles/pile.ts";
import { BLANK, type Tile } from "../tiles/tile.ts";
import type { TileSet } from "../tiles/tile-set.ts";

/** All tiles of a set, in its order: the order of a bag says nothing, only chance decides what is drawn. */
export function fullBag({ letters, blanks }: TileSet): Pile {
  const kinds = [...letters, { letter: BLANK, count: blanks.count }];
  return { tiles: kinds.flatMap(({ letter, count }) => new Array<Tile>(count).fill(letter)), hidden: 0 };
}

/** Draws tiles from a bag whose tiles are all known, each left in it equally likely; all it has if it has too few. */
export function drawTiles(tileSet: TileSet, bag: Pile, count: number, random: (below: number) => number): Pile {
  const left = bag.tiles.slice();
  const drawn: Tile[] = [];
  while (drawn.length < count && left.length > 0) drawn.push(...left.splice(random(left.length), 1));
  return { tiles: sortTiles(tileSet, drawn), hidden: 0 };
}

/** Tiles drawn by hand, which nobody tells: hidden, unless they are all there are. */
export function drawByHand(bag: Pile, count: number): Pile {
  return count >= pileSize(bag) ? bag : { tiles: [], hidden: count };
}
