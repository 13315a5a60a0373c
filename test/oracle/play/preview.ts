import type { Position, Score, ScoredWord, Violation } from "../shapes.ts";
import { type Inspection, inspect, type JudgeOptions, judge, lookUp } from "./judge.ts";

/** A word a preview shows, with what the dictionary says of it. */
export interface PreviewWord extends ScoredWord {
  readonly status: "valid" | "invalid" | "unchecked";
  readonly labels: readonly string[];
}

/** What a preview says, but for its list of tiles. */
export interface Preview {
  readonly legal: boolean;
  readonly violations: readonly Violation[];
  readonly score: Score | null;
  readonly words: readonly PreviewWord[];
}

/** The whole preview: a word is unchecked without a dictionary or while a blank in it has no letter. */
export function preview(
  position: Position,
  given: readonly unknown[],
  options: JudgeOptions = {},
  inspection: Inspection = inspect(position, given),
): Preview {
  const violations = judge(position, given, options, inspection).violations ?? [];
  const words = (inspection.score?.words ?? []).map((word): PreviewWord => {
    if (options.dictionary === undefined || word.letters.some(({ letter }) => letter === "?")) {
      return { ...word, status: "unchecked", labels: [] };
    }
    const labels = lookUp(position.rules, word, options.dictionary);
    return { ...word, status: labels === null ? "valid" : "invalid", labels: labels ?? [] };
  });
  return { legal: violations.length === 0, violations, score: inspection.score, words };
}
