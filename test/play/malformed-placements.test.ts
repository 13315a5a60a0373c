import { type Placement, previewPlay, scoreMove, validatePlacement } from "tilewright";
import { us2021 as ruleset } from "tilewright/rulesets";
import { describe, expect, test } from "vitest";
import { expectProportional } from "../support/cpu-time.ts";

const position = { ruleset };
const a = { row: 7, col: 7, letter: "A" };
const b = { row: 7, col: 8, letter: "B" };
const nobody = (): never => {
  throw new Error("read by nobody");
};

/** What JavaScript may hand in, whatever the types say. */
function anything<T = never>(value: unknown): T {
  return value as T;
}

const functions = {
  validatePlacement: (...given: Parameters<typeof validatePlacement>) => validatePlacement(...given).violations ?? [],
  scoreMove: (...given: Parameters<typeof scoreMove>) => scoreMove(...given).violations ?? [],
  previewPlay: (...given: Parameters<typeof previewPlay>) => previewPlay(...given).violations,
};

describe.each(Object.entries(functions))("%s", (_name, judge) => {
  const listed = (placements: unknown, where: object = position): readonly string[] =>
    judge(anything(where), anything(placements)).map((violation) => {
      const squares = violation.squares.map(({ row, col }) => `${row},${col}`);
      return [violation.code, ...(violation.code === "malformed" ? [violation.path] : squares)].join(" ");
    });

  test.each([
    ["undefined", undefined],
    ["null", null],
    ["a number", 7],
    ["a text", "8F HORN"],
    ["one placement", a],
    ["a set", new Set([a, b])],
    ["a function", nobody],
    ["a list that throws", new Proxy([a], { get: nobody })],
    ["a revoked list", revoked([])],
  ])("a list of placements that is %s is malformed", (_what, list) => {
    expect(listed(list)).toEqual(["malformed placements"]);
  });

  test("an empty list of placements is a play without tiles", () => {
    expect(listed([])).toEqual(["no-tiles"]);
  });

  test.each<[string, unknown, string]>([
    ["null", null, ""],
    ["undefined", undefined, ""],
    ["a text", "8F", ""],
    ["a function", Object.assign(() => {}, b), ""],
    ["a symbol", Symbol("A"), ""],
    ["a list", [7, 8, "A"], ".row"],
    ["an object of another kind", { square: "8H" }, ".row"],
    ["a row that is a text", { ...b, row: "7" }, ".row"],
    ["a row that is NaN", { ...b, row: Number.NaN }, ".row"],
    ["an infinite row", { ...b, row: Number.NEGATIVE_INFINITY }, ".row"],
    ["a row of half a number", { ...b, row: 7.5 }, ".row"],
    ["a row that is a bigint", { ...b, row: 7n }, ".row"],
    ["a row that is an object", { ...b, row: { valueOf: () => 7 } }, ".row"],
    ["no column", { row: 7, letter: "B" }, ".col"],
    ["a column of a tiny fraction", { ...b, col: Number.MIN_VALUE }, ".col"],
    ["no letter", { row: 7, col: 8 }, ".letter"],
    ["a letter in a list", { ...b, letter: ["B"] }, ".letter"],
    ["a letter that is a number", { ...b, letter: 7 }, ".letter"],
    ["blank as a number", { ...b, blank: 1 }, ".blank"],
    ["blank as null", { ...b, blank: null }, ".blank"],
    ["all fields wrong, and the first is named", { row: "7", col: "8", letter: 1, blank: "no" }, ".row"],
    ["all fields in the key __proto__", JSON.parse('{"__proto__":{"row":7,"col":8,"letter":"B"}}'), ".row"],
  ])(
    "a malformed placement is listed with its first wrong field, and the others are judged: %s",
    (_what, thing, field) => {
      const third = { row: 7, col: 9, letter: "C" };
      expect(listed([a, thing, third])).toEqual([`malformed placements[1]${field}`, "gap 7,8"]);
    },
  );

  test.each(["row", "col", "letter", "blank"])("a placement whose %s throws when it is read is malformed", (field) => {
    const trap = Object.defineProperty({ ...b }, field, { get: nobody });
    const [malformed, ...others] = listed([a, trap, { ...a, col: 6 }]);
    expect(malformed).toMatch(/^malformed placements\[1\]/);
    expect(others).toEqual([]);
    expect(listed([a, { ...a, col: 6 }, revoked({})])[0]).toMatch(/^malformed placements\[2\]/);
  });

  test("a malformed placement says what was expected and what was found", () => {
    const list = judge(position, anything([{ ...a, row: "x".repeat(1e6) }]));
    const [{ expected, found }] = anything<[{ expected: string; found: string }]>(list);
    expect(expected).toBe("an integer");
    expect(found).toMatch(/^"xxx/);
    expect(found.length).toBeLessThan(100);
  });

  test("a placement is read once, so that a getter cannot change its answer", () => {
    let reads = 0;
    const moving = { ...a, row: 7 };
    Object.defineProperty(moving, "row", { get: () => (reads++ === 0 ? 7 : 99) });
    expect(listed([moving, b])).toEqual([]);
    expect(reads).toBe(1);
  });

  test.each([
    ["left of the board", { ...b, col: -1 }, "7,-1"],
    ["below the board", { ...b, row: 15 }, "15,8"],
    ["huge", { ...b, col: 1e300 }, `7,${1e300}`],
    ["negative and huge", { ...b, row: -(2 ** 53) }, `${-(2 ** 53)},8`],
    ["beyond 32 bits", { ...b, row: 2 ** 32 + 7 }, `${2 ** 32 + 7},8`],
  ])("a square %s is off the board", (_where, placement, square) => {
    expect(listed([a, { ...a, col: 6 }, placement])).toEqual([`off-board ${square}`]);
  });

  test("a row or column of -0 counts as 0, and is 0 in the answer", () => {
    const corner = { row: -0, col: -0, letter: "A" };
    const [violation] = judge(position, [corner, { row: 0, col: 1, letter: "B", blank: undefined }]);
    expect(violation?.code).toBe("start-not-covered");
    const [repeated] = judge(position, [corner, { ...corner, row: 0 }, { row: 1, col: 0, letter: "B" }]);
    expect(repeated?.squares).toEqual([{ row: 0, col: 0 }]);
  });

  test.each([
    ["an empty text", ""],
    ["two letters", "BB"],
    ["the blank's own sign", "?"],
    ["half a pair", "\ud835"],
    ["a prototype's key", "__proto__"],
    ["an object's method", "constructor"],
    ["a letter of another alphabet that looks alike", "В"],
    ["very long", "B".repeat(100_000)],
  ])("a letter that the set does not have is listed: %s", (_what, letter) => {
    expect(judge(position, [a, { ...b, letter }])).toEqual([
      { code: "unknown-letter", squares: [{ row: 7, col: 8 }], letter },
    ]);
  });

  test("a letter in lower case is listed with the letter that was meant", () => {
    expect(judge(position, [a, { ...b, letter: "b" }])).toEqual([
      { code: "unknown-letter", squares: [{ row: 7, col: 8 }], letter: "b", instead: "B" },
    ]);
  });

  test("unknown letters are listed in code unit order, each once", () => {
    const letters = ["\ud835", "é", "__proto__", "", "é", "b", "\uffff"];
    const listed = judge(
      position,
      letters.map((letter, index) => ({ row: 7, col: 4 + index, letter })),
    ).map((violation) => anything<{ letter: string }>(violation).letter);
    expect(listed).toEqual(["", "__proto__", "b", "é", "\ud835", "\uffff"]);
  });

  test("a square that is given twice is listed, with another letter and with the same", () => {
    expect(listed([a, { ...a, letter: "Z" }, b])).toEqual(["square-repeated 7,7"]);
    expect(listed([a, a, b, b, b])).toEqual(["square-repeated 7,7 7,8"]);
  });

  test("a square that is given twice is listed also if it is occupied or off the board", () => {
    const board = Array.from({ length: 225 }, (_, index) => (index === 112 ? { letter: "H", blank: false } : null));
    expect(listed([a, a, b], { ruleset, board })).toEqual(["square-occupied 7,7", "square-repeated 7,7"]);
    const outside = { ...a, col: -1 };
    expect(listed([a, b, outside, outside])).toEqual(["off-board 7,-1", "square-repeated 7,-1"]);
  });

  test.each<[string, (index: number) => unknown]>([
    ["beside one another", (index) => ({ row: 7, col: index, letter: "A" })],
    ["on one square", () => a],
    ["with blanks not named", (index) => ({ row: index % 15, col: index % 13, letter: null })],
    ["that are null", () => null],
    // More than fit into the arguments of one call.
    ["each wrong in its own way", (index) => ({ row: index, col: index * 7, letter: `no letter ${index}` })],
  ])("50,000 placements %s are judged in time that follows from their number", (_where, placementAt) => {
    const placements = (howMany: number): Placement[] =>
      Array.from({ length: howMany }, (_, index) => placementAt(index)) as Placement[];
    expectProportional(50_000 / 8, placements, (many) => {
      expect(judge({ ...position, rack: [..."ABCDEFG"] }, many).length).toBeGreaterThan(0);
    });
  });

  test.each<[string, unknown, RegExp]>([
    ["undefined", undefined, /position\b.*undefined/],
    ["null", null, /position\b.*null/],
    ["a text", "8H", /position\b.*8H/],
    ["without a ruleset", {}, /ruleset.*undefined/],
    ["with a ruleset by name", { ruleset: "us-2021" }, /ruleset.*us-2021/],
    ["with half a ruleset", { ruleset: { ...ruleset, layout: null } }, /ruleset\.layout.*null/],
    ["with a ruleset without tiles", { ruleset: { ...ruleset, tileSet: 7 } }, /ruleset\.tileSet.*7/],
    ["with a ruleset of no limit", { ruleset: { ...ruleset, maxTilesPerPlay: Number.NaN } }, /maxTilesPerPlay.*NaN/],
    ["with a ruleset without bonuses", { ruleset: { ...ruleset, bonuses: 50 } }, /bonuses.*50/],
    ["with a text for a board", { ruleset, board: "HORN" }, /board.*HORN/],
    ["with a board too small", { ruleset, board: [null] }, /board.*225.*1/],
    ["with a board too big", { ruleset, board: Array(226).fill(null) }, /board.*225.*226/],
  ])("a position that is %s throws an error that names what is wrong", (_what, where, message) => {
    expect(() => judge(anything(where), [a, b])).toThrow(message);
    expect(() => judge(anything(where), [a, b])).toThrow(/^(?!Cannot)/);
  });

  test.each([
    ["a letter that is not of the set", { letter: "Æ", blank: false }, /board\[111\].*Æ/],
    ["a number", 7, /board\[111\]/],
    ["a letter alone", "A", /board\[111\]/],
  ])("a board with %s in the way throws an error that names the square", (_what, thing, message) => {
    const board = Array.from({ length: 225 }, (_, index) => (index === 111 ? thing : null));
    expect(() => judge(anything({ ruleset, board }), [a, b])).toThrow(message);
  });
});

function revoked(target: object): object {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
}

test("a list that claims to have 4,000,000,000 placements is refused at once, as a whole", () => {
  const claimed = new Array(4_000_000_000);
  expect(validatePlacement({ ruleset }, claimed).violations).toEqual([
    {
      code: "malformed",
      squares: [],
      path: "placements",
      expected: "a list of at most 225 placements",
      found: "4000000000",
    },
  ]);
});
