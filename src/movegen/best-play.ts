import type { WordGraph } from "../dictionary/word-graph.ts";
import { requireOptions } from "../read/refuse.ts";
import { generatePlays } from "./generate-plays.ts";
import type { GeneratedPlay, RackedPosition } from "./generated-play.ts";
import type { ValueOptions } from "./value.ts";
import type { WhereOptions } from "./where.ts";

/**
 * The play that scores most, or `null` if there is no play. It is the first play of `generatePlays` with the same
 * options. With a blank on the rack, or a `value` with `mostValue`, it is found without searching most of the others;
 * otherwise all are searched, which is faster there.
 *
 * For a play in a game, pass the view of the player who is to move: `viewFor(game, seat)`. The game itself has the
 * racks of all.
 *
 * With `where` it is the best of the plays for which that returns `true`.
 *
 * With a `value` it is the play with the highest sum of points and value. Say in `mostValue` what a value can be at
 * most: then `value` is only called for plays that may be the best.
 *
 * @param options - Which plays count (`where`), and what they are worth (`value`, `mostValue`).
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
 * // Whoever finds an S worth twelve points keeps it.
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
