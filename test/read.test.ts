// The reader of values of unknown shape: what definitions and everything from outside stand on.
import { expect, describe as group, test } from "vitest";
import { describe, join } from "../src/read/describe.ts";
import { createReader } from "../src/read/reader.ts";
import { refuse } from "../src/read/refuse.ts";

group("createReader", () => {
  const throwing = new Proxy([], {
    get: () => {
      throw new Error("no");
    },
    ownKeys: () => {
      throw new Error("no");
    },
  });
  const revoked = (() => {
    const { proxy, revoke } = Proxy.revocable([], {});
    revoke();
    return proxy;
  })();

  test("reads each own property once, and no inherited one", () => {
    const reader = createReader();
    let reads = 0;
    const value = Object.assign(Object.create({ inherited: 1 }), {
      get a() {
        return 0;
      },
    });
    Object.defineProperty(value, "a", { enumerable: true, get: () => ++reads });
    expect({ ...reader.record(value, "", ["a", "inherited"]) }).toEqual({ a: 1 });
    expect([reads, reader.problems]).toEqual([1, []]);
  });

  test("treats an own key __proto__ as any other key", () => {
    const reader = createReader();
    expect(reader.record(JSON.parse('{"__proto__": {"polluted": true}}'), "x", ["a"])?.["polluted"]).toBeUndefined();
    expect(reader.problems).toEqual([
      { code: "unknown-key", path: "x.__proto__", keys: ["a"], newer: false, found: "__proto__" },
    ]);
    expect(reader.entries(JSON.parse('{"__proto__": 1}'), "", 5)).toEqual([["__proto__", 1]]);
  });

  test("ignores unknown keys in an open record", () => {
    const reader = createReader();
    expect({ ...reader.record({ a: 1, b: 2 }, "", ["a"], true) }).toEqual({ a: 1 });
    expect(reader.problems).toEqual([]);
  });

  test("answers null for a wrong value, and lists the problem with its place", () => {
    const reader = createReader();
    const answers = [
      reader.record(null, "a", []),
      reader.record([], "b", []),
      reader.record(throwing, "c", []),
      reader.record(revoked, "d", []),
      reader.entries({ a: 1, b: 2 }, "e", 1),
      reader.list({}, "f", 9),
      reader.list([1, 2, 3], "g", 2),
      reader.list(throwing, "h", 2),
      reader.list(revoked, "i", 2),
      reader.integer(1.5, "j", 0, 9),
      reader.integer("7", "k", 0, 9),
      reader.integer(10, "l", 0, 9),
      reader.text(7, "m", 9),
      reader.text("abc", "n", 2),
      reader.boolean(0, "o"),
      reader.oneOf("c", "p", ["a", "b"]),
    ];
    expect(answers).toEqual(answers.map(() => null));
    expect(reader.problems.map(({ path, code }) => `${path} ${code}`)).toEqual([
      "a type",
      "b type",
      "c unreadable",
      "d unreadable",
      "e too-large",
      "f type",
      "g too-large",
      "h unreadable",
      "i unreadable",
      "j type",
      "k type",
      "l range",
      "m type",
      "n too-large",
      "o type",
      "p choice",
    ]);
  });

  test("lists at most 100 problems, and reads -0 as 0", () => {
    const reader = createReader();
    for (let i = 0; i < 1000; i++) reader.integer("x", "", 0, 1);
    expect(reader.problems).toHaveLength(100);
    expect(Object.is(reader.integer(-0, "", 0, 1), 0)).toBe(true);
  });
});

test.each<[unknown, string]>([
  ["x", '"x"'],
  ["y".repeat(50), `"${"y".repeat(40)}"...`],
  [null, "null"],
  [undefined, "undefined"],
  [[], "a list"],
  [{}, "an object"],
  [() => 1, "a function"],
  [Symbol("s"), "a symbol"],
  [Object.create(null), "an object"],
  [new Map(), "an object (Map)"],
  [Number.NaN, "NaN"],
  [-0, "-0"],
  [10n, "a bigint"],
])("describe gives a short text for %o", (value, words) => {
  expect(describe(value)).toBe(words);
});

test("the path to a value is written as in code", () => {
  expect([join("", "a"), join("a", "b"), join("a", 3), join("", 0)]).toEqual(["a", "a.b", "a[3]", "[0]"]);
});

test("refuse throws a RangeError if there are problems, and does nothing otherwise", () => {
  expect(() => refuse("x", [])).not.toThrow();
  expect(() => refuse("x", [{ code: "type", path: "", type: "list", found: "z" }])).toThrow(
    new RangeError('x: expected a list, found "z"'),
  );
});
