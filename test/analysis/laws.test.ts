// Whatever games were played, a table of leaves has numbers, and what one function of the entry gives the others read.

import fc from "fast-check";
import { defineLayout, defineRuleset, defineTileSet, type Ruleset, unwrap } from "tilewright";
import {
  formatKlv,
  type Lessons,
  learnLeaves,
  leavesOf,
  leaveTableOf,
  mergeLessons,
  parseKlv,
  parseLeaves,
  parseLessons,
} from "tilewright/analysis";
import { buildWordGraph } from "tilewright/dictionary";
import { us2021 } from "tilewright/rulesets";
import { describe, expect, test } from "vitest";
import { casesOf } from "../seed.ts";

/** A small game, and words for it. */
interface Small {
  readonly letters: readonly (readonly [letter: string, points: number, count: number])[];
  readonly blanks: number;
  readonly rackSize: number;
  readonly side: number;
  readonly bonus: number;
  readonly words: readonly string[];
}

/** The rules of a small game; `null` if nobody could play it. */
function rulesOf({ letters, blanks, rackSize, side, bonus }: Small): Ruleset | null {
  try {
    return defineRuleset(us2021, {
      tileSet: defineTileSet({ id: "small", letters, blanks: { count: blanks, points: 0 } }),
      layout: defineLayout({
        rowsOfSquares: Array.from({ length: side }, () => ".".repeat(side)),
        starts: [{ row: 0, col: 0 }],
      }),
      players: { min: 1, max: 2 },
      exchange: { ...us2021.exchange!, minBag: 0 },
      rackSize,
      maxTilesPerPlay: rackSize,
      bonuses: bonus === 0 ? [] : [{ tiles: rackSize, points: bonus }],
    });
  } catch {
    return null;
  }
}

/** Goes through everything that the entry has, from playing to a ranking; each result is read back as it was given. */
function goThrough(small: Small, size: number, games: number): void {
  const ruleset = rulesOf(small);
  if (ruleset === null) return;
  const { tileSet } = ruleset;
  const graph = buildWordGraph(small.words, { tileSet, gaddag: true });
  const learn = (from: number, to: number, by?: Parameters<typeof leavesOf>[0]): Lessons =>
    learnLeaves(ruleset, graph, { seed: "law", games: [from, to], size, by });
  const lessons = learn(0, games);
  expect(unwrap(parseLessons(JSON.stringify(lessons))).lessons).toEqual(lessons);
  const parts = Array.from({ length: games }, (_, i) => learn(i, i + 1)).reverse();
  if (games > 0) expect(unwrap(mergeLessons(parts)).lessons).toEqual(lessons);

  const table = leaveTableOf(lessons);
  expect(table.values.flat().every(Number.isSafeInteger)).toBe(true);
  expect(unwrap(parseLeaves(JSON.stringify(table))).table).toEqual(table);
  const second = leaveTableOf(learn(0, games, table));
  expect(unwrap(parseLeaves(JSON.stringify(second))).table).toEqual(second);

  const leaves = leavesOf(second);
  const { leaves: read } = unwrap(parseKlv(formatKlv(leaves, { tileSet, size }), { tileSet }));
  const kept = [...tileSet.letters.flatMap(({ letter, count }) => (count > 0 ? letter : [])), "?"].slice(0, size);
  if (small.blanks > 0 || !kept.includes("?")) expect(read.valueOf(kept)).toBe(Math.fround(leaves.valueOf(kept)));
}

describe("what was learned from few games has numbers only, and is read back as it was given,", () => {
  test("by the smallest rules there are", () => {
    let played = 0;
    for (const count of [1, 2, 4])
      for (const blanks of [0, 1])
        for (const rackSize of [1, 2])
          for (const side of [1, 2, 3])
            for (const words of [[], ["AA"], ["AA", "AB"]]) {
              const letters = [["A", 1, count] as const, ...(words.length > 1 ? [["B", 0, 1] as const] : [])];
              const small = { letters, blanks, rackSize, side, bonus: 0, words };
              if (rulesOf(small) !== null) played++;
              for (const size of [1, 2]) goThrough(small, size, 1);
            }
    expect(played).toBeGreaterThan(30);
  });

  test("by any small rules and words", () => {
    const letter = fc.tuple(
      fc.constantFrom(..."ABCDEF"),
      fc.integer({ min: -3, max: 10 }),
      fc.integer({ min: 0, max: 5 }),
    );
    const small: fc.Arbitrary<Small> = fc
      .uniqueArray(letter, { minLength: 1, maxLength: 6, selector: ([name]) => name })
      .chain((letters) =>
        fc.record({
          letters: fc.constant(letters),
          blanks: fc.integer({ min: 0, max: 2 }),
          rackSize: fc.integer({ min: 1, max: 4 }),
          side: fc.integer({ min: 2, max: 5 }),
          bonus: fc.constantFrom(0, 50, -50, 1_000_000),
          words: fc.array(
            fc
              .array(fc.constantFrom(...letters.map(([name]) => name)), { minLength: 2, maxLength: 4 })
              .map((word) => word.join("")),
            { maxLength: 8 },
          ),
        }),
      );
    fc.assert(
      fc.property(small, fc.integer({ min: 1, max: 4 }), fc.integer({ min: 0, max: 3 }), (rules, size, games) => {
        try {
          goThrough(rules, size, games);
        } catch (error) {
          // A million points for a play are more than a table has room for, and that is said.
          if (!(error instanceof RangeError && rules.bonus > 50)) throw error;
          expect(error.message).toMatch(
            /^(?:lessons\.sums|ruleset|leaves\.valueOf|options\.by).*: expected .*, found /,
          );
        }
      }),
      { numRuns: casesOf(2000) },
    );
  });
});

describe("where all racks were worth the same", () => {
  test.each([[["QUIZ", "JINX"]], [["QUIZ"]], [[]]])("by the words %j, each tile is worth 0", (words) => {
    const graph = buildWordGraph(words, { tileSet: us2021.tileSet, gaddag: true });
    const table = leaveTableOf(learnLeaves(us2021, graph, { seed: "a", games: [0, 2] }));
    expect(new Set(table.values.flat())).toEqual(new Set([0]));
    expect(parseLeaves(JSON.stringify(table)).ok).toBe(true);
  });
});
