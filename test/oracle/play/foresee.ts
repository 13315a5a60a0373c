import { type Examined, type Extent, examine, judge, ruleOn } from "./oracle.ts";
import type { Count, CountedWord, Situation, Wrong } from "./shapes.ts";

/** A word a preview shows, with what the dictionary says of it. */
export interface ForeseenWord extends CountedWord {
  status: "valid" | "invalid" | "unchecked";
  labels: readonly string[];
}

/** What a preview says, but for its list of tiles. */
export interface Foreseen {
  legal: boolean;
  violations: readonly Wrong[];
  score: Count | null;
  words: readonly ForeseenWord[];
}

/** The whole preview: a word is unchecked without a dictionary or while a blank in it has no letter. */
export function foresee(
  situation: Situation,
  placements: readonly unknown[],
  extent: Extent = {},
  examined: Examined = examine(situation, placements),
): Foreseen {
  const violations = judge(situation, placements, extent, examined).violations ?? [];
  const words = (examined.count?.words ?? []).map((word): ForeseenWord => {
    if (extent.dictionary === undefined || word.letters.some(({ letter }) => letter === "?")) {
      return { ...word, status: "unchecked", labels: [] };
    }
    const labels = ruleOn(situation, word, extent.dictionary);
    return { ...word, status: labels === null ? "valid" : "invalid", labels: labels ?? [] };
  });
  return { legal: violations.length === 0, violations, score: examined.count, words };
}
