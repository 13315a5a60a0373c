// Files of leave values of other programs (KLV2): what stands in them, byte by byte, and what is wrong with bad ones.
import fc from "fast-check";
import { defineTileSet } from "tilewright";
import { formatKlv, type Leaves, leavesOf, parseKlv } from "tilewright/analysis";
import { englishLeaves } from "tilewright/leaves";
import { english } from "tilewright/tile-sets";
import { describe, expect, test } from "vitest";
import { abc } from "../dictionary/changed-graphs.ts";
import { fixture } from "../fixtures/read.ts";
import { writeNodes } from "../oracle/dictionary/kwg.ts";
import { casesOf, seed } from "../seed.ts";

/** Two A, one B, one blank. */
const tileSet = defineTileSet({
  id: "AAB?",
  letters: [
    ["A", 1, 2],
    ["B", 3, 1],
  ],
  blanks: { count: 1, points: 0 },
});
const own = leavesOf({
  kind: "leaves",
  version: 1,
  tiles: ["?", "A", "B"],
  values: [[1600, 50, -125]],
  made: null,
});

const accepts = 0x800000;
const end = 0x400000;

/** A file of nodes and values. */
function fileOf(nodes: readonly number[], values: readonly number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(8 + 4 * (nodes.length + values.length)));
  view.setUint32(0, nodes.length, true);
  for (const [i, node] of nodes.entries()) view.setUint32(4 + 4 * i, node >>> 0, true);
  view.setUint32(4 + 4 * nodes.length, values.length, true);
  for (const [i, value] of values.entries()) view.setFloat32(8 + 4 * (nodes.length + i), value, true);
  return new Uint8Array(view.buffer);
}

/** The leaves A, AB and B. */
const small = fileOf(
  [end | 1, (1 << 24) | accepts | 3, (2 << 24) | accepts | end, (2 << 24) | accepts | end],
  [1, 2.5, -3],
);

const valueIn = (bytes: Uint8Array, leave: string): number | undefined =>
  parseKlv(bytes, { tileSet }).leaves?.valueOf([...leave]);

test("a file has the number of nodes, the nodes, the number of values, and the values in the order of the nodes", () => {
  expect([valueIn(small, "A"), valueIn(small, "AB"), valueIn(small, "BA"), valueIn(small, "B")]).toEqual([
    1, 2.5, 2.5, -3,
  ]);
});

test("a part of a buffer is read, and a whole one", () => {
  const within = new Uint8Array(small.length + 12);
  within.set(small, 5);
  expect(parseKlv(within.subarray(5, 5 + small.length), { tileSet }).leaves?.valueOf(["B"])).toBe(-3);
  expect(parseKlv(small.buffer as ArrayBuffer, { tileSet }).leaves?.valueOf(["B"])).toBe(-3);
});

test("it knows the tiles of the set, and refuses others with their place", () => {
  const { leaves } = parseKlv(small, { tileSet });
  expect(leaves?.tiles).toEqual(["A", "B", "?"]);
  expect(() => leaves?.valueOf(["A", "Z"])).toThrow('rack[1]: expected a tile in the leave table, found "Z"');
});

test("nothing kept is worth 0, as is a leave that the file does not have", () => {
  expect([valueIn(small, ""), valueIn(small, "?"), valueIn(small, "AA")]).toEqual([0, 0, 0]);
});

test("a leave of more tiles than the file knows is worth as much as the worst of its parts", () => {
  // ABA has AA (0), AB (2.5); with B the worst is AA.
  expect(valueIn(small, "ABA")).toBe(0);
  expect(valueIn(fileOf([end | 1, (1 << 24) | accepts, (2 << 24) | accepts | end], [4, -2]), "ABA")).toBe(-2);
});

test("every leave that the tiles allow is written, the blank first", () => {
  const bytes = formatKlv(own, { tileSet, size: 2 });
  const view = new DataView(bytes.buffer);
  const nodes = view.getUint32(0, true);
  const values = Array.from({ length: view.getUint32(4 + 4 * nodes, true) }, (_, i) =>
    view.getFloat32(8 + 4 * (nodes + i), true),
  );
  // ?, ?A, ?B, A, AA, AB, B: not ?? nor BB, which the set does not have.
  expect(values).toEqual([16, 16.5, 14.75, 0.5, 0.5, -0.75, -1.25]);
});

test("what is written is read back with the same value for each leave", () => {
  const value = fc.integer({ min: -5000, max: 5000 });
  const list = (length: number): fc.Arbitrary<number[]> => fc.array(value, { minLength: length, maxLength: length });
  const sets = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 4, maxLength: 4 });
  const law = fc.property(list(4), list(10), sets, fc.integer({ min: 1, max: 5 }), (one, two, counts, size) => {
    const set = defineTileSet({
      id: "four kinds",
      letters: ["A", "B", "C"].map((letter, i) => [letter, 1, counts[i]!] as const),
      blanks: { count: counts[3]!, points: 0 },
    });
    const tiles = ["C", "?", "A", "B"];
    const leaves = leavesOf({ kind: "leaves", version: 1, tiles, values: [one, two], made: null });
    const read = parseKlv(formatKlv(leaves, { tileSet: set, size }), { tileSet: set }).leaves as Leaves;
    const go = (leave: readonly string[], from: number): void => {
      expect(read.valueOf(leave)).toBe(Math.fround(leaves.valueOf(leave)));
      if (leave.length < size)
        for (let i = from; i < 4; i++) {
          const tile = ["A", "B", "C", "?"][i]!;
          if (leave.filter((other) => other === tile).length < counts[i]!) go([...leave, tile], i);
        }
    };
    go([], 0);
  });
  fc.assert(law, { seed, numRuns: casesOf(1000) });
});

test("the table that ships has 3,909 leaves of up to three English tiles", () => {
  const bytes = formatKlv(leavesOf(englishLeaves), { tileSet: english, size: 3 });
  const view = new DataView(bytes.buffer);
  expect(view.getUint32(4 + 4 * view.getUint32(0, true), true)).toBe(3_909);
  const { leaves } = parseKlv(bytes, { tileSet: english });
  for (const leave of ["?", "?S", "AEI", "EST", "QU", "UVW"])
    expect(leaves?.valueOf([...leave])).toBe(Math.fround(leavesOf(englishLeaves).valueOf([...leave])));
});

describe("a bad file is refused with the place of what is wrong", () => {
  const leaf = accepts | end;
  test.each<readonly [string, unknown, readonly string[]]>([
    ["no bytes", "KLV2", ["type "]],
    ["a part of a number", small.slice(0, 9), ["truncated "]],
    ["too short", small.slice(0, 4), ["truncated "]],
    ["more nodes than bytes", Uint8Array.of(9, 0, 0, 0, 0, 0, 0, 0), ["range nodes"]],
    ["no nodes", Uint8Array.of(0, 0, 0, 0, 0, 0, 0, 0), ["range nodes"]],
    ["a value cut off", small.slice(0, -4), ["range values"]],
    ["more values than leaves", fileOf([end | 1, (1 << 24) | leaf], [1, 2]), ["range values"]],
    ["not a number", fileOf([end | 1, (1 << 24) | leaf], [Number.NaN]), ["range values[0]"]],
    ["too much", fileOf([end | 1, (1 << 24) | leaf], [2e6]), ["range values[0]"]],
  ])("%s", (_name, bytes, expected) => {
    const { problems = [] } = parseKlv(bytes as Uint8Array, { tileSet });
    expect(problems.map(({ code, path }) => `${code} ${path}`)).toEqual(expected);
  });

  test.each(fixture("bad-graphs.json").map((row) => [row.what, row] as const))("%s", (_what, { nodes, problem }) => {
    const { problems } = parseKlv(fileOf([...new Uint32Array(writeNodes(nodes, 22))], [1]), { tileSet: abc });
    expect(problems).toEqual([problem]);
  });

  test("a problem has what was found and what would be right", () => {
    const problemOf = (bytes: Uint8Array): unknown => parseKlv(bytes, { tileSet }).problems?.[0];
    expect(problemOf(small.slice(0, 9))).toEqual({ code: "truncated", path: "", of: "node", found: 9 });
    expect(problemOf(small.slice(0, -4))).toEqual({ code: "range", path: "values", min: 2, max: 2, found: 3 });
    expect(problemOf(fileOf([end | 1, (1 << 24) | leaf], [1, 2]))).toEqual({
      code: "range",
      path: "values",
      min: 1,
      max: 1,
      found: 2,
    });
    expect(problemOf(fileOf([end | 1, (1 << 24) | leaf], [-1_000_001]))).toEqual({
      code: "range",
      path: "values[0]",
      min: -1_000_000,
      max: 1_000_000,
      found: -1_000_001,
    });
    expect(problemOf(fileOf([end | 1, (1 << 24) | leaf], [Number.NaN]))).toMatchObject({ found: null });
  });

  test("the first hundred problems are listed, and a value of a million is accepted", () => {
    const nodes = Array.from({ length: 150 }, (_, i) => (1 << 24) | accepts | (i === 149 ? end : 0));
    expect(parseKlv(fileOf([end | 1, ...nodes], new Array(150).fill(1)), { tileSet }).problems).toHaveLength(100);
    expect(parseKlv(fileOf([end | 1, (1 << 24) | leaf], [-1_000_000]), { tileSet }).ok).toBe(true);
  });

  test("whatever the bytes are, they are read or refused, and every leave that is read has a value", () => {
    const numbers = fc.array(fc.oneof(fc.nat({ max: 9 }), fc.integer()), { maxLength: 12 });
    const law = fc.property(
      numbers,
      fc.nat({ max: 6 }),
      fc.array(fc.float({ noNaN: true }), { maxLength: 9 }),
      (rest, top, values) => {
        const nodes = rest.map(
          (node) => (node & 0x3c00007) | (((node >>> 3) & 1) * accepts) | (((node >>> 4) & 1) * end),
        );
        const answer = parseKlv(fileOf([end | top, ...nodes], values), { tileSet });
        if (answer.ok) for (const leave of ["", "A", "AAB?"]) expect(answer.leaves.valueOf([...leave])).not.toBeNaN();
        else expect(answer.problems.length).toBeGreaterThan(0);
      },
    );
    fc.assert(law, { seed, numRuns: casesOf(20_000) });
  });
});

test("15 tiles of a leave are written, and no 16", () => {
  expect(formatKlv(own, { tileSet, size: 15 }).length).toBeGreaterThan(50);
  expect(() => formatKlv(own, { tileSet, size: 16 })).toThrow("options.size: expected 1 to 15, found 16");
  expect(() => formatKlv(own, { tileSet, size: 1.5 })).toThrow("options.size: expected 1 to 15, found 1.5");
});

test("what cannot be written is refused", () => {
  expect(() => formatKlv(own, { tileSet: english, size: 6 })).toThrow(
    "options.tileSet: expected only tiles that have leave values",
  );
  expect(() => formatKlv(own, { tileSet, size: 0 })).toThrow("options.size: expected 1 to 15");
  expect(() => formatKlv(leavesOf(englishLeaves), { tileSet: english, size: 9 })).toThrow(
    "options.size: expected at most 4,000,000 leaves, found 59556643",
  );
});
