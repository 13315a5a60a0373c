import type { Search } from "../../movegen/engine/create-search.ts";
import { giveBackTable } from "../../movegen/engine/scratch.ts";
import { playMaker } from "../../movegen/engine/to-play.ts";
import type { RankedPlay, Remaining } from "./ranked-move.ts";
import { type RankedPlays, winning } from "./search-by-worth.ts";

/** The plays that a search has ranked. It is the last that is done with the search. */
export function makePlays(
  search: Search,
  { plays, order, worths, leaves }: RankedPlays,
  after: (leave: number) => Remaining,
): readonly RankedPlay[] {
  const remains: Remaining[] = [];
  const playOf = playMaker(plays, search, (placements, points, leave, index): RankedPlay => {
    const worth = worths[index]!;
    if (worth > winning / 2) return { type: "play", placements, points, leave, remaining: reached, equity: points };
    const number = leaves[index]!;
    let remaining = remains[number];
    if (remaining === undefined) {
      remaining = rounded(after(number));
      remains[number] = remaining;
    }
    return { type: "play", placements, points, leave, remaining, equity: worth / 100 };
  });
  const made = new Array<RankedPlay>(order.length);
  for (let i = 0; i < made.length; i++) made[i] = playOf(order[i]!);
  giveBackTable(search, plays);
  return made;
}

/** What remains after a play that reaches the target: nothing is settled then. */
const reached: Remaining = /* @__PURE__ */ Object.freeze({ points: 0, how: "end", ends: "target" });

/** What remains, to two decimals. */
export function rounded({ points, how, ends }: Remaining): Remaining {
  return Object.freeze({ points: Math.round(points * 100) / 100 + 0, how, ends });
}
