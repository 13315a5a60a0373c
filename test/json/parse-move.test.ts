import { type Move, type Problem, unwrap } from "tilewright";
import { parseMove } from "tilewright/json";
import { describeProblem } from "tilewright/messages";
import { us2021 } from "tilewright/rulesets";
import { describe, expect, test } from "vitest";
import { problems } from "./problems.ts";

const laid = { row: 7, col: 7, letter: "A" };

describe.each<Move>([
  { type: "play", placements: [laid, { row: 7, col: 8, letter: "X", blank: true }] },
  { type: "play", placements: [{ ...laid, blank: false }], points: 12 },
  { type: "play", placements: [{ ...laid, letter: null }], points: -1 },
  { type: "play", placements: [] },
  { type: "exchange", tiles: ["A", "?", "A"] },
  { type: "exchange", tiles: [] },
  { type: "exchange", tiles: 7 },
  { type: "pass" },
  { type: "accept" },
  { type: "resign" },
  { type: "challenge" },
  { type: "challenge", words: [1, 0] },
  { type: "exchange-blank", square: { row: 14, col: 0 } },
])("%j", (move) => {
  test("is read as it was written, from a value and from a text", () => {
    expect(unwrap(parseMove(move, us2021))).toEqual({ ok: true, move });
    expect(unwrap(parseMove(JSON.stringify(move), us2021)).move).toEqual(move);
  });

  test("is refused with a property that moves do not have", () => {
    expect(problems(parseMove({ ...move, by: 1 }, us2021))).toEqual(["unknown-key by"]);
  });
});

test("a property that is undefined counts as left out, as in JSON", () => {
  const placements = [{ ...laid, blank: undefined, id: undefined }];
  const { move } = unwrap(parseMove({ type: "play", placements, points: undefined, by: undefined }, us2021));
  expect(move).toStrictEqual({ type: "play", placements: [laid] });
});

test.each<[unknown, ...string[]]>([
  [undefined, "type"],
  [null, "type"],
  [7, "type"],
  ["pass", "json"],
  ['"pass"', "type"],
  ["", "json"],
  [[], "type"],
  [{}, "choice type"],
  [{ type: "swap" }, "choice type"],
  [{ type: ["pass"] }, "choice type"],
  [{ type: "constructor" }, "choice type"],
  [{ type: "__proto__" }, "choice type"],
  // what players may not say
  [{ type: "adjust", player: 0, points: 99, reason: "correction" }, "choice type"],
  [{ type: "tell-rack", player: 0, rack: { tiles: ["A"], hidden: 0 } }, "choice type"],
  [{ type: "return-excess", player: 0, tiles: { tiles: ["A"], hidden: 0 } }, "choice type"],
  [{ type: "set-turn", player: 0 }, "choice type"],
  [{ type: "pass", player: 1 }, "unknown-key player"],
  [
    { type: "pass", "": 1, "a.b": 2, ["x".repeat(99)]: 3 },
    'unknown-key [""]',
    'unknown-key ["a.b"]',
    `unknown-key ["${"x".repeat(40)}"...]`,
  ],
  [{ type: "play" }, "type placements"],
  [{ type: "play", placements: laid }, "type placements"],
  [{ type: "play", placements: [laid, null] }, "type placements[1]"],
  [{ type: "play", placements: [{ ...laid, row: "7" }] }, "type placements[0].row"],
  [{ type: "play", placements: [{ ...laid, row: 15, col: -1 }] }, "range placements[0].row", "range placements[0].col"],
  [{ type: "play", placements: [{ ...laid, letter: "a" }] }, "unknown-letter placements[0].letter"],
  [{ type: "play", placements: [{ ...laid, letter: "?" }] }, "unknown-letter placements[0].letter"],
  [{ type: "play", placements: [{ ...laid, letter: "\ud800" }] }, "unknown-letter placements[0].letter"],
  [{ type: "play", placements: [{ row: 7, col: 7 }] }, "type placements[0].letter"],
  [{ type: "play", placements: [{ ...laid, blank: null }] }, "type placements[0].blank"],
  [{ type: "play", placements: [{ ...laid, as: "Q" }] }, "unknown-key placements[0].as"],
  [{ type: "play", placements: new Array(226).fill(laid) }, "too-large placements"],
  [{ type: "play", placements: [laid], points: "12" }, "type points"],
  [{ type: "play", placements: [laid], points: null }, "type points"],
  [{ type: "play", placements: [laid], points: 1e300 }, "range points"],
  [{ type: "exchange" }, "type tiles"],
  [{ type: "exchange", tiles: "AE" }, "type tiles"],
  [{ type: "exchange", tiles: -1 }, "range tiles"],
  [{ type: "exchange", tiles: 1.5 }, "type tiles"],
  [{ type: "exchange", tiles: ["A", "", "a"] }, "unknown-letter tiles[1]", "unknown-letter tiles[2]"],
  [{ type: "exchange", tiles: new Array(1001).fill("A") }, "too-large tiles"],
  [{ type: "challenge", words: null }, "type words"],
  [{ type: "challenge", words: ["0"] }, "type words[0]"],
  [{ type: "challenge", words: [-1] }, "range words[0]"],
  [{ type: "exchange-blank" }, "type square"],
  [{ type: "exchange-blank", square: { row: 0 } }, "type square.col"],
  [
    { type: "exchange-blank", square: { row: 15, col: 0, letter: "A" } },
    "unknown-key square.letter",
    "range square.row",
  ],
])("the move %j is refused: %s", (input, ...expected) => {
  expect(problems(parseMove(input, us2021))).toEqual(expected);
});

test("a text that is not JSON is refused with the JavaScript engine's reason, on one line", () => {
  const [problem] = parseMove(`{"type":\n"pass" ${"x".repeat(1e5)}`, us2021).problems ?? [];
  expect(problem).toMatchObject({ code: "json", path: "", of: "text" });
  expect(describeProblem(problem as Problem)).toMatch(/^cannot be read as JSON: .{10,200}$/u);
});

test("a move of an unknown type is refused with the list of all types", () => {
  expect(parseMove({ type: "Pass" }, us2021).problems).toEqual([
    {
      code: "choice",
      path: "type",
      choices: ["play", "exchange", "pass", "challenge", "accept", "exchange-blank", "resign"],
      found: "Pass",
    },
  ]);
});

test("-0 in a move is read as 0", () => {
  const { move } = unwrap(parseMove({ type: "exchange-blank", square: { row: -0, col: -0 } }, us2021));
  expect(move).toStrictEqual({ type: "exchange-blank", square: { row: 0, col: 0 } });
});

test.each([undefined, null, 7, "us-2021", {}])(
  "parseMove throws a TypeError for %j in place of a ruleset",
  (ruleset) => {
    expect(() => parseMove({ type: "pass" }, ruleset as never)).toThrow(TypeError);
  },
);
