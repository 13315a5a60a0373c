import { expectation, mismatch } from "../../read/describe.ts";
import type { Pile } from "../../tiles/pile.ts";
import { BLANK, type Tile } from "../../tiles/tile.ts";
import type { TileAlphabet } from "./tile-alphabet.ts";

/**
 * The tiles of a rack that is known, at least in part.
 *
 * @throws TypeError if it is not.
 */
export function knownTiles(rack: Pile | null): readonly Tile[] {
  if (rack === null) throw new TypeError(expectation("position.rack", "a list of tiles", "none"));
  return rack.tiles;
}

/** The number that stands for {@link BLANK} on a rack. */
export const blankNumber = -2;

/**
 * The tiles of a rack as the numbers of their letters, {@link blankNumber} for a blank.
 *
 * @throws RangeError for a tile that the tile set does not have.
 */
export function numberRack(rack: readonly Tile[], { numberOf }: TileAlphabet): readonly number[] {
  return rack.map((tile, i) => {
    const number = tile === BLANK ? blankNumber : typeof tile === "string" ? numberOf(tile) : -1;
    if (number === -1) throw new RangeError(mismatch(`position.rack[${i}]`, "a tile of the tile set", tile));
    return number;
  });
}
