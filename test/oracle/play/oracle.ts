// A judge of one play on one board, slow and obvious, written from the clauses, the decisions and the document on what a
// refusal lists; whoever wrote it has not seen the library's sources.
import { count } from "./count.ts";
import { judgePlaces } from "./places.ts";
import { judgeRack } from "./rack.ts";
import { readPlacements } from "./read.ts";
import type { Count, CountedWord, Judgement, Laid, Situation, WordBook, Wrong } from "./shapes.ts";

/** What a judge may look at besides the board. `geometryOnly`: neither the rack nor the words. */
export interface Extent {
  dictionary?: WordBook | undefined;
  geometryOnly?: boolean | undefined;
}

/** What can be said of a play before rack and dictionary are asked. */
export interface Examined {
  tiles: readonly Laid[];
  /** What is wrong with the placements, with where they lie and with what they are. */
  violations: readonly Wrong[];
  /** The score, legal or not; null where the tiles form no words on the board. */
  count: Count | null;
}

/** Looks at a play once, for all the judgements below. */
export function examine(situation: Situation, placements: readonly unknown[]): Examined {
  if (placements.length === 0) return { tiles: [], violations: [{ code: "no-tiles", squares: [] }], count: null };
  const { tiles, malformed } = readPlacements(placements);
  const violations = [...malformed, ...judgePlaces(situation, tiles)];
  const harmless = ["too-many-tiles", "too-few-tiles", "blank-without-letter", "start-not-covered", "not-connected"];
  const countable = violations.every(({ code }) => harmless.includes(code));
  return { tiles, violations, count: countable ? count(situation, tiles) : null };
}

/** Everything that is wrong with the play, in the order of the document's table; or its score. */
export function judge(
  situation: Situation,
  placements: readonly unknown[],
  extent: Extent = {},
  examined: Examined = examine(situation, placements),
): Judgement {
  const violations = [...examined.violations];
  const geometryHolds = violations.length === 0;
  if (extent.geometryOnly !== true) {
    violations.push(...judgeRack(situation, examined.tiles));
    if (geometryHolds && extent.dictionary !== undefined) {
      violations.push(...judgeWords(situation, examined.count!, extent.dictionary));
    }
  }
  return violations.length > 0 ? { violations } : { score: examined.count! };
}

/** How a dictionary takes a word: the labels that forbid it (D26), none if it lacks it, null if the word is good. */
export function ruleOn(situation: Situation, word: CountedWord, dictionary: WordBook): readonly string[] | null {
  const letters = word.letters.map(({ letter }) => letter);
  if (!dictionary.has(word.word, letters)) return [];
  const entries = dictionary.labels?.(word.word, letters) ?? [];
  const forbidden = (label: string): boolean => situation.rules.forbiddenLabels.includes(label);
  if (entries.length === 0 || entries.some((labels) => !labels.some(forbidden))) return null;
  return [...new Set(entries.flat().filter(forbidden))];
}

function judgeWords(situation: Situation, score: Count, dictionary: WordBook): Wrong[] {
  return score.words.flatMap((word) => {
    const labels = ruleOn(situation, word, dictionary);
    if (labels === null) return [];
    const squares = word.letters.map(({ row, col }) => ({ row, col }));
    return [{ code: "invalid-word", squares, word: word.word, labels }];
  });
}
