import { expectation } from "../../read/describe.ts";
import { refuseOption } from "../../read/refuse.ts";
import type { Pile } from "../../tiles/pile.ts";
import { BLANK, type Tile } from "../../tiles/tile.ts";
import { highBit, isSplit, lowLetters } from "./arcs.ts";
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

/** A rack as the search needs it. */
export interface CountedRack {
  /** By number of a letter, from 0: how many natural tiles of it there are. */
  readonly counts: Int32Array;
  readonly blanks: number;
  /** The letters of the natural tiles, as bits. */
  readonly rackBits: number;
  /** The high letters among them (see `Arcs`). */
  readonly rackHigh: number;
}

/**
 * Counts the tiles of a rack.
 *
 * @throws RangeError for a tile that the tile set does not have.
 */
export function countRack(rack: readonly Tile[], { letters, numberOf }: TileAlphabet): CountedRack {
  const counts = new Int32Array(letters.length);
  let blanks = 0;
  let rackBits = 0;
  let rackHigh = 0;
  for (let i = 0; i < rack.length; i++) {
    const tile = rack[i]!;
    if (tile === BLANK) {
      blanks++;
      continue;
    }
    const number = typeof tile === "string" ? numberOf(tile) : -1;
    if (number === -1) refuseOption(`position.rack[${i}]`, "a tile in the set", tile);
    counts[number]!++;
    if (isSplit(letters.length) && number >= lowLetters) {
      rackBits |= highBit;
      rackHigh |= 1 << (number + 1);
    } else rackBits |= 1 << number;
  }
  return { counts, blanks, rackBits, rackHigh };
}
