import { mismatch } from "../../read/describe.ts";
import { isObject } from "../../read/is-object.ts";
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
 * Returns a variant in which players have a target score. Whoever reaches theirs first wins at once, however many tiles
 * are left, and unplayed tiles cost nobody anything.
 *
 * Pass one target for all, or as many targets or levels as there will be players: `createGame` throws otherwise.
 *
 * Editions of 2021 and 2006, Finish Line.
 *
 * @param options - One of three: `target`, a score for all players; `targets`, a score for each player in seat order;
 * or `levels`, a level for each of two to four players. With 2, 3 or 4 players a beginner needs 70, 60 or 50 points, an
 * intermediate player 120, 100 or 90, an expert 200, 180 or 160.
 *
 * @throws TypeError if `options` is not an object, or `levels` is not a list.
 * @throws RangeError if there are not two to four levels, or one of them is unknown. `defineRuleset` checks the
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
  if (!isObject(options)) throw new TypeError(mismatch("options", "an object with levels, target or targets", options));
  if ("target" in options) return [options.target];
  if ("targets" in options) return options.targets;
  const { levels } = options;
  if (!Array.isArray(levels)) throw new TypeError(mismatch("levels", "a list of levels", levels));
  if (levels.length < 2 || levels.length > 4)
    throw new RangeError(mismatch("levels", "two to four levels, one for each player", levels.length));
  return levels.map((level: Level) => {
    if (!Object.hasOwn(targetsByLevel, level))
      throw new RangeError(mismatch("levels", "beginner, intermediate or expert", level));
    return targetsByLevel[level][levels.length - 2] as number;
  });
}
