import fc from "fast-check";
import { scoreMove, type UnwrapError, unwrap, type Violation } from "tilewright";
import { parseGame, parseMove } from "tilewright/json";
import { parseCgp, parsePlay } from "tilewright/notation";
import { us2021 as ruleset } from "tilewright/rulesets";
import { describe, expect, test } from "vitest";

/** The error with which `unwrap` refuses an answer. */
function errorOf(answer: unknown): UnwrapError {
  try {
    unwrap(answer as never);
  } catch (error) {
    expect(error).toBeInstanceOf(Error);
    return error as UnwrapError;
  }
  throw new Error("unwrap did not throw");
}

const refused = (...violations: readonly unknown[]): unknown => ({ ok: false, violations });

test("unwrap gives the value of a success", () => {
  expect(unwrap(parsePlay("8F HORN", { ruleset })).placements).toHaveLength(4);
});

describe("the error that unwrap throws", () => {
  test("has a line for every violation: its code, its squares and a sentence", () => {
    const placements = [
      { row: 0, col: 0, letter: "A" },
      { row: 0, col: 2, letter: null },
    ];
    expect(errorOf(scoreMove({ ruleset }, placements)).message.split("\n")).toEqual([
      "blank-without-letter at 1C: Choose a letter for the blank at 1C.",
      "gap at 1B: There is a gap at 1B.",
      "start-not-covered at 8H: The first play must cover 8H.",
    ]);
  });

  test("leaves the squares out where a violation has none", () => {
    expect(errorOf(refused({ code: "not-your-turn", squares: [], turn: 1 })).message).toBe(
      "not-your-turn: It's not your turn.",
    );
  });

  test("lists every problem of a text with its line and column", () => {
    expect(errorOf(parsePlay("8F", { ruleset })).message).toBe(
      'unreadable at line 1, column 1: not-a-play, found "8F"',
    );
    expect(errorOf(parseCgp("15/15 A/B 0/x -")).message.split("\n")).toHaveLength(3);
  });

  test("lists every problem of JSON with its path", () => {
    expect(errorOf(parseMove({ type: "pass", of: 7 }, ruleset)).message).toBe(
      "unknown-key at of: unknown property (known: type)",
    );
    expect(errorOf(parseGame(7)).message).toBe("type: expected an object, found 7");
  });

  test("carries the violations or the problems themselves", () => {
    const judged = scoreMove({ ruleset }, []);
    expect(errorOf(judged)).toHaveProperty("violations", judged.violations);
    expect(errorOf(judged)).not.toHaveProperty("problems");
    const parsed = parsePlay("8F", { ruleset });
    expect(errorOf(parsed)).toHaveProperty("problems", parsed.problems);
    expect(errorOf(parsed)).not.toHaveProperty("violations");
  });
});

describe("values that no function of the library gives", () => {
  const circular: Record<string, unknown> = { code: "malformed", squares: [], path: "a", expected: "b" };
  circular["found"] = circular;
  const hostile = new Proxy(
    {},
    {
      get() {
        throw new Error("hands off");
      },
    },
  );

  test.each<readonly [string, unknown, string]>([
    ["a circular detail", circular, "malformed at a: expected b, found an object"],
    [
      "a BigInt",
      { code: "wrong-points", squares: [], claimed: 5n, points: 14 },
      "wrong-points: The play scores 14, not 5.",
    ],
    [
      "a symbol",
      { code: "invalid-word", squares: [{ row: 7, col: 7 }], word: Symbol("W"), labels: [] },
      "invalid-word at 8H",
    ],
    ["squares that are not squares", { code: "gap", squares: 7 }, "gap"],
    ["an unknown code", { code: "too-beautiful", squares: [{ row: 7, col: 7 }] }, "too-beautiful at 8H"],
    ["a name every object has", { code: "toString", squares: [] }, "toString"],
    ["no code", {}, "an object"],
    ["a text", "nonsense", '"nonsense"'],
    ["nothing", null, "null"],
    ["a value that throws when it is looked at", hostile, "an object that throws"],
  ])("%s among the violations is described as far as it can be", (_what, violation, message) => {
    expect(errorOf(refused(violation)).message).toBe(message);
  });

  test("problems of any other shape are described as far as they can be", () => {
    const problems = [{ code: "odd" }, "nonsense", { code: "type", path: 7n, expected: circular, found: Symbol("S") }];
    expect(errorOf({ ok: false, problems }).message.split("\n")).toEqual(["odd", '"nonsense"', "type"]);
  });

  test.each([[null], [undefined], [7], [{}], [{ ok: false }], [{ ok: false, violations: 7 }]])(
    "%j is refused as something that is not an answer",
    (value) => {
      expect(errorOf(value)).toBeInstanceOf(TypeError);
      expect(errorOf(value).message).toMatch(/^result: expected a result with violations or problems, found /);
    },
  );

  test("whatever a violation or a problem holds, the error carries it", () => {
    const codes: readonly Violation["code"][] = ["gap", "malformed", "invalid-word", "not-on-rack", "stale"];
    const reason = fc.record(
      {
        code: fc.oneof(fc.constantFrom(...codes), fc.anything()),
        squares: fc.anything(),
        path: fc.anything(),
        line: fc.anything(),
        column: fc.anything(),
        expected: fc.anything(),
        found: fc.anything(),
        word: fc.anything(),
        labels: fc.anything(),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(reason, fc.anything({ withBigInt: true, withNullPrototype: true }))), (reasons) => {
        expect(errorOf({ ok: false, violations: reasons }).violations).toBe(reasons);
        expect(errorOf({ ok: false, problems: reasons }).problems).toBe(reasons);
      }),
    );
  });
});
