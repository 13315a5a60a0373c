import type { Checked } from "../checked.ts";
import type { WordLabel } from "../dictionary/dictionary.ts";
import { BLANK } from "../tiles/tile.ts";
import type { ScoreBreakdown, WordScore } from "./breakdown.ts";
import { scoreBreakdown } from "./breakdown.ts";
import { type Inspection, inspect } from "./inspect.ts";
import { dictionaryOf, lookUp, type Verdict } from "./look-up.ts";
import type { Placement } from "./placement.ts";
import type { AnyPosition, PlayOptions } from "./position.ts";
import { missingFromRack } from "./rack.ts";
import { type Resolved, resolve } from "./resolve.ts";
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
  const { violations, score } = judge(resolve(position), placements, options);
  if (violations.length > 0 || score === null) return { ok: false, violations: violations as [PlayViolation] };
  return { ok: true, score };
}

/** All there is to say of a play: for {@link validatePlacement} and the preview. */
export interface Judgement {
  readonly inspection: Inspection;
  readonly violations: readonly PlayViolation[];
  /** Hypothetical if there are violations; `null` where none can be told. */
  readonly score: ScoreBreakdown | null;
  /** For each word of the score what the dictionary says, `null` if it cannot be asked; empty without a dictionary. */
  readonly verdicts: readonly (Verdict | null)[];
}

/** Judges a play on a position made ready. */
export function judge(resolved: Resolved, placements: readonly Placement[], options: PlayOptions): Judgement {
  const dictionary = dictionaryOf(options);
  const inspection = inspect(resolved, placements);
  let { violations } = inspection;
  if (resolved.rack !== null)
    violations = [...violations, ...missingFromRack(resolved, resolved.rack, inspection.placements)];
  const score = inspection.readable ? scoreBreakdown(resolved, inspection) : null;
  const verdicts: (Verdict | null)[] = [];
  if (score === null || dictionary === undefined) return { inspection, violations, score, verdicts };
  const readOff = inspection.violations.length === 0;
  for (const word of score.words) {
    const verdict = readOff || isNamed(word) ? lookUp(word, dictionary, resolved.ruleset.forbiddenLabels) : null;
    verdicts.push(verdict);
    if (readOff && verdict?.acceptable === false) violations = [...violations, invalidWord(word, verdict.labels)];
  }
  return { inspection, violations, score, verdicts };
}

function invalidWord({ word, letters }: WordScore, labels: readonly WordLabel[]): PlayViolation {
  return { code: "invalid-word", squares: letters.map(({ row, col }) => ({ row, col })), word, labels };
}

/** A word through a blank not named yet cannot be looked up. */
function isNamed({ letters }: WordScore): boolean {
  return letters.every(({ letter }) => letter !== BLANK);
}
