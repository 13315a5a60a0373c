import { parseCgp, parseGameHistory, parseGcg, parsePlay, parseRack, parseSquare } from "tilewright/notation";
import { us2021 as ruleset } from "tilewright/rulesets";
import { describe, expect, test } from "vitest";
import { said } from "./said.ts";

const circular: Record<string, unknown> = {};
circular["self"] = circular;
const hostile = new Proxy(
  {},
  Object.fromEntries(
    ["get", "getPrototypeOf", "ownKeys", "has"].map((trap) => [
      trap,
      () => {
        throw new Error("hands off");
      },
    ]),
  ),
);

const parsers: readonly (readonly [string, (text: never) => ReturnType<typeof parseSquare | typeof parseGcg>])[] = [
  ["parseSquare", parseSquare],
  ["parsePlay", (text) => parsePlay(text, { ruleset }) as ReturnType<typeof parseSquare>],
  ["parseRack", (text) => parseRack(text, ruleset.tileSet) as ReturnType<typeof parseSquare>],
  ["parseCgp", (text) => parseCgp(text) as ReturnType<typeof parseSquare>],
  ["parseGcg", (text) => parseGcg(text)],
  ["parseGameHistory", (text) => parseGameHistory(text)],
];

describe.each(parsers)("%s describes a value that is not a text", (_name, parse) => {
  test.each<readonly [string, unknown, string]>([
    ["nothing", undefined, "undefined"],
    ["null", null, "null"],
    ["a number", 8, "8"],
    ["a list with a text", ["8H"], "a list"],
    ["a circular object", circular, "an object"],
    ["an object without a prototype", Object.create(null), "an object"],
    ["a BigInt", 5n, "a bigint"],
    ["a symbol", Symbol("8H"), "a symbol"],
    ["an object that throws", hostile, "an object that throws"],
  ])("%s", (_what, value, found) => {
    const { ok, problems } = parse(value as never);
    expect(ok).toBe(false);
    expect(problems).toHaveLength(1);
    expect(problems?.map(said)).toMatchObject([{ line: 1, column: 1, code: "unreadable", event: null, found }]);
    expect(JSON.parse(JSON.stringify(problems))).toEqual(problems);
  });
});

test("a text that is too long is refused with its beginning and the limit", () => {
  const long = "A".repeat(1_000_000);
  const found = `"${"A".repeat(40)}"...`;
  const reason = { code: "not-tiles", tileSet: "english", most: 1000, found: long };
  expect(parseRack(long, ruleset.tileSet).problems?.map(said)).toEqual([
    {
      line: 1,
      column: 1,
      code: "unreadable",
      event: null,
      reason,
      found,
      expected: "tiles of the tile set english, at most 1000 characters",
      hint: null,
      sentence: `found ${found}, expected tiles of the tile set english, at most 1000 characters`,
    },
  ]);
  expect(parsePlay(long, { ruleset }).problems?.map(said)).toMatchObject([{ column: 1, found }]);
  expect(parseCgp(long).problems?.map(said)).toMatchObject([{ column: 1, found }]);
});
