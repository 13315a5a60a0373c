import { missingTiles, type Pile, shortage, sortTiles } from "../tiles/pile.ts";
import { BLANK, type Tile } from "../tiles/tile.ts";
import { type IndexedRules, letterValue } from "./indexed-rules.ts";
import type { ReadPlacement } from "./read-placements.ts";
import type { Resolved } from "./resolve.ts";
import { squaresOf } from "./sort-out.ts";
import type { PlayViolation } from "./violation.ts";

/**
 * Lists the tiles of which more are laid than the rack holds (decision 1, `not-on-rack`).
 *
 * A rack that is partly hidden may hold anything where it is hidden: only when more tiles are missing than are hidden
 * is something certainly wrong. Letters that no tile carries are not the rack's business.
 */
export function missingFromRack(
  { ruleset, rules }: Resolved,
  rack: Pile,
  placements: readonly ReadPlacement[],
): readonly PlayViolation[] {
  const tiles = placements.map((placement) => tileOf(rules, placement));
  const laid = tiles.filter((tile) => tile !== null);
  if (shortage(missingTiles(rack.tiles, laid)) <= rack.hidden) return [];
  return missingTiles(rack.tiles, sortTiles(ruleset.tileSet, laid)).map(({ tile, wanted, held }) => {
    const squares = squaresOf(placements.filter((_, i) => tiles[i] === tile));
    return { code: "not-on-rack", squares, tile, played: wanted, held };
  });
}

/** The tile of the rack that a placement takes; `null` if its letter is none. */
function tileOf(rules: IndexedRules, { letter, blank }: ReadPlacement): Tile | null {
  if (letter !== null && letterValue(rules, letter) === undefined) return null;
  return blank ? BLANK : letter;
}
