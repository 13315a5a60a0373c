import {
  type Dictionary,
  describeViolations,
  explainScore,
  type Placement,
  type Preview,
  previewPlay,
  type Ruleset,
} from "tilewright";
import type { Spot } from "./spot.ts";

/** Judges the tiles that are being laid. */
export function judge(
  ruleset: Ruleset,
  spot: Spot,
  laid: readonly Placement[],
  dictionary: Dictionary | null,
): Preview {
  return previewPlay({ ruleset, ...spot }, laid, dictionary === null ? {} : { dictionary });
}

/** What the program in `code.ts` prints for the same play, line by line: in English, whatever the page speaks. */
export function printed({ violations, words, score }: Preview): readonly string[] {
  return [
    ...describeViolations(violations),
    ...words.map(({ word, points, status }) => `${word}: ${points} points, ${status}`),
    ...(score === null ? [] : [explainScore(score)]),
  ];
}
