import { missingFrom, type Pile } from "../tiles/pile.ts";
import { BLANK, type Tile } from "../tiles/tile.ts";
import { type IndexedRules, letterValue } from "./indexed-rules.ts";
import type { ReadPlacement } from "./read-placements.ts";
import type { Resolved } from "./resolve.ts";
import { squaresOf } from "./sort-out.ts";
import type { PlayViolation } from "./violation.ts";

/**
 * Lists the tiles that are laid more often than the rack holds them, as violations `not-on-rack`.
 *
 * Hidden tiles of a rack may be anything: there is a violation only if more tiles are missing than are hidden. Letters
 * that are not in the tile set are not counted.
 */
export function missingFromRack(
  { ruleset, rules }: Resolved,
  rack: Pile,
  placements: readonly ReadPlacement[],
): readonly PlayViolation[] {
  const tiles = placements.map((placement) => tileOf(rules, placement));
  const laid = tiles.filter((tile) => tile !== null);
  return missingFrom(ruleset.tileSet, rack, laid).map(({ tile, wanted, held }) => {
    const squares = squaresOf(placements.filter((_, i) => tiles[i] === tile));
    return { code: "not-on-rack", squares, tile, played: wanted, held };
  });
}

/** The tile of the rack that a placement takes, or `null` if its letter is not in the tile set. */
function tileOf(rules: IndexedRules, { letter, blank }: ReadPlacement): Tile | null {
  if (letter !== null && letterValue(rules, letter) === undefined) return null;
  return blank ? BLANK : letter;
}
