import { byLeaves, type Search, searchRanked } from "../../movegen/engine/search-ranked.ts";
import type { RankedPlay, Remaining } from "./ranked-move.ts";

/** What remains after plays, by the number that a leave has in the lattice of the rack. */
interface AfterPlays {
  /** In hundredths of a point. */
  readonly leaveValues: Int32Array;
  /** The same for a play that is returned. */
  readonly after: (leave: number) => Remaining;
  /** The points from which on a play wins, whatever remains. */
  readonly wins: number;
}

/** The plays of a search by points and by what remains, best first. The search cannot be used again. */
export function playsByWorth(
  search: Search,
  { leaveValues, after, wins }: AfterPlays,
  top: number | undefined,
): readonly RankedPlay[] {
  const known: Remaining[] = [];
  const worth = byLeaves(
    search,
    { leaveValues, wins, pointsFirst: true },
    (placements, points, leave, taken): RankedPlay => {
      if (points >= wins) return { type: "play", placements, points, leave, remaining: reached, equity: points };
      const number = leaveValues.length - 1 - taken;
      let remaining = known[number];
      if (remaining === undefined) {
        remaining = after(number);
        known[number] = remaining;
      }
      return {
        type: "play",
        placements,
        points,
        leave,
        remaining,
        equity: (100 * points + leaveValues[number]!) / 100,
      };
    },
  );
  return searchRanked(search, worth, top);
}

/** What remains after a play that reaches the target: nothing is settled then. */
const reached: Remaining = /* @__PURE__ */ Object.freeze({ points: 0, how: "end", ends: "target" });
