import type { Checked } from "../checked.ts";
import type { ScoreBreakdown } from "./breakdown.ts";
import { judgePlacements } from "./judge-placements.ts";
import { dictionaryOf } from "./look-up.ts";
import type { Placement } from "./placement.ts";
import type { AnyPosition, PlayOptions } from "./position.ts";
import { resolve } from "./resolve.ts";
import type { PlayViolation } from "./violation.ts";

/**
 * Judges a play in one call: every violation that can be established, or the score, whose words are the words formed.
 *
 * The rack is checked if the position knows one, words are looked up if a dictionary is given. What is listed, in which
 * order and with which squares: decision 1.
 *
 * @throws TypeError or RangeError if `position` is no position, its ruleset no ruleset, or the dictionary cannot be asked;
 * nothing that is tried as a placement throws.
 *
 * @example
 * ```ts
 * import { validatePlacement } from "tilewright";
 * import { us2021 as ruleset } from "tilewright/rulesets";
 *
 * const placements = [{ row: 7, col: 6, letter: "O" }, { row: 7, col: 8, letter: "X" }];
 * validatePlacement({ ruleset }, placements).violations?.map((v) => v.code); // => ["gap", "start-not-covered"]
 * ```
 */
export function validatePlacement(
  position: AnyPosition,
  placements: readonly Placement[],
  options: PlayOptions = {},
): Checked<{ readonly score: ScoreBreakdown }, PlayViolation> {
  const { violations, score } = judgePlacements(resolve(position), placements, dictionaryOf(options));
  if (violations.length > 0 || score === null) return { ok: false, violations: violations as [PlayViolation] };
  return { ok: true, score };
}
