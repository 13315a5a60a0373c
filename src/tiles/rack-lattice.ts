import { refuseOption } from "../read/refuse.ts";
import type { Tile } from "./tile.ts";

/** A rack with more different leaves than this is refused: one of 16 different tiles has as many. */
const mostLeaves = 65_536;

/**
 * All leaves of a rack, each with a number. The number has one digit for each kind of tile on the rack: the number of
 * tiles of that kind kept. Leaves are therefore numbered from 0, the empty leave, up to the whole rack.
 */
export interface RackLattice {
  /** The kinds of tiles on the rack, in the order of the alphabet used to create the lattice. */
  readonly tiles: readonly Tile[];
  /** The number of tiles of each kind on the rack. */
  readonly counts: readonly number[];
  /** The amount that one tile of each kind adds to a leave's number. */
  readonly weights: readonly number[];
  /** The number of leaves. */
  readonly size: number;
}

/** The leaves of a rack, given by how many tiles of each kind of an alphabet it has. */
export function latticeWith(alphabet: readonly Tile[], held: ArrayLike<number>): RackLattice {
  const tiles: Tile[] = [];
  const counts: number[] = [];
  const weights: number[] = [];
  let size = 1;
  for (let kind = 0; kind < alphabet.length; kind++) {
    const count = held[kind]!;
    if (count === 0) continue;
    tiles.push(alphabet[kind]!);
    counts.push(count);
    weights.push(size);
    size *= count + 1;
  }
  return { tiles, counts, weights, size };
}

/**
 * The leaves of a rack.
 *
 * @param alphabet - All kinds of tiles.
 *
 * @throws RangeError for a tile that is not of the alphabet, or a rack with too many leaves.
 */
export function rackLattice(rack: readonly Tile[], alphabet: readonly Tile[]): RackLattice {
  const held = alphabet.map(() => 0);
  for (const [i, tile] of rack.entries()) {
    const kind = alphabet.indexOf(tile);
    if (kind < 0) refuseOption(`rack[${i}]`, "a tile in the leave table", tile);
    held[kind]!++;
  }
  const lattice = latticeWith(alphabet, held);
  requireFewLeaves(lattice);
  return lattice;
}

/** Throws a `RangeError` for a rack with too many leaves to list. */
export function requireFewLeaves({ size }: RackLattice): void {
  if (size > mostLeaves) refuseOption("rack", `at most ${mostLeaves.toLocaleString("en")} different leaves`, size);
}

/** How many tiles each leave has, by its number. */
export function sizesOf(lattice: RackLattice): Float64Array {
  return sumsOf(lattice, () => 1);
}

/** What the tiles of each leave add up to, by its number. */
export function sumsOf({ tiles, counts, weights, size }: RackLattice, pointsOf: (tile: Tile) => number): Float64Array {
  const sums = new Float64Array(size);
  for (let i = 0; i < weights.length; i++) {
    const weight = weights[i]!;
    const points = pointsOf(tiles[i]!);
    for (let leave = weight; leave < weight * (counts[i]! + 1); leave++) sums[leave] = sums[leave - weight]! + points;
  }
  return sums;
}

/** How many tiles a leave, given by its number, has of a kind, given by its index in the lattice. */
export function keptOf({ counts, weights }: RackLattice, leave: number, i: number): number {
  return Math.floor(leave / weights[i]!) % (counts[i]! + 1);
}

/** The tiles of a leave, given by its number. */
export function leaveAt(lattice: RackLattice, leave: number): readonly Tile[] {
  return tilesWith(
    lattice,
    lattice.counts.map((_, i) => keptOf(lattice, leave, i)),
  );
}

/** So many tiles of each kind on the rack. */
export function tilesWith({ tiles }: RackLattice, counts: readonly number[]): readonly Tile[] {
  const all: Tile[] = [];
  for (let i = 0; i < counts.length; i++) for (let left = counts[i]!; left > 0; left--) all.push(tiles[i]!);
  return all;
}
