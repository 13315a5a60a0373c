import type { Dictionary, WordLabel } from "../dictionary/dictionary.ts";
import { BLANK } from "../tiles/tile.ts";
import { type ScoreBreakdown, scoreBreakdown, type WordScore } from "./breakdown.ts";
import { type Inspection, inspect } from "./inspect.ts";
import { lookUp, type Verdict } from "./look-up.ts";
import type { Placement } from "./placement.ts";
import { missingFromRack } from "./rack.ts";
import type { Resolved } from "./resolve.ts";
import type { PlayViolation } from "./violation.ts";

/** A play judged by its squares and by the rack, with its score; nothing has been looked up. */
export interface TilesJudgement {
  readonly inspection: Inspection;
  readonly violations: readonly PlayViolation[];
  /** Hypothetical if there are violations; `null` where no words can be read off. */
  readonly score: ScoreBreakdown | null;
}

/** A play judged by its words too. */
export interface Judgement extends TilesJudgement {
  /** For each word of the score what the dictionary says, `null` if it cannot be asked; empty without a dictionary. */
  readonly verdicts: readonly (Verdict | null)[];
}

/** Judges a play as a whole: for `validatePlacement` and the preview. */
export function judgePlacements(
  resolved: Resolved,
  placements: readonly Placement[],
  dictionary: Dictionary | undefined,
): Judgement {
  const judged = judgeTiles(resolved, placements);
  const { inspection, score } = judged;
  if (score === null || dictionary === undefined) return { ...judged, verdicts: [] };
  // Words are judged only once the tiles may lie there; until then what is known of them is for the preview.
  const mayLie = inspection.violations.length === 0;
  const verdicts: (Verdict | null)[] = [];
  let { violations } = judged;
  for (const word of score.words) {
    const verdict = mayLie || isNamed(word) ? lookUp(word, dictionary, resolved.ruleset.forbiddenLabels) : null;
    verdicts.push(verdict);
    if (mayLie && verdict?.acceptable === false) violations = [...violations, invalidWord(word, verdict.labels)];
  }
  return { inspection, violations, score, verdicts };
}

/** Judges a play by its squares and by the rack, if one is known. */
export function judgeTiles(resolved: Resolved, placements: readonly Placement[]): TilesJudgement {
  const inspection = inspect(resolved, placements);
  let { violations } = inspection;
  if (resolved.rack !== null)
    violations = [...violations, ...missingFromRack(resolved, resolved.rack, inspection.placements)];
  return { inspection, violations, score: inspection.readable ? scoreBreakdown(resolved, inspection) : null };
}

/** The violation of a word that may not be played. */
export function invalidWord({ word, letters }: WordScore, labels: readonly WordLabel[]): PlayViolation {
  return { code: "invalid-word", squares: letters.map(({ row, col }) => ({ row, col })), word, labels };
}

/** A word through a blank not named yet cannot be looked up. */
function isNamed({ letters }: WordScore): boolean {
  return letters.every(({ letter }) => letter !== BLANK);
}
