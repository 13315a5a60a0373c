import { mismatch } from "../../read/describe.ts";
import type { Variant } from "../define.ts";
import type { Ruleset } from "../ruleset.ts";

/** How well a player plays, in the rulebooks' table of targets. */
export type Level = "beginner" | "intermediate" | "expert";

/** The rulebooks' targets for 2, 3 and 4 players (clause V2). */
const targetsByLevel: Readonly<Record<Level, readonly number[]>> = {
  beginner: [70, 60, 50],
  intermediate: [120, 100, 90],
  expert: [200, 180, 160],
};

/**
 * Finish Line (clause V2, decisions D35-D39): whoever reaches the own target wins, however many tiles are left.
 *
 * The targets: one for all, one each in seat order, or a level each, for the rulebooks' table by number of players.
 * `createGame` refuses another number of players than there are levels or targets.
 *
 * @throws RangeError for levels other than two to four, or an unknown level, TypeError for options that are none;
 * `defineRuleset` checks the targets.
 */
export function finishLine(
  options:
    | { readonly levels: readonly Level[] }
    | { readonly target: number }
    | { readonly targets: readonly number[] },
): Variant {
  const targets = targetsOf(options);
  return (base: Ruleset): Ruleset => ({
    ...base,
    variants: [...base.variants, "finish-line"],
    end: { ...base.end, targets },
  });
}

function targetsOf(options: Parameters<typeof finishLine>[0]): readonly number[] {
  if (typeof options !== "object" || options === null)
    throw new TypeError(mismatch("options", "levels, target or targets", options));
  if ("target" in options) return [options.target];
  if ("targets" in options) return options.targets;
  const { levels } = options;
  if (!Array.isArray(levels)) throw new TypeError(mismatch("levels", "a list", levels));
  if (levels.length < 2 || levels.length > 4)
    throw new RangeError(mismatch("levels", "two to four, one a player", levels.length));
  return levels.map((level: Level) => {
    if (!Object.hasOwn(targetsByLevel, level))
      throw new RangeError(mismatch("levels", "beginner, intermediate or expert", level));
    return targetsByLevel[level][levels.length - 2] as number;
  });
}
