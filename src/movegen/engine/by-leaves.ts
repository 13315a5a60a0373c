import { keptOf, sizesOf } from "../../tiles/rack-lattice.ts";
import type { Search } from "./create-search.ts";
import { kindOfTile } from "./packed-tile.ts";
import { type RackNumbers, rackNumbers } from "./rack-numbers.ts";
import type { Worth } from "./worth.ts";

/** What the tiles that plays leave are worth. */
export interface LeaveWorths {
  /** What each leave adds to points, in hundredths, by its number in the lattice of the rack. */
  readonly leaveValues: Int32Array;
  /** The points from which on a play wins, so that nothing is added and no other play comes before it. */
  readonly wins: number;
  /** Whether equal plays are ordered by their points before their tiles. */
  readonly pointsFirst: boolean;
}

/** More than any play and any leave are worth together, in hundredths. */
const winning = 1e12;

/** Ranks plays by their points and by what they leave. */
export function byLeaves<Made>(
  search: Search,
  { leaveValues, wins, pointsFirst }: LeaveWorths,
  make: Worth<Made>["make"],
): Worth<Made> {
  const numbers = rackNumbers(search, search.tiles);
  const { lattice, weights } = numbers;
  const { size } = lattice;
  const worthOf = (points: number, leave: number): number =>
    100 * points + (points >= wins ? winning : leaveValues[leave]!);
  return {
    rate({ count, points, tiles, width }) {
      const plays = new Int32Array(count);
      const worths = new Float64Array(count);
      for (let play = 0; play < count; play++) {
        let leave = size - 1;
        const end = (play + 1) * width;
        for (let at = play * width; at < end && tiles[at] !== 0; at++) leave -= weights[kindOfTile(tiles[at]!)]!;
        plays[play] = play;
        worths[play] = worthOf(points[play]!, leave);
      }
      return { plays, keys: pointsFirst ? [worths, points] : [worths] };
    },
    make,
    perPoint: 100,
    raise: wins === Infinity ? raiser(numbers, search.blanks, leaveValues) : null,
    minPoints: undefined,
    isPoints: false,
    sparesBlanks: () => sparesBlanks(numbers, search.blanks, leaveValues),
    keepsBlanks: true,
    isSlow: false,
  };
}

/** See `raise` of `Worth`. */
function raiser(
  { lattice }: RackNumbers,
  blanks: number,
  leaveValues: Int32Array,
): NonNullable<Worth<unknown>["raise"]> {
  const { size } = lattice;
  // The leaves from this one on keep all blanks: a blank is the last tile of a lattice.
  const keepsAll = size - size / (blanks + 1);
  return (adds, withBlank) => {
    const sizes = sizesOf(lattice);
    adds.fill(-Infinity);
    const end = withBlank === true ? keepsAll : size;
    for (let leave = withBlank === false ? keepsAll : 0; leave < end; leave++) {
      const laid = sizes[size - 1]! - sizes[leave]!;
      // In whole points: fractions that add up to the same may differ by their rounding.
      if (laid < adds.length) adds[laid] = Math.max(adds[laid]!, Math.ceil(leaveValues[leave]! / 100));
    }
  };
}

/** Whether a blank is worth at least as much as any other tile that could be kept in its place. */
function sparesBlanks({ lattice }: RackNumbers, blanks: number, leaveValues: Int32Array): boolean {
  if (blanks === 0) return false;
  const { weights, size } = lattice;
  const blank = weights.length - 1;
  for (let leave = 0; leave < size; leave++) {
    if (keptOf(lattice, leave, blank) === blanks) continue;
    for (let i = 0; i < blank; i++)
      if (keptOf(lattice, leave, i) > 0 && leaveValues[leave]! > leaveValues[leave - weights[i]! + weights[blank]!]!)
        return false;
  }
  return true;
}
