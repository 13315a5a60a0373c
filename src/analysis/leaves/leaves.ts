import { isList, isListOf, propertiesOf } from "../../read/is-object.ts";
import { refuseOption, requireIterable, requireParts, requireThat } from "../../read/refuse.ts";
import type { RackLattice } from "../../tiles/rack-lattice.ts";
import type { Tile } from "../../tiles/tile.ts";
import { type LeaveTable, mostHundredths, mostKinds, mostLists } from "./leave-table.ts";
import { countKinds, countMultisets, visitMultisets } from "./multisets.ts";

/** Leave values, ready for look-up. Created by `leavesOf` and `parseKlv`. */
export interface Leaves {
  /** The kinds of tiles it has values for, including the blank. */
  readonly tiles: readonly Tile[];
  /**
   * Returns the value of a leave in points, relative to an average leave. An empty leave is worth 0.
   *
   * @throws RangeError for a tile that is not in `tiles`.
   */
  readonly valueOf: (leave: readonly Tile[]) => number;
  /** Returns the values of all leaves of a rack in points, indexed by leave number. */
  readonly valuesOn: (lattice: RackLattice) => Float64Array;
}

/**
 * Returns the values of a leave table, ready for look-up.
 *
 * @throws TypeError if `table` is not a leave table, or contains something that `parseLeaves` rejects. To find out what
 * and where, call `parseLeaves`.
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
  requireTable(table, "table");
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

/** Throws a `TypeError` unless a value is a table of leaves. */
export function requireTable(table: unknown, name: string): void {
  requireThat(isTable(table), name, "a leave table that parseLeaves accepts", table);
}

/**
 * Returns what all leaves of a rack are worth, as `leaves` say.
 *
 * @throws TypeError unless that is a number for each of them. Leaves may be a program's own.
 */
export function valuesFrom(leaves: Leaves, lattice: RackLattice): Float64Array {
  const values: unknown = leaves.valuesOn(lattice);
  const isValue = (value: number): boolean => Math.abs(value) <= mostLeavePoints;
  const holds = values instanceof Float64Array && values.length === lattice.size && values.every(isValue);
  const expected = `a Float64Array with ${lattice.size} numbers from ${-mostLeavePoints} to ${mostLeavePoints}`;
  requireThat(holds, "leaves.valuesOn", expected, values);
  return values as Float64Array;
}

/** The most points of a leave, above and below 0: more than any table adds up to, and 32 bits hold the hundredths. */
const mostLeavePoints = 20_000_000;

/** Throws a `TypeError` unless a value is what `leavesOf` returns. */
export function requireLeaves(leaves: Leaves): void {
  requireParts(leaves, "leaves", "leaves (from leavesOf)", ["tiles"]);
  for (const name of ["valueOf", "valuesOn"] as const)
    requireThat(typeof leaves[name] === "function", `leaves.${name}`, "a function", leaves[name]);
}

function refuseTile(index: number, tile: Tile): never {
  return refuseOption(`leave[${index}]`, "a tile in the leave table", tile);
}

/** Whether a value is a table of leaves: as many whole numbers as its tiles ask for, and none of them too large. */
function isTable(table: unknown): table is LeaveTable {
  const { kind, tiles, values, made } = propertiesOf(table) as Partial<LeaveTable>;
  if (kind !== "leaves" || !isList(tiles) || !isList(values) || !(made === null || isList(made))) return false;
  if (!(tiles.length >= 1 && tiles.length <= mostKinds && values.length <= mostLists)) return false;
  if (!isListOf(tiles, (tile) => typeof tile === "string") || new Set(tiles).size < tiles.length) return false;
  const counts = countMultisets(tiles.length, values.length);
  const isValue = (value: unknown): boolean => Number.isInteger(value) && Math.abs(value as number) <= mostHundredths;
  // Spread, because `every` passes over holes.
  return [...values].every((list, i) => isListOf(list, isValue) && list.length === counts[i + 1]![tiles.length]);
}
