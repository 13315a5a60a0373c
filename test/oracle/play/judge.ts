// A judge of one play on one board, slow and obvious, written from the clauses, the decisions and the document on what a
// refusal lists; whoever wrote it had not seen the library's sources.
import type { Dictionary, Judgement, Placement, PlayRules, Position, Score, ScoredWord, Violation } from "../shapes.ts";
import { judgeGeometry } from "./geometry.ts";
import { judgeRack } from "./rack.ts";
import { readPlacements } from "./read-placements.ts";
import { scorePlay } from "./score.ts";

/** What a judge may look at besides the board. `geometryOnly`: neither the rack nor the words. */
export interface JudgeOptions {
  readonly dictionary?: Dictionary | undefined;
  readonly geometryOnly?: boolean | undefined;
}

/** What can be said of a play before rack and dictionary are asked. */
export interface Inspection {
  /** Those that are well formed. */
  readonly placements: readonly Placement[];
  /** What is wrong with the placements, their squares and their letters. */
  readonly violations: readonly Violation[];
  /** The score, legal or not; null where the tiles form no words on the board. */
  readonly score: Score | null;
}

/** Looks at a play once, for all the judgements below. */
export function inspect(position: Position, given: readonly unknown[]): Inspection {
  if (given.length === 0) return { placements: [], violations: [{ code: "no-tiles", squares: [] }], score: null };
  const { rows, cols } = position.rules.layout;
  if (given.length > rows * cols) {
    const tooMany: Violation = { code: "malformed", squares: [], path: "placements" };
    return { placements: [], violations: [tooMany], score: null };
  }
  const { placements, malformed } = readPlacements(given);
  const violations = [...malformed, ...judgeGeometry(position, placements)];
  const harmless = ["too-many-tiles", "too-few-tiles", "blank-without-letter", "start-not-covered", "not-connected"];
  const canBeScored = violations.every(({ code }) => harmless.includes(code));
  return { placements, violations, score: canBeScored ? scorePlay(position, placements) : null };
}

/** Everything that is wrong with the play, in the order of the document's table; or its score. */
export function judge(
  position: Position,
  given: readonly unknown[],
  options: JudgeOptions = {},
  inspection: Inspection = inspect(position, given),
): Judgement {
  const violations = [...inspection.violations];
  const geometryHolds = violations.length === 0;
  if (options.geometryOnly !== true) {
    violations.push(...judgeRack(position, inspection.placements));
    if (geometryHolds) violations.push(...judgeByWordRules(position, inspection.score!.words));
    if (geometryHolds && options.dictionary !== undefined) {
      violations.push(...judgeWords(position.rules, inspection.score!.words, options.dictionary));
    } else if (geometryHolds && position.rules.wordCheck === "on-play") {
      violations.push({ code: "no-dictionary", squares: [] });
    }
  }
  return violations.length > 0 ? { violations } : { score: inspection.score! };
}

/** The words that break a rule. */
type WordRule = (position: Position, words: readonly ScoredWord[]) => readonly ScoredWord[];

/** The rules about words that hold whatever the dictionary says, by the code of what breaks them. */
export const wordRules = {
  // What the game has formed before, and what this play forms a second time.
  "word-repeated": ({ rules, wordsPlayed = [] }, words) => {
    if (rules.noRepeats !== true) return [];
    const texts = words.map(({ word }) => word);
    return words.filter(({ word }, index) => wordsPlayed.includes(word) || texts.indexOf(word) < index);
  },
} satisfies Record<string, WordRule>;

/** One violation for each word that breaks one of these rules, rule by rule. */
export function judgeByWordRules(position: Position, words: readonly ScoredWord[]): Violation[] {
  return Object.entries<WordRule>(wordRules).flatMap(([code, broken]) =>
    broken(position, words).map(({ word, letters }) => ({
      code,
      squares: letters.map(({ row, col }) => ({ row, col })),
      word,
    })),
  );
}

/** One `invalid-word` for each word that is not good. */
export function judgeWords(rules: PlayRules, words: readonly ScoredWord[], dictionary: Dictionary): Violation[] {
  return words.flatMap((word) => {
    const labels = lookUp(rules, word, dictionary);
    if (labels === null) return [];
    const squares = word.letters.map(({ row, col }) => ({ row, col }));
    return [{ code: "invalid-word", squares, word: word.word, labels }];
  });
}

/** Null for a good word; else the labels that forbid it (D26), an empty list where the dictionary lacks it. */
export function lookUp(rules: PlayRules, word: ScoredWord, dictionary: Dictionary): readonly string[] | null {
  const letters = word.letters.map(({ letter }) => letter);
  if (!dictionary.has(word.word, letters)) return [];
  const entries = dictionary.labels?.(word.word, letters) ?? [];
  const forbidden = (label: string): boolean => rules.forbiddenLabels.includes(label);
  if (entries.length === 0 || entries.some((labels) => !labels.some(forbidden))) return null;
  return [...new Set(entries.flat().filter(forbidden))];
}
