import { mismatch } from "../../read/describe.ts";
import { requireIterable, requireParts, requireThat } from "../../read/refuse.ts";
import type { Tile } from "../../tiles/tile.ts";
import type { LeaveTable } from "./leave-table.ts";
import { countKinds, countMultisets, visitMultisets } from "./multisets.ts";
import type { RackLattice } from "./rack-lattice.ts";

/** What tiles kept on the rack are worth, ready to be asked. `leavesOf` and `parseKlv` make one. */
export interface Leaves {
  /** The kinds of tiles that it knows, the blank among them. */
  readonly tiles: readonly Tile[];
  /**
   * What a leave is worth in points, compared with an average one. No tiles are worth 0.
   *
   * @throws RangeError for a tile that it does not know.
   */
  readonly valueOf: (leave: readonly Tile[]) => number;
  /** What all leaves of a rack are worth in points, by their numbers. */
  readonly valuesOn: (lattice: RackLattice) => Float64Array;
}

/**
 * Makes a table of leaves ready to be asked.
 *
 * @throws TypeError if `table` is not a table of leaves: read one from outside with `parseLeaves`.
 *
 * @example
 * ```ts
 * import { leavesOf } from "tilewright/analysis";
 * import { englishLeaves } from "tilewright/leaves";
 *
 * const leaves = leavesOf(englishLeaves);
 * leaves.valueOf(["S"]) > leaves.valueOf(["V"]); // => true
 * ```
 */
export function leavesOf(table: LeaveTable): Leaves {
  if (!isTable(table)) throw new TypeError(mismatch("table", "a table of leaves", table));
  const { tiles, values } = table;
  const multisets = countMultisets(tiles.length, values.length);
  const kindOf = new Map(tiles.map((tile, kind) => [tile, kind]));
  const valuesOn = ({ tiles: held, counts, weights, size }: RackLattice): Float64Array => {
    const sums = new Float64Array(size);
    // By kind in the order of the table, which may be another one than the lattice has.
    const kinds = held.map((tile, i) => ({ kind: kindOf.get(tile)!, count: counts[i]!, weight: weights[i]! }));
    kinds.sort((a, b) => a.kind - b.kind);
    visitMultisets(kinds, multisets, (tilesIn, number, leave) => {
      sums[leave] = values[tilesIn - 1]![number]!;
    });
    // What a leave contains, added up kind by kind.
    for (const { count, weight } of kinds) {
      const block = weight * (count + 1);
      for (let begin = 0; begin < size; begin += block)
        for (let at = begin + weight; at < begin + block; at++) sums[at]! += sums[at - weight]!;
    }
    for (let leave = 0; leave < size; leave++) sums[leave]! /= 100;
    return sums;
  };
  const valueOfLeave = (leave: readonly Tile[]): number => {
    requireIterable(leave, "leave", "a list of tiles");
    const kinds = countKinds(Array.from(leave, (tile, i) => kindOf.get(tile) ?? refuseTile(i, tile)));
    let sum = 0;
    visitMultisets(kinds, multisets, (size, number) => {
      sum += values[size - 1]![number]!;
    });
    return sum / 100;
  };
  return { tiles, valuesOn, valueOf: valueOfLeave };
}

/** Throws a `TypeError` unless a value is what `leavesOf` gives. */
export function requireLeaves(leaves: Leaves): void {
  requireParts(leaves, "leaves", "what leavesOf gives", ["tiles"]);
  for (const name of ["valueOf", "valuesOn"] as const)
    requireThat(typeof leaves[name] === "function", `leaves.${name}`, "a function", leaves[name]);
}

function refuseTile(index: number, tile: Tile): never {
  throw new RangeError(mismatch(`leave[${index}]`, "a tile of the table of leaves", tile));
}

/** Whether a value is a table of leaves: as many numbers as its tiles ask for. */
function isTable(table: unknown): boolean {
  const { kind, tiles, values } = Object(table) as Partial<LeaveTable>;
  if (kind !== "leaves" || !Array.isArray(tiles) || !Array.isArray(values)) return false;
  const counts = countMultisets(tiles.length, values.length);
  return values.every((list, i) => Array.isArray(list) && list.length === counts[i + 1]![tiles.length]);
}
