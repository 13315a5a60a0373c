import type { Checked } from "../checked.ts";
import { type ScoreBreakdown, scoreBreakdown } from "./breakdown.ts";
import { inspect } from "./inspect.ts";
import type { Placement } from "./placement.ts";
import type { AnyPosition } from "./position.ts";
import { resolve } from "./resolve.ts";
import type { PlayViolation } from "./violation.ts";

/**
 * Scores a play, or returns everything that is wrong with where its tiles lie. Neither the rack nor the words are
 * judged, so violations such as `not-on-rack` and `invalid-word` never occur.
 *
 * @param position - For an empty board `{ ruleset }` is enough.
 * @param placements - The tiles to lay, in any order. `parsePlay` of `tilewright/notation` reads `8F HORN`.
 *
 * @throws TypeError if `position` is not a position or its ruleset is not a ruleset.
 * @throws RangeError if the board does not have as many squares as the layout.
 *
 * @example
 * ```ts
 * import { scoreMove, unwrap } from "tilewright";
 * import { parsePlay } from "tilewright/notation";
 * import { us2021 as ruleset } from "tilewright/rulesets";
 *
 * const { placements } = unwrap(parsePlay("8F HORN", { ruleset }));
 * unwrap(scoreMove({ ruleset }, placements)).score.total; // => 14
 * ```
 */
export function scoreMove(
  position: AnyPosition,
  placements: readonly Placement[],
): Checked<{ readonly score: ScoreBreakdown }, PlayViolation> {
  const resolved = resolve(position);
  const inspection = inspect(resolved, placements);
  const { violations } = inspection;
  if (violations.length > 0) return { ok: false, violations: violations as [PlayViolation] };
  return { ok: true, score: scoreBreakdown(resolved, inspection) as ScoreBreakdown };
}
