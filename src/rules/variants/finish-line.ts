import { isKeyOf } from "../../read/is-object.ts";
import { refuseOption, requireObject, requireThat } from "../../read/refuse.ts";
import type { Variant } from "../define.ts";
import type { Ruleset } from "../ruleset.ts";

/** How well a player plays, as the rulebooks' table of targets has it. */
export type Level = "beginner" | "intermediate" | "expert";

/** The rulebooks' targets for 2, 3 and 4 players (V2). */
const targetsByLevel: Readonly<Record<Level, readonly number[]>> = {
  beginner: [70, 60, 50],
  intermediate: [120, 100, 90],
  expert: [200, 180, 160],
};

/**
 * Returns a variant in which players have target scores. The first player to reach their target wins immediately,
 * regardless of how many tiles are left, and there is no deduction for unplayed tiles.
 *
 * Pass one target for all players, or one target or level per player: `createGame` throws if the number of targets or
 * levels does not match the number of players.
 *
 * Source: 2021 and 2006 editions, Finish Line.
 *
 * @param options - One of the following: `target` (a score for all players), `targets` (a score for each player in seat
 * order) or `levels` (a level for each of two to four players). In games with 2, 3 or 4 players, a beginner needs 70,
 * 60 or 50 points, an intermediate player needs 120, 100 or 90, and an expert needs 200, 180 or 160.
 *
 * @throws TypeError if `options` is not an object, or if `levels` is not a list.
 * @throws RangeError if the number of levels is not two to four, or if a level is unknown. `defineRuleset` checks the
 * targets.
 */
export function finishLine(
  options:
    | { readonly levels: readonly Level[] }
    | { readonly target: number }
    | { readonly targets: readonly number[] },
): Variant {
  // V2, D35-D39
  const targets = targetsOf(options);
  return (base: Ruleset): Ruleset => ({
    ...base,
    variants: [...base.variants, "finish-line"],
    end: { ...base.end, targets },
  });
}

function targetsOf(options: Parameters<typeof finishLine>[0]): readonly number[] {
  requireObject(options, "options", "an object with levels, target or targets");
  if ("target" in options) return [options.target];
  if ("targets" in options) return options.targets;
  const { levels } = options;
  requireThat(Array.isArray(levels), "levels", "a list of levels", levels);
  if (levels.length < 2 || levels.length > 4)
    refuseOption("levels", "two to four levels, one for each player", levels.length);
  return levels.map((level: Level) => {
    if (!isKeyOf(targetsByLevel, level)) refuseOption("levels", "beginner, intermediate or expert", level);
    return targetsByLevel[level][levels.length - 2] as number;
  });
}
