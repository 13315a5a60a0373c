import type { Checked } from "../checked.ts";
import type { ScoreBreakdown } from "./breakdown.ts";
import { judgePlacements } from "./judge-placements.ts";
import { dictionaryOf } from "./look-up.ts";
import type { Placement } from "./placement.ts";
import type { AnyPosition, PlayOptions } from "./position.ts";
import { resolve } from "./resolve.ts";
import type { PlayViolation } from "./violation.ts";

/**
 * Returns the score of a play, with the words it forms, or every violation that can be determined. Never throws for
 * invalid placements.
 *
 * The rack is checked if the position has one. Words are looked up if there is a dictionary and the tiles may be placed
 * there; rules that check words on every play require a dictionary (`no-dictionary`). docs/errors.md shows every
 * violation on a board.
 *
 * @param position - The position to play on. For an empty board, `{ ruleset }` is enough.
 * @param placements - The tiles to lay, in any order. `parsePlay` in `tilewright/notation` reads them from notation
 * such as `8F HORN`.
 *
 * @throws TypeError if `position` is not a position, its ruleset is not a ruleset, or the dictionary cannot be used.
 * @throws RangeError if the board and the layout have different numbers of squares.
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
