import type { Checked } from "../checked.ts";
import type { WordGraph } from "../dictionary/word-graph.ts";
import type { Placement } from "../play/placement.ts";
import { resolve } from "../play/resolve.ts";
import { validatePlacement } from "../play/validate.ts";
import type { PlayViolation } from "../play/violation.ts";
import { expectation } from "../read/describe.ts";
import { requireOptions } from "../read/refuse.ts";
import { byPoints } from "./engine/by-points.ts";
import { byValue } from "./engine/by-value.ts";
import { createSearch, type Search } from "./engine/create-search.ts";
import { blankKind, naturalKind, packSquare } from "./engine/packed-tile.ts";
import { searchRanked } from "./engine/search-ranked.ts";
import { tileAlphabetOf } from "./engine/tile-alphabet.ts";
import { playMaker } from "./engine/to-play.ts";
import type { GeneratedPlay, RackedPosition } from "./generated-play.ts";
import { requireValue, type ValueOptions, worthOf } from "./value.ts";

/** A play's rank among all plays of its position. */
export interface PlayRank {
  /** The rank: 1 is the best. Plays of equal worth share the better rank. */
  readonly rank: number;
  /** The number of plays. */
  readonly plays: number;
  /** The best play. */
  readonly best: GeneratedPlay;
  /** The difference in worth between the best play and this one: 0 or more. */
  readonly difference: number;
}

/**
 * Returns a play's rank among all legal plays of its position, the number of those plays, and how much more the best
 * one is worth. If the play is not legal, returns every violation, as `validatePlacement` does.
 *
 * A word is valid if it is in the graph. Plays are compared by points or, if you pass a function as `options.value`, by
 * the sum of points and that function's result. Set `mostValue` to an upper bound on the result, so that `value` is not
 * called for plays that cannot beat yours.
 *
 * @param placements - The tiles of the play, in any order.
 *
 * @throws TypeError if a view's rack is not fully known; TypeError and RangeError as `bestPlay` does.
 *
 * @example
 * ```ts
 * import { buildWordGraph } from "tilewright/dictionary";
 * import { rankPlay } from "tilewright/movegen";
 * import { us2021 as ruleset } from "tilewright/rulesets";
 *
 * const graph = buildWordGraph(["SO", "NO", "HORN"], { tileSet: ruleset.tileSet, gaddag: true });
 * const placements = [{ row: 7, col: 7, letter: "S" }, { row: 7, col: 8, letter: "O" }];
 * const { rank, plays, difference } = rankPlay({ ruleset, rack: [..."HORNS"] }, placements, graph);
 * [rank, plays, difference]; // => [9, 16, 10]
 * ```
 */
export function rankPlay(
  position: RackedPosition,
  placements: readonly Placement[],
  graph: WordGraph,
  options: ValueOptions = {},
): Checked<PlayRank, PlayViolation> {
  requireOptions(options, ["value", "mostValue"]);
  const hidden = resolve(position).rack?.hidden ?? 0;
  if (hidden > 0) throw new TypeError(expectation("position.rack", "no hidden tiles", `${hidden}`));
  const search = createSearch(position, graph);
  requireValue(options);
  const { ok, score, violations } = validatePlacement(position, placements, { dictionary: graph });
  if (!ok) return { ok, violations };

  const own = generated(search, placements, score.total);
  const ownWorth = worthOf(own, options);
  const worth = options.value === undefined ? byPoints(search, {}) : byValue(search, options, false);
  let plays = 0;
  let better = 0;
  /** How many plays at the start of the table have been counted before: the best one, once it is kept. */
  let counted = 0;
  const [best = own] = searchRanked(
    search,
    {
      ...worth,
      // No play is passed over, because all of them are counted.
      raise: null,
      isPoints: false,
      rate(table) {
        const rated = worth.rate(table, ownWorth);
        const worths = rated.keys[0]!;
        plays += table.count - counted;
        for (const play of rated.plays) if (play >= counted && worths[play]! > ownWorth) better++;
        counted = Math.min(rated.plays.length, 1);
        return rated;
      },
    },
    1,
  );
  return { ok, rank: better + 1, plays, best, difference: worthOf(best, options) - ownWorth };
}

/** Legal placements as the play that `generatePlays` would give. */
function generated(search: Search, placements: readonly Placement[], points: number): GeneratedPlay {
  const { cols } = search.rules;
  const { numberOf } = tileAlphabetOf(search.rules);
  const tiles = Int32Array.from(placements, ({ row, col, letter, blank }) => {
    return packSquare(row * cols + col) + (blank ? blankKind : naturalKind)(numberOf(letter!));
  }).sort();
  return playMaker({ count: 1, points: Float64Array.of(points), tiles, width: tiles.length }, search)(0);
}
