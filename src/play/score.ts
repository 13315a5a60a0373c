import type { Checked } from "../checked.ts";
import { type ScoreBreakdown, scoreBreakdown } from "./breakdown.ts";
import { inspect } from "./inspect.ts";
import type { Placement } from "./placement.ts";
import type { AnyPosition } from "./position.ts";
import { resolve } from "./resolve.ts";
import type { PlayViolation } from "./violation.ts";

/**
 * Returns the score of a play, or every violation in the placement of its tiles. Neither the rack nor the words are
 * checked, so violations such as `not-on-rack` and `invalid-word` never occur.
 *
 * @param position - The position to play on. For an empty board, `{ ruleset }` is enough.
 * @param placements - The tiles to lay, in any order. `parsePlay` in `tilewright/notation` reads them from notation
 * such as `8F HORN`.
 *
 * @throws TypeError if `position` is not a position or its ruleset is not a ruleset.
 * @throws RangeError if the board and the layout have different numbers of squares.
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

/**
 * Returns the score of a play that was made, wherever it lies: one off the start square stands unless it is challenged.
 * `null` if its tiles do not fit the board or form no word.
 */
export function scoreAsLaid(position: AnyPosition, placements: readonly Placement[]): ScoreBreakdown | null {
  const resolved = resolve(position);
  return scoreBreakdown(resolved, inspect(resolved, placements));
}
