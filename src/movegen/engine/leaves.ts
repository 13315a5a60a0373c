import { blankNumber } from "./rack.ts";
import type { TileAlphabet } from "./tile-alphabet.ts";

/**
 * Every leave of a rack: everything that a play may leave of it. A leave is given by the index of the first of its
 * {@link LEAVE} numbers. Laying a tile leads to an earlier leave, by the tile's step, so nothing is counted while
 * searching, and taking a tile back costs nothing.
 */
export interface Leaves {
  readonly leaves: Int32Array;
  /** The leave before any tile is laid: the whole rack. */
  readonly full: number;
  /** For letter n: at 2n the step of its natural tile, at 2n + 1 the points of that tile. */
  readonly naturals: Int32Array;
  /** The step of a blank. A leave that is not smaller has a blank. */
  readonly blankStep: number;
}

const LEAVE = 4;
/** The letters of its natural tiles, as bits; none if the play may have no more tiles. */
const NATURAL_BITS = 0;
/** The letters that can be laid, with a natural tile or with a blank, as bits. */
export const LAYABLE_BITS = 1;
/** The number of tiles laid. */
const LAID = 2;
/** The bonus for laying that many tiles. */
const BONUS = 3;

/** More leaves than this are not worth their memory: a rack that has more goes to the wide search. */
const mostLeaves = 1 << 13;

/** The leaves of a rack (given as numbers of letters); `null` if there are too many. */
export function leavesOf(
  rack: readonly number[],
  { values }: TileAlphabet,
  bonuses: readonly (number | undefined)[],
  maxTiles: number,
): Leaves | null {
  const held = new Int32Array(values.length);
  let blanks = 0;
  for (const number of rack) {
    if (number === blankNumber) blanks++;
    else held[number]!++;
  }
  let total = blanks + 1;
  for (let number = 0; number < held.length; number++) total *= held[number]! + 1;
  if (total > mostLeaves) return null;

  const leaves = new Int32Array(total * LEAVE);
  const naturals = new Int32Array(2 * values.length);
  let size = LEAVE;
  leaves[LAID] = rack.length;
  for (let number = 0; number < held.length; number++) {
    naturals[2 * number] = size;
    naturals[2 * number + 1] = values[number]!;
    if (held[number] !== 0) size = addTiles(leaves, size, held[number]!, 1 << number, 1 << number);
  }
  addTiles(leaves, size, blanks, 0, -1);
  for (let leave = 0; leave < leaves.length; leave += LEAVE) {
    const laid = leaves[leave + LAID]!;
    leaves[leave + BONUS] = bonuses[laid] ?? 0;
    if (laid >= maxTiles) leaves[leave + NATURAL_BITS] = leaves[leave + LAYABLE_BITS] = 0;
  }
  return { leaves, full: leaves.length - LEAVE, naturals, blankStep: size };
}

/** Repeats the first `size` numbers for leaves with 1 to `count` more tiles of a kind. Returns the size after that. */
function addTiles(leaves: Int32Array, size: number, count: number, naturalBits: number, layableBits: number): number {
  const end = size * (count + 1);
  for (let leave = size; leave < end; leave += LEAVE) {
    leaves[leave + NATURAL_BITS] = leaves[leave - size + NATURAL_BITS]! | naturalBits;
    leaves[leave + LAYABLE_BITS] = leaves[leave - size + LAYABLE_BITS]! | layableBits;
    leaves[leave + LAID] = leaves[leave - size + LAID]! - 1;
  }
  return end;
}
