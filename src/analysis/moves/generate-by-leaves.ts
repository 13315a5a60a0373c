import type { WordGraph } from "../../dictionary/word-graph.ts";
import { createSearch, rackNumbers, type Search } from "../../movegen/engine/search-ranked.ts";
import type { RackedPosition } from "../../movegen/generated-play.ts";
import { refuseOption, requireOptions } from "../../read/refuse.ts";
import { type RackLattice, requireFewLeaves } from "../../tiles/rack-lattice.ts";
import { type Leaves, requireLeaves, valuesFrom } from "../leaves/leaves.ts";
import { hundredthsOf, remainingFrom } from "./hundredths.ts";
import { playsByWorth } from "./plays-by-worth.ts";
import type { RankedPlay, Remaining } from "./ranked-move.ts";

/** Options that limit the number of results. */
export interface RankOptions {
  /** The maximum number of results to return; the best come first. Defaults to all. */
  readonly top?: number | undefined;
}

/**
 * Returns every legal play in a position, sorted by points plus leave value, best first. This is `generatePlays` with a
 * leave table as `value`, in the same order, but faster: each leave is looked up only once, and with `top` most
 * plays need not be examined.
 *
 * A position has no bag and no scores, so the table applies even if there are no tiles left to draw. For a game, use
 * `rankMoves`, which takes both into account and also considers exchanges.
 *
 * @param leaves - The values of kept tiles: see `leavesOf`.
 *
 * @throws TypeError and RangeError as `generatePlays` does; RangeError for a tile on the rack that is not in `leaves`,
 * and for a rack with more than 65,536 different leaves.
 *
 * @example
 * ```ts
 * import { generateByLeaves, leavesOf } from "tilewright/analysis";
 * import { buildWordGraph } from "tilewright/dictionary";
 * import { englishLeaves } from "tilewright/leaves";
 * import { us2021 as ruleset } from "tilewright/rulesets";
 *
 * const graph = buildWordGraph(["HORN", "HORNS", "SOD"], { tileSet: ruleset.tileSet, gaddag: true });
 * const [best] = generateByLeaves({ ruleset, rack: [..."HORNS"] }, graph, leavesOf(englishLeaves), { top: 1 });
 * best?.points; // => 24
 * ```
 */
export function generateByLeaves(
  position: RackedPosition,
  graph: WordGraph,
  leaves: Leaves,
  options: RankOptions = {},
): readonly RankedPlay[] {
  const top = topOf(options);
  const search = createSearch(position, graph);
  const leaveValues = hundredthsOf(valuesFrom(leaves, latticeOf(search, leaves)));
  const after = (leave: number): Remaining => remainingFrom(leaveValues[leave]!, "leave", null);
  return playsByWorth(search, { leaveValues, after, wins: Infinity }, top);
}

/** The option `top`, checked. */
export function topOf(options: RankOptions): number | undefined {
  requireOptions(options, ["top"]);
  const { top } = options;
  if (top !== undefined && !(Number.isInteger(top) && top >= 0))
    refuseOption("options.top", "a whole number, 0 or greater", top);
  return top;
}

/** The leaves of the rack of a search, its tiles in the order of the tile set. */
export function latticeOf(search: Search, leaves: Leaves): RackLattice {
  requireLeaves(leaves);
  const { lattice } = rackNumbers(search, search.tiles);
  requireFewLeaves(lattice);
  const unknown = lattice.tiles.find((tile) => !leaves.tiles.includes(tile));
  if (unknown !== undefined) refuseOption("position.rack", "tiles in the leave table", unknown);
  return lattice;
}
