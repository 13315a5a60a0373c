// Tables of leaves: what a leave is worth, and which tables are refused.
import fc from "fast-check";
import { type LeaveTable, leavesOf, parseLeaves } from "tilewright/analysis";
import { englishLeaves } from "tilewright/leaves";
import { english } from "tilewright/tile-sets";
import { describe, expect, test } from "vitest";
import { fixture } from "../fixtures/read.ts";
import { casesOf, seed } from "../seed.ts";
import { table } from "./small-table.ts";

describe("a leave is worth the sum of what it contains", () => {
  test.each([
    ["", 0],
    ["A", 1],
    ["B", 4],
    ["?", 2],
    ["AA", 11],
    ["AB", 45],
    ["BA", 45],
    ["AAB", 1 + 4 + 10 + 40],
    ["AAAB", 1 + 4 + 10 + 40],
    ["?A?B", 1 + 2 + 4 + 20 + 40 + 80 + 160],
  ])("%s", (leave, points) => {
    expect(leavesOf(table).valueOf([...leave])).toBe(points);
  });
});

test("all leaves of a rack are worth what each of them is by itself", () => {
  const kinds = ["A", "B", "C", "?"];
  const value = fc.integer({ min: -900, max: 900 });
  const list = (length: number): fc.Arbitrary<number[]> => fc.array(value, { minLength: length, maxLength: length });
  const tables = fc.tuple(
    list(4),
    list(10),
    list(20),
    fc.integer({ min: 1, max: 3 }),
    fc.shuffledSubarray(kinds, { minLength: 4 }),
  );
  const racks = fc.array(fc.constantFrom(...kinds), { maxLength: 7 });
  const law = fc.property(tables, racks, ([one, two, three, size, tiles], rack) => {
    const values = [one, two, three].slice(0, size);
    const leaves = leavesOf({ kind: "leaves", version: 1, tiles, values, made: null });
    const held = kinds.filter((tile) => rack.includes(tile));
    const counts = held.map((tile) => rack.filter((other) => other === tile).length);
    let size_ = 1;
    const weights = counts.map((count) => {
      size_ *= count + 1;
      return size_ / (count + 1);
    });
    const all = leaves.valuesOn({ tiles: held, counts, weights, size: size_ });
    all.forEach((points, number) => {
      const leave = held.flatMap((tile, i) =>
        new Array<string>(Math.floor(number / weights[i]!) % (counts[i]! + 1)).fill(tile),
      );
      expect(leaves.valueOf(leave)).toBe(points);
    });
  });
  fc.assert(law, { seed, numRuns: casesOf(4000) });
});

test("a tile that the table does not know is refused with its place", () => {
  expect(() => leavesOf(table).valueOf(["A", "Z"])).toThrow(
    new RangeError('leave[1]: expected a tile in the leave table, found "Z"'),
  );
});

describe("a table is read, or refused with the place of what is wrong", () => {
  test("what was written is read back, as text and as a value", () => {
    for (const made of [null, [], englishLeaves.made]) {
      const own = { ...table, made };
      expect(parseLeaves(own)).toEqual({ ok: true, table: own });
      expect(parseLeaves(JSON.stringify(own))).toEqual({ ok: true, table: own });
    }
    expect(parseLeaves(JSON.stringify(englishLeaves))).toEqual({ ok: true, table: englishLeaves });
  });

  test.each(fixture("bad-leave-tables.json").map((row) => [row.what, row] as const))(
    "%s",
    (_what, { table: bad, problem }) => {
      const { problems = [] } = parseLeaves(bad);
      expect(problems.map(({ code, path }) => ({ code, path }))).toEqual([problem]);
    },
  );

  const round = { ruleset: "a", variants: [], words: 1, seed: "s", games: 1 };
  const long = "x".repeat(1001);
  test.each<readonly [string, object, string]>([
    ["101 rounds", { made: new Array(101).fill(round) }, "made"],
    ["a long seed", { made: [{ ...round, seed: long }] }, "made[0].seed"],
    ["a long name of rules", { made: [{ ...round, ruleset: long }] }, "made[0].ruleset"],
    ["101 variants", { made: [{ ...round, variants: new Array(101).fill("a") }] }, "made[0].variants"],
    ["a long name of a variant", { made: [{ ...round, variants: [long] }] }, "made[0].variants[0]"],
    ["fewer than no words", { made: [{ ...round, words: -1 }] }, "made[0].words"],
    ["fewer than no games", { made: [{ ...round, games: -1 }] }, "made[0].games"],
    ["65 kinds of tiles", { tiles: Array.from({ length: 65 }, (_, i) => `${i}`), values: [] }, "tiles"],
    ["a long tile", { tiles: ["A", "?", "x".repeat(33)] }, "tiles[2]"],
  ])("limits: %s", (_name, change, path) => {
    expect(parseLeaves({ ...table, ...change }).problems?.map((problem) => problem.path)).toEqual([path]);
  });

  test("what is just within the limits is read", () => {
    const tiles = Array.from({ length: 64 }, (_, i) => `${i}`.padEnd(32, "x"));
    const most = new Array(64).fill(500_000).fill(-500_000, 32);
    const rounds = new Array(100).fill({ ...round, seed: long.slice(1), variants: new Array(100).fill("a") });
    const own = { kind: "leaves", version: 1, tiles, values: [most], made: rounds };
    expect(parseLeaves(own)).toEqual({ ok: true, table: own });
    expect(leavesOf(own as LeaveTable).valueOf([tiles[0]!, tiles[63]!])).toBe(0);
  });

  test.each([null, 7, "{", [], {}, { ...table, values: [[1, 2]] }, { ...table, tiles: 3 }])(
    "leavesOf takes no %j",
    (wrong) => {
      expect(() => leavesOf(wrong as never)).toThrow("table: expected a leave table that parseLeaves accepts");
    },
  );
});

describe("the table that ships", () => {
  const leaves = leavesOf(englishLeaves);

  test("knows the tiles of English, one by one, in pairs and in threes", () => {
    expect([...englishLeaves.tiles].sort()).toEqual([...english.letters.map(({ letter }) => letter), "?"].sort());
    expect(englishLeaves.values.map(({ length }) => length)).toEqual([27, 378, 3654]);
  });

  test("says how it was made", () => {
    const { seed: text, games } = fixture("seeds.json").leaves;
    expect(englishLeaves.made).toMatchObject(games.map((count) => ({ ruleset: "us-2021", seed: text, games: count })));
  });

  test("has what every player knows: a blank and an S are good, Q and V and twins are not, and QU is better than Q", () => {
    const value = (leave: string): number => leaves.valueOf([...leave]);
    expect(value("?")).toBeGreaterThan(15);
    expect(value("S")).toBeGreaterThan(3);
    for (const bad of ["Q", "V", "UU", "II", "VV"]) expect(value(bad)).toBeLessThan(0);
    expect(value("QU")).toBeGreaterThan(value("Q"));
    expect(value("AEINRT")).toBeGreaterThan(10);
  });
});
