import type { WordGraph } from "../dictionary/word-graph.ts";
import { requireOptions } from "../read/refuse.ts";
import { generatePlays } from "./generate-plays.ts";
import type { GeneratedPlay, RackedPosition } from "./generated-play.ts";
import type { ValueOptions } from "./value.ts";
import type { WhereOptions } from "./where.ts";

/**
 * Returns the highest-scoring play, or `null` if there is none. It is the first play that `generatePlays` returns with
 * the same options. If the rack has a blank, or `value` is given with `mostValue`, the search skips most of the other
 * plays; otherwise it visits them all, which is faster in that case.
 *
 * For a play in a game, pass the view of the player to move: `viewFor(game, seat)`. The game itself contains every
 * player's rack.
 *
 * With `where`, returns the best of the plays for which `where` returns `true`.
 *
 * With `value`, returns the play with the highest sum of points and value; if several have it, one with the most
 * points. Set `mostValue` to an upper bound on the value, so that `value` is called only for plays that may be the
 * best.
 *
 * @param options - Which plays to consider (`where`), and how to value them (`value`, `mostValue`).
 *
 * @throws TypeError and RangeError as `generatePlays` does.
 *
 * @example
 * ```ts
 * import { buildWordGraph } from "tilewright/dictionary";
 * import { bestPlay } from "tilewright/movegen";
 * import { us2021 as ruleset } from "tilewright/rulesets";
 *
 * const graph = buildWordGraph(["SO", "NO", "HORNS", "HORN"], { tileSet: ruleset.tileSet, gaddag: true });
 * const position = { ruleset, rack: [..."HORNS"] };
 * bestPlay(position, graph)?.points; // => 24
 *
 * // If an S is worth twelve points, it is worth keeping.
 * const value = (leave: readonly string[]) => (leave.includes("S") ? 12 : 0);
 * bestPlay(position, graph, { value, mostValue: 12 })?.leave; // => ["S"]
 * ```
 */
export function bestPlay(
  position: RackedPosition,
  graph: WordGraph,
  options: ValueOptions & WhereOptions = {},
): GeneratedPlay | null {
  requireOptions(options, ["value", "mostValue", "where"]);
  return generatePlays(position, graph, { ...options, top: 1 })[0] ?? null;
}
