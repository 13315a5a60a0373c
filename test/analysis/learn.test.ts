// Learning a table: the same for a seed, in however many parts, and what its numbers mean.
import { defineRuleset, defineTileSet, type Ruleset, unwrap } from "tilewright";
import { type Lessons, learnLeaves, leaveTableOf, mergeLessons, parseLessons } from "tilewright/analysis";
import { buildWordGraph } from "tilewright/dictionary";
import { englishLeaves } from "tilewright/leaves";
import { us2021 } from "tilewright/rulesets";
import { englishWordGraph } from "tilewright/words";
import { describe, expect, test } from "vitest";

const words = [
  "AA",
  "AE",
  "ET",
  "ES",
  "TEA",
  "EAT",
  "TIE",
  "SIT",
  "SEAT",
  "RATES",
  "STONE",
  "NOTES",
  "ION",
  "OR",
  "RE",
  "ER",
];
const graph = buildWordGraph(words, { tileSet: us2021.tileSet, gaddag: true });
const learn = (from: number, to: number, seed = "lessons"): Lessons =>
  learnLeaves(us2021, graph, { seed, games: [from, to] });
const whole = learn(0, 6);

describe("the same seed teaches the same", () => {
  test("in one part, in two and in six, in any order", () => {
    const cut = (...at: readonly number[]): readonly Lessons[] => at.slice(1).map((to, i) => learn(at[i]!, to));
    for (const parts of [cut(0, 6), cut(0, 2, 6), cut(0, 1, 2, 3, 4, 5, 6)])
      for (const order of [parts, [...parts].reverse()]) expect(unwrap(mergeLessons(order)).lessons).toEqual(whole);
  });

  test("games that lie apart are listed apart", () => {
    expect(unwrap(mergeLessons([learn(4, 6), learn(0, 2)])).lessons.games).toEqual([
      [0, 2],
      [4, 6],
    ]);
    expect(learn(3, 3).games).toEqual([]);
  });

  test("another seed teaches something else", () => {
    expect(learn(0, 6, "other").sums).not.toEqual(whole.sums);
  });

  test("a second round is played by the table of the first", () => {
    const table = leaveTableOf(whole);
    const second = learnLeaves(us2021, graph, { seed: "lessons", games: [0, 6], by: table });
    expect(second.before).toEqual(table.made);
    expect(second.sums).not.toEqual(whole.sums);
    expect(leaveTableOf(second).made).toEqual([...table.made!, { ...table.made![0], games: 6 }]);
  });
});

test("a seed teaches what it always has: the table that ships can be made again", () => {
  // In these games plays of equal worth and different points are the best of a rack.
  const { racks } = learnLeaves(us2021, englishWordGraph(), { seed: "a", games: [0, 40], by: englishLeaves });
  expect(racks).toEqual({ count: 836, sum: 3216352, squares: 15843481778 });
});

test("each rack counts once in all, and once for every part of it", () => {
  const { racks, counts, sums } = whole;
  const total = (list: readonly number[] = []): number => list.reduce((sum, one) => sum + one, 0);
  expect(racks.count).toBeGreaterThan(40);
  // Seven tiles, twins counted once.
  expect(total(counts[0])).toBeLessThanOrEqual(7 * racks.count);
  expect(total(counts[0])).toBeGreaterThan(5 * racks.count);
  expect(total(counts[1])).toBeLessThanOrEqual(21 * racks.count);
  expect(total(sums[0])).toBeGreaterThan(racks.sum);
});

describe("a rack without a play", () => {
  // Only A, and no word of it, so nobody ever plays.
  const tileSet = defineTileSet({ id: "A", letters: [["A", 1, 20]], blanks: { count: 0, points: 0 } });
  const few = buildWordGraph(["AAAAAAAA"], { tileSet, gaddag: true });
  const base = defineRuleset(us2021, { tileSet, rackSize: 3, maxTilesPerPlay: 3, bonuses: [] });
  const worth = (ruleset: Ruleset, hundredths?: number): Lessons["racks"] =>
    learnLeaves(ruleset, few, {
      seed: "a",
      games: [0, 2],
      ...(hundredths === undefined
        ? {}
        : {
            by: {
              kind: "leaves",
              version: 1,
              tiles: ["A", "?"],
              values: [
                [hundredths, 0],
                [hundredths, 0, 0],
              ],
              made: null,
            },
          }),
    }).racks;

  test("is worth nothing by points, and after 20 of them the game is over", () => {
    expect(worth(base)).toEqual({ count: 40, sum: 0, squares: 0 });
  });

  test("is worth the best leave that an exchange keeps, which is not the whole rack", () => {
    // A is worth 1 point and AA another; of AAA two are kept.
    expect(worth(base, 100)).toEqual({ count: 40, sum: 40 * 200, squares: 40 * 200 * 200 });
    expect(worth(base, -100)).toEqual({ count: 40, sum: 0, squares: 0 });
  });

  test("is passed where nobody may exchange, which is worth at most 0", () => {
    const ruleset = defineRuleset(base, { exchange: null });
    expect(worth(ruleset, 100)).toEqual({ count: 40, sum: 0, squares: 0 });
    expect(worth(ruleset, -100)).toEqual({ count: 40, sum: 40 * -200, squares: 40 * 200 * 200 });
  });

  test("is not drawn where the tiles cannot fill two racks", () => {
    const ruleset = defineRuleset(base, { players: { min: 1, max: 1 }, rackSize: 11 });
    expect(worth(ruleset)).toEqual({ count: 0, sum: 0, squares: 0 });
  });
});

test("lessons may be of single tiles, and of fours", () => {
  const ofSize = (size: number): readonly number[] =>
    learnLeaves(us2021, graph, { seed: "a", games: [0, 1], size }).counts.map(({ length }) => length);
  expect(ofSize(1)).toEqual([27]);
  expect(ofSize(4)).toEqual([27, 378, 3654, 27_405]);
});

describe("parts that do not belong together are not merged", () => {
  test.each<readonly [string, Partial<Lessons>]>([
    ["seed", { seed: "other" }],
    ["ruleset", { ruleset: "other" }],
    ["words", { words: 3 }],
    ["before", { before: null }],
    ["tiles", { tiles: ["A"] }],
    ["sums", { sums: whole.sums.slice(0, 1), counts: whole.counts.slice(0, 1) }],
    ["games", { games: [[5, 8]] }],
  ])("another %s", (id, change) => {
    const later = { ...whole, games: [[6, 12]] as const, ...change };
    expect(mergeLessons([whole, later])).toEqual({
      ok: false,
      problems: [{ code: "part", path: "parts[1]", id, found: "lessons" }],
    });
  });

  test("a part may not have a game twice", () => {
    expect(
      mergeLessons([
        {
          ...whole,
          games: [
            [0, 4],
            [2, 6],
          ],
        },
      ]).problems?.[0],
    ).toMatchObject({ code: "range", path: "parts[0].games[1][0]" });
  });

  test("no parts are refused", () => {
    expect(() => mergeLessons([])).toThrow("parts: expected a list of lessons");
  });
});

describe("a table has what racks are worth more than the average", () => {
  /** Lessons about A and B: racks that were worth 10 on average. */
  const lessons = (counts: readonly (readonly number[])[], sums: readonly (readonly number[])[]): Lessons => ({
    ...whole,
    tiles: ["A", "B"],
    racks: { count: 100, sum: 100_000, squares: 100_000_000 },
    counts,
    sums,
  });

  test("a tile: the average of its racks less that of all", () => {
    // Every rack was worth the same, so nothing is chance. 50 racks with an A: 12 each.
    const { values } = leaveTableOf(lessons([[50, 50]], [[60_000, 40_000]]));
    expect(values).toEqual([[200, -200]]);
  });

  test("a pair: what its racks have beyond its tiles", () => {
    const { values } = leaveTableOf(
      lessons(
        [
          [50, 50],
          [0, 10, 0],
        ],
        [
          [60_000, 40_000],
          [0, 15_000, 0],
        ],
      ),
    );
    expect(values).toEqual([
      [200, -200],
      [0, 500, 0],
    ]);
  });

  test("averages of few racks are drawn towards 0", () => {
    const racks = { count: 100, sum: 100_000, squares: 200_000_000 };
    const table = leaveTableOf({ ...lessons([[90, 2]], [[99_000, 4_000]]), racks });
    // 100 and 1,000 otherwise. The squares of all racks say how much of that is chance.
    expect(table.values).toEqual([[47, 19]]);
  });

  test("what nobody has seen is worth 0", () => {
    const { values } = leaveTableOf({ ...lessons([[0, 0]], [[0, 0]]), racks: { count: 0, sum: 0, squares: 0 } });
    expect(values).toEqual([[0, 0]]);
  });
});

describe("lessons are read, or refused with the place of what is wrong", () => {
  test("what was written is read back", () => {
    expect(parseLessons(JSON.stringify(whole))).toEqual({ ok: true, lessons: whole });
    expect(parseLessons({ ...whole, before: null })).toEqual({ ok: true, lessons: { ...whole, before: null } });
  });

  test.each<readonly [string, object, readonly string[]]>([
    ["another kind", { kind: "leaves" }, ["choice kind"]],
    ["a range without an end", { games: [[1]] }, ["range games[0].length"]],
    [
      "a range that ends before it begins",
      {
        games: [
          [0, 1],
          [5, 3],
        ],
      },
      ["range games[1][1]"],
    ],
    [
      "a number too few",
      { counts: whole.counts.map((list, i) => (i === 1 ? list.slice(1) : list)) },
      ["range counts[1].length"],
    ],
    ["sums of other sizes", { sums: whole.sums.slice(0, 2) }, ["range sums.length"]],
    ["a long seed", { seed: "x".repeat(1001) }, ["too-large seed"]],
    ["fewer than no words", { words: -1 }, ["range words"]],
    ["squares below 0", { racks: { count: 1, sum: -9, squares: -1 } }, ["range racks.squares"]],
    ["a game before the first", { games: [[-1, 2]] }, ["range games[0][0]"]],
    ["three numbers", { games: [[0, 1, 2]] }, ["too-large games[0]"]],
    [
      "parts of a hundredth",
      { sums: [[0.5, ...whole.sums[0]!.slice(1)], ...whole.sums.slice(1)] },
      ["type sums[0][0]"],
    ],
    ["no racks", { racks: { count: -1, sum: 0, squares: 0 } }, ["range racks.count"]],
  ])("%s", (_name, change, expected) => {
    const { problems = [] } = parseLessons({ ...whole, ...change });
    expect(problems.map(({ code, path }) => `${code} ${path}`)).toEqual(expected);
  });
});

test.each<readonly [string, object, string]>([
  ["games", { games: [3, 1] }, "options.games: expected two whole numbers"],
  ["games", { games: [-1, 1] }, "options.games: expected two whole numbers"],
  ["size", { size: 5 }, "options.size: expected 1 to 4"],
  ["seed", { seed: 7 }, "options.seed: expected a string, found 7"],
  ["a misspelt option", { table: null }, 'options: unknown property "table" (known: seed, games, by and size)'],
])("learnLeaves refuses %s", (_name, options, message) => {
  expect(() => learnLeaves(us2021, graph, { seed: "a", games: [0, 1], ...options })).toThrow(message);
});
