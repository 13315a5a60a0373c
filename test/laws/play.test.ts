import fc from "fast-check";
import { type Placement, previewPlay, type ScoreBreakdown, scoreMove, unwrap, validatePlacement } from "tilewright";
import { describe, expect, test } from "vitest";
import type { WordFault } from "../../src/play/word-rules.ts";
import { transposedLayout } from "../oracle/layouts.ts";
import { type Attempt, anyAttempt, legalAttempt } from "../oracle/play/attempts.ts";
import { wordRules } from "../oracle/play/judge.ts";
import type { PlayRules, Position } from "../oracle/shapes.ts";
import { positionFor } from "../play/positions.ts";
import { casesOf } from "../seed.ts";

const runs = { numRuns: casesOf(500) };

/** The model's rules about words. Does not compile while the model lacks one of the library's. */
const modelled: Record<WordFault["code"], unknown> = wordRules;

/** What scoreMove does not look at: the rack and the words. */
const notScored: readonly string[] = ["not-on-rack", ...Object.keys(modelled), "invalid-word", "no-dictionary"];

describe("laws of one play", () => {
  test("C1 [all] transposing board, squares and placements changes no score", () => {
    fc.assert(
      fc.property(legalAttempt, ({ position, placements }) => {
        const turned = placements.map((tile) => ({ ...tile, row: tile.col, col: tile.row }));
        const words = wordsOf(scoreOf(position, placements));
        const turnedWords = wordsOf(scoreOf(transposed(position), turned)).map((word) => ({
          ...word,
          direction: word.direction === "across" ? "down" : "across",
        }));
        // The main word of a one-tile play may be another one: across on a tie, and a tie stays one when turned.
        expect(sorted(turnedWords)).toEqual(sorted(words));
      }),
      runs,
    );
  });

  test("permuting placements changes neither score nor violations", () => {
    fc.assert(
      fc.property(anyAttempt, fc.infiniteStream(fc.nat()), (attempt, stream) => {
        const { position, placements, options } = asked(attempt);
        fc.pre(attempt.inspection.violations.every(({ code }) => code !== "malformed"));
        const order = placements.map((placement) => ({ placement, rank: stream.next().value as number }));
        const permuted = order.sort((a, b) => a.rank - b.rank).map(({ placement }) => placement);
        expect(validatePlacement(position, permuted, options)).toEqual(
          validatePlacement(position, placements, options),
        );
        expect(scoreMove(position, permuted)).toEqual(scoreMove(position, placements));
      }),
      runs,
    );
  });

  test("C1 C2 C3 C9 [all] a total is the sum of its parts, down to the letter", () => {
    fc.assert(
      fc.property(legalAttempt, ({ position, placements }) => {
        const { total, words, bonus } = scoreOf(position, placements);
        expect(total).toBe(sum(words) + (bonus?.points ?? 0));
        for (const word of words) {
          expect(word.letterTotal).toBe(sum(word.letters));
          expect(word.points).toBe(word.letterTotal * word.multiplier);
          expect(word.multiplier).toBe(product(word.letters.map(({ premium }) => premium?.word ?? 1)));
          expect(word.word).toBe(word.letters.map(({ letter }) => letter).join(""));
          for (const { points, value, premium } of word.letters) expect(points).toBe(value * (premium?.letter ?? 1));
        }
      }),
      runs,
    );
  });

  test("C6 [all] premiums count once: a board without those under tiles already laid gives the same score", () => {
    fc.assert(
      fc.property(legalAttempt, ({ position, placements }) => {
        expect(scoreOf(plainUnderTiles(position), placements)).toEqual(scoreOf(position, placements));
      }),
      runs,
    );
  });

  test("C7 [all] a blank scores less than the tile it stands for by the points of that tile", () => {
    fc.assert(
      fc.property(legalAttempt, fc.nat(), ({ position, placements }, which) => {
        const rules = { ...position.rules, tileSet: { ...position.rules.tileSet, blanks: { count: 2, points: 0 } } };
        const chosen = placements[which % placements.length]!;
        const withLetter = { ...chosen, blank: false };
        const others = placements.filter((tile) => tile !== chosen);
        const natural = scoreOf({ ...position, rules }, [...others, withLetter]);
        const blank = scoreOf({ ...position, rules }, [...others, { ...chosen, blank: true }]);
        const lost = natural.words.flatMap(({ letters, multiplier }) =>
          letters
            .filter(({ row, col }) => row === chosen.row && col === chosen.col)
            .map(({ points }) => points * multiplier),
        );
        expect(natural.total - blank.total).toBe(lost.reduce((all, points) => all + points, 0));
      }),
      runs,
    );
  });

  test("validating and scoring change neither position nor placements, and give the same answer every time", () => {
    fc.assert(
      fc.property(anyAttempt, (attempt) => {
        const { position, placements, options } = asked(attempt);
        const before = JSON.stringify([position, placements]);
        deepFreeze([position, placements]);
        const ask = (): unknown[] => [
          validatePlacement(position, placements, options),
          scoreMove(position, placements),
          previewPlay(position, placements, options),
        ];
        expect(ask()).toEqual(ask());
        expect(JSON.stringify([position, placements])).toBe(before);
      }),
      runs,
    );
  });

  test("the preview of a legal play shows its score, that of any other play the violations of validatePlacement", () => {
    fc.assert(
      fc.property(anyAttempt, (attempt) => {
        const { position, placements, options } = asked(attempt);
        const answer = validatePlacement(position, placements, options);
        const preview = previewPlay(position, placements, options);
        expect(preview.legal).toBe(answer.ok);
        expect(preview.violations).toEqual(answer.violations ?? []);
        expect(preview.tiles).toHaveLength(attempt.inspection.placements.length);
        if (!answer.ok) return;
        expect(preview.score).toEqual(answer.score);
        expect(preview.words.map(({ status, labels, ...word }) => word)).toEqual(answer.score.words);
        expect(preview.tiles.flatMap(({ violations }) => violations)).toEqual([]);
      }),
      runs,
    );
  });

  test("each tile of a preview carries the violations that name its square", () => {
    fc.assert(
      fc.property(anyAttempt, (attempt) => {
        const { position, placements, options } = asked(attempt);
        const { tiles, violations } = previewPlay(position, placements, options);
        for (const { row, col, violations: its } of tiles) {
          const named = violations.filter(({ squares }) => squares.some((at) => at.row === row && at.col === col));
          expect(its).toEqual(named);
        }
      }),
      runs,
    );
  });

  test("scoreMove refuses what validatePlacement refuses, but looks at neither rack nor words", () => {
    fc.assert(
      fc.property(anyAttempt, (attempt) => {
        const { position, placements, options } = asked(attempt);
        const all = validatePlacement(position, placements, options);
        const geometry = scoreMove(position, placements);
        expect(geometry.violations ?? []).toEqual(
          (all.violations ?? []).filter(({ code }) => !notScored.includes(code)),
        );
        if (all.ok) expect(geometry).toEqual(all);
      }),
      runs,
    );
  });

  test("D26 [all] labels on some entries of a word, but not on all, change nothing", () => {
    fc.assert(
      fc.property(legalAttempt, ({ position, placements }) => {
        const asked = positionFor(position);
        const labels = position.rules.forbiddenLabels;
        const all = new Set(scoreOf(position, placements).words.map(({ word }) => word));
        const labelled = { has: (word: string) => all.has(word), labels: () => [labels, []] };
        expect(validatePlacement(asked, placements, { dictionary: labelled })).toEqual(
          validatePlacement(asked, placements, { dictionary: all }),
        );
      }),
      runs,
    );
  });
});

function asked(attempt: Attempt): {
  position: ReturnType<typeof positionFor>;
  placements: readonly Placement[];
  options: Parameters<typeof validatePlacement>[2];
} {
  // The attempts hold things that are not placements; JavaScript may hand in what it likes.
  const placements = attempt.placements as readonly Placement[];
  return { position: positionFor(attempt.position), placements, options: { dictionary: attempt.dictionary } };
}

function scoreOf(position: Position, placements: readonly Placement[]): ScoreBreakdown {
  return unwrap(scoreMove(positionFor(position), placements)).score;
}

function wordsOf(score: ScoreBreakdown): { word: string; direction: string; points: number; multiplier: number }[] {
  return score.words.map(({ word, direction, points, multiplier }) => ({ word, direction, points, multiplier }));
}

function sorted(words: readonly object[]): string[] {
  return words.map((word) => JSON.stringify(word)).sort();
}

function transposed({ rules, board, rack }: Position): Position {
  const { rows, cols } = rules.layout;
  const turned = Array.from(
    { length: rows * cols },
    (_, index) => board[(index % rows) * cols + Math.floor(index / rows)]!,
  );
  return { rules: { ...rules, layout: transposedLayout(rules.layout) }, board: turned, rack };
}

function plainUnderTiles({ rules, board, rack }: Position): Position {
  const { layout } = rules;
  const rowsOfSquares = layout.rowsOfSquares.map((line, row) =>
    [...line].map((square, col) => (board[row * layout.cols + col] === null ? square : ".")).join(""),
  );
  const plain: PlayRules = { ...rules, layout: { ...layout, rowsOfSquares } };
  return { rules: plain, board, rack };
}

function sum(parts: readonly { readonly points: number }[]): number {
  return parts.reduce((total, { points }) => total + points, 0);
}

function product(factors: readonly number[]): number {
  return factors.reduce((total, factor) => total * factor, 1);
}

function deepFreeze(value: unknown): void {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const key of Reflect.ownKeys(value)) deepFreeze((value as Record<PropertyKey, unknown>)[key]);
}
