import { latticeWith, type RackLattice } from "../../tiles/rack-lattice.ts";
import { blankKind, kindsOfLetters, naturalKind } from "./packed-tile.ts";
import type { CountedRack } from "./rack.ts";
import type { TileAlphabet } from "./tile-alphabet.ts";

/**
 * What a play takes from a rack, as a number: see `RackLattice`. Its leave has the number `size - 1`, less this one.
 */
export interface RackNumbers {
  readonly lattice: RackLattice;
  /**
   * By kind of tile (see packed-tile.ts): its index in the lattice. A blank is the same tile whatever it stands for.
   */
  readonly indices: Uint8Array;
  /** By kind of tile: what it adds to the number of a play. */
  readonly weights: Float64Array;
}

/**
 * Numbers what plays may take from a rack.
 *
 * @param tiles - All tiles of the set, blanks last.
 */
export function rackNumbers(
  { counts, blanks }: Pick<CountedRack, "counts" | "blanks">,
  tiles: TileAlphabet["tiles"],
): RackNumbers {
  const held = new Int32Array(tiles.length);
  held.set(counts);
  held[counts.length] = blanks;
  const lattice = latticeWith(tiles, held);
  const indices = new Uint8Array(kindsOfLetters(counts.length));
  const weights = new Float64Array(indices.length);
  let index = 0;
  for (let letter = 0; letter < counts.length; letter++) {
    if (counts[letter] === 0) continue;
    indices[naturalKind(letter)] = index;
    weights[naturalKind(letter)] = lattice.weights[index++]!;
  }
  if (blanks > 0)
    for (let letter = 0; letter < counts.length; letter++) {
      indices[blankKind(letter)] = index;
      weights[blankKind(letter)] = lattice.weights[index]!;
    }
  return { lattice, indices, weights };
}
