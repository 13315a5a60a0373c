import type { Checked } from "../checked.ts";
import type { WordGraph } from "../dictionary/word-graph.ts";
import type { Placement } from "../play/placement.ts";
import { resolve } from "../play/resolve.ts";
import { validatePlacement } from "../play/validate.ts";
import type { PlayViolation } from "../play/violation.ts";
import { expectation } from "../read/describe.ts";
import { requireOptions } from "../read/refuse.ts";
import { bestPlay } from "./best-play.ts";
import { createSearch, type Search } from "./engine/create-search.ts";
import { createCollector } from "./engine/play-collector.ts";
import { giveBack } from "./engine/scratch.ts";
import { searchAll } from "./engine/search-all.ts";
import { tileAlphabetOf } from "./engine/tile-alphabet.ts";
import { playMaker } from "./engine/to-play.ts";
import type { GeneratedPlay, RackedPosition } from "./generated-play.ts";
import { requireValue, type ValueOptions, worthOf } from "./value.ts";

/** Where a play stands among all plays of its position. */
export interface PlayRank {
  /** 1 for the best. Plays that are worth the same share the better rank. */
  readonly rank: number;
  /** How many plays there are. */
  readonly plays: number;
  /** The best play. */
  readonly best: GeneratedPlay;
  /** How much more the best play is worth: 0 or more. */
  readonly difference: number;
}

/**
 * Says where a play stands among all legal plays of its position: its rank, how many plays there are, and how much more
 * the best one is worth, which this play has missed. If the play is not legal, you get every violation, as
 * `validatePlacement` lists them.
 *
 * The words are those of the graph. Plays are compared by their points. With `options.value`, a function of yours, they
 * are compared by points plus what it returns. Say in `mostValue` what it returns at most: then it is not called for
 * plays that cannot be better than yours.
 *
 * @param placements - The tiles of the play, in any order.
 *
 * @throws TypeError for a view whose rack is not all known; TypeError and RangeError as `bestPlay` does.
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
  const { value, mostValue = Infinity } = options;
  const found = createCollector(search, "all", { top: 1 });
  let plays = 0;
  let better = 0;
  /** Counts the plays of the table and empties it. */
  const count = (): void => {
    const playOf = playMaker(found, search);
    for (let i = 0; i < found.count; i++) {
      const points = found.points[i]!;
      if (
        value === undefined
          ? points > ownWorth
          : points + mostValue > ownWorth && worthOf(playOf(i), options) > ownWorth
      )
        better++;
    }
    plays += found.count;
    found.count = 0;
  };
  found.full = count;
  searchAll(search, found);
  count();
  giveBack(search);
  const best = bestPlay(position, graph, options) ?? own;
  return { ok, rank: better + 1, plays, best, difference: worthOf(best, options) - ownWorth };
}

/** Legal placements as the play that `generatePlays` would give. */
function generated(search: Search, placements: readonly Placement[], points: number): GeneratedPlay {
  const { cols } = search.rules;
  const { numberOf } = tileAlphabetOf(search.rules);
  const tiles = Int32Array.from(placements, ({ row, col, letter, blank }) => {
    return (row * cols + col) * 256 + (numberOf(letter!) + 1) * 2 + (blank ? 1 : 0);
  }).sort();
  return playMaker({ count: 1, points: Float64Array.of(points), tiles, width: tiles.length }, search)(0);
}
