import type { Pile } from "../tiles/pile.ts";
import { BLANK, type Tile } from "../tiles/tile.ts";
import type { TileSet } from "../tiles/tile-set.ts";
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
  const played = new Map<Tile, number>();
  for (const placement of placements) {
    const tile = tileOf(rules, placement);
    if (tile !== null) played.set(tile, (played.get(tile) ?? 0) + 1);
  }
  let missing = 0;
  const short = new Map<Tile, number>();
  for (const [tile, count] of played) {
    const held = countOf(rack.tiles, tile);
    if (count <= held) continue;
    short.set(tile, held);
    missing += count - held;
  }
  if (missing <= rack.hidden) return [];
  return inOrder(ruleset.tileSet)
    .filter((tile) => short.has(tile))
    .map((tile) => {
      const squares = squaresOf(placements.filter((placement) => tileOf(rules, placement) === tile));
      return {
        code: "not-on-rack",
        squares,
        tile,
        played: played.get(tile) as number,
        held: short.get(tile) as number,
      };
    });
}

/** The tile of the rack that a placement takes; `null` if its letter is none. */
function tileOf(rules: IndexedRules, { letter, blank }: ReadPlacement): Tile | null {
  if (letter !== null && letterValue(rules, letter) === undefined) return null;
  return blank ? BLANK : letter;
}

function countOf(tiles: readonly Tile[], tile: Tile): number {
  let count = 0;
  for (const held of tiles) if (held === tile) count++;
  return count;
}

function inOrder(tileSet: TileSet): readonly Tile[] {
  return [...tileSet.letters.map(({ letter }) => letter), BLANK];
}
