import type { Dictionary } from "../dictionary/dictionary.ts";
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
  const { forbiddenLabels } = resolved.ruleset;
  // Words are judged only once the tiles may lie there; until then what is known of them is for the preview.
  const mayLie = inspection.violations.length === 0;
  const verdicts = score.words.map((word) =>
    mayLie || isNamed(word) ? lookUp(word, dictionary, forbiddenLabels) : null,
  );
  const violations = mayLie ? [...judged.violations, ...invalidWords(score, verdicts)] : judged.violations;
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

/** The words of a score that may not be played, `verdicts` being what the dictionary says of each. */
export function invalidWords(
  { words }: ScoreBreakdown,
  verdicts: readonly (Verdict | null)[],
): readonly PlayViolation[] {
  const violations: PlayViolation[] = [];
  for (const [i, { word, letters }] of words.entries()) {
    const verdict = verdicts[i];
    if (verdict?.acceptable !== false) continue;
    const squares = letters.map(({ row, col }) => ({ row, col }));
    violations.push({ code: "invalid-word", squares, word, labels: verdict.labels });
  }
  return violations;
}

/** A word through a blank not named yet cannot be looked up. */
function isNamed({ letters }: WordScore): boolean {
  return letters.every(({ letter }) => letter !== BLANK);
}
