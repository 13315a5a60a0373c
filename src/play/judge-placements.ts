import type { Dictionary, WordLabel } from "../dictionary/dictionary.ts";
import { BLANK } from "../tiles/tile.ts";
import { type ScoreBreakdown, scoreBreakdown, type WordScore } from "./breakdown.ts";
import { type Inspection, inspect } from "./inspect.ts";
import { lookUp, type Verdict } from "./look-up.ts";
import type { Placement } from "./placement.ts";
import { missingFromRack } from "./rack.ts";
import type { Resolved } from "./resolve.ts";
import { squaresOf } from "./sort-out.ts";
import type { PlayViolation } from "./violation.ts";
import { type WordRules, wordRulesOf } from "./word-rules.ts";

/** A play judged by its squares and the rack, with its score. No word has been looked up. */
export interface TilesJudgement {
  readonly inspection: Inspection;
  readonly violations: readonly PlayViolation[];
  /** If there are violations, what the play would score. `null` if no words can be read off. */
  readonly score: ScoreBreakdown | null;
}

/** A play judged by its words too. */
export interface Judgement extends TilesJudgement {
  /** What the dictionary says of each word of the score, `null` if it cannot be asked. Empty without a dictionary. */
  readonly verdicts: readonly (Verdict | null)[];
}

/**
 * Judges a whole play, for `validatePlacement` and `previewPlay`.
 *
 * @param needed - Whether a dictionary is needed: it is missed where the rules check words on every play.
 */
export function judgePlacements(
  resolved: Resolved,
  placements: readonly Placement[],
  dictionary: Dictionary | undefined,
  needed: boolean = resolved.ruleset.wordCheck === "on-play",
): Judgement {
  const judged = judgeTiles(resolved, placements);
  const { inspection, score } = judged;
  if (score === null) return { ...judged, verdicts: [] };
  // A bad word is a violation only if the tiles may lie there. Otherwise its verdict is for the preview alone.
  const mayLie = inspection.violations.length === 0;
  let { violations } = judged;
  if (dictionary === undefined) {
    if (mayLie && needed) violations = [...violations, noDictionary()];
    return { ...judged, violations, verdicts: [] };
  }
  const verdicts: (Verdict | null)[] = [];
  for (const word of score.words) {
    const verdict = mayLie || isNamed(word) ? lookUp(word, dictionary, resolved.ruleset.forbiddenLabels) : null;
    verdicts.push(verdict);
    if (mayLie && verdict?.acceptable === false) violations = [...violations, invalidWord(word, verdict.labels)];
  }
  return { inspection, violations, score, verdicts };
}

/** Judges a play by its squares, and by the rack if it is known. */
export function judgeTiles(resolved: Resolved, placements: readonly Placement[]): TilesJudgement {
  const inspection = inspect(resolved, placements);
  let { violations } = inspection;
  if (resolved.rack !== null)
    violations = [...violations, ...missingFromRack(resolved, resolved.rack, inspection.placements)];
  const score = scoreBreakdown(resolved, inspection);
  if (score !== null && inspection.violations.length === 0)
    violations = [...violations, ...refusedWords(score, wordRulesOf(resolved))];
  return { inspection, violations, score };
}

/** The words that the rules refuse, whatever the dictionary says of them. */
function refusedWords({ words }: ScoreBreakdown, rules: WordRules | null): readonly PlayViolation[] {
  const faults = rules?.(words.map(({ word, letters }) => ({ word, length: letters.length }))) ?? [];
  return faults.map(({ at, ...fault }) => {
    const { word, letters } = words[at] as WordScore;
    return { ...fault, squares: squaresOf(letters), word };
  });
}

/** Returns the violation of a play whose words must be looked up, where there is no dictionary. */
export function noDictionary(): PlayViolation {
  return { code: "no-dictionary", squares: [] };
}

/** Returns the violation of a word that may not be played. */
export function invalidWord({ word, letters }: WordScore, labels: readonly WordLabel[]): PlayViolation {
  return { code: "invalid-word", squares: squaresOf(letters), word, labels };
}

/** Whether all blanks in a word have a letter: otherwise the word cannot be looked up. */
function isNamed({ letters }: WordScore): boolean {
  return letters.every(({ letter }) => letter !== BLANK);
}
