import { previewPlay, validatePlacement } from "tilewright";
import { us2021 as ruleset } from "tilewright/rulesets";
import { describe, expect, test } from "vitest";

const play = [
  { row: 7, col: 7, letter: "A" },
  { row: 7, col: 8, letter: "B" },
];

/** What JavaScript may hand in, whatever the types say. */
function anything(value: unknown): never {
  return value as never;
}

describe.each([
  ["validatePlacement", validatePlacement],
  ["previewPlay", previewPlay],
])("%s", (_name, judge) => {
  test.each<[string, unknown, RegExp]>([
    ["null", null, /^options\b.*null/],
    ["a text", "AB", /^options\b.*AB/],
    ["a number", 7, /^options\b.*7/],
    ["no dictionary, but null", { dictionary: null }, /^options\.dictionary\b.*null/],
    ["a number for a dictionary", { dictionary: 7 }, /^options\.dictionary\b.*7/],
    ["a list for a dictionary", { dictionary: ["AB"] }, /^options\.dictionary\b.*list/],
    ["a dictionary that cannot be asked", { dictionary: {} }, /^options\.dictionary\b.*/],
    [
      "labels that cannot be asked",
      { dictionary: { has: () => true, labels: [["proper"]] } },
      /^options\.dictionary\b.*/,
    ],
  ])("options that are %s: the caller's mistake", (_what, options, message) => {
    expect(() => judge({ ruleset }, play, anything(options))).toThrow(TypeError);
    expect(() => judge({ ruleset }, play, anything(options))).toThrow(message);
  });

  test.each([
    ["a text", "proper"],
    ["a flat list", ["proper"]],
    ["a list with nothing in it", [["proper"], null]],
  ])("labels that are %s for lists by entry: the caller's mistake", (_what, labels) => {
    const dictionary = { has: () => true, labels: () => anything(labels) };
    expect(() => judge({ ruleset }, play, { dictionary })).toThrow(TypeError);
    expect(() => judge({ ruleset }, play, { dictionary })).toThrow(/labels/);
  });

  test("what a dictionary throws is the caller's to catch", () => {
    const dictionary = {
      has: (): boolean => {
        throw new Error("the dictionary is shut");
      },
    };
    expect(() => judge({ ruleset }, play, { dictionary })).toThrow("the dictionary is shut");
  });
});

describe("a board on which something that is no tile lies in the way", () => {
  test.each([
    ["nothing at all", undefined],
    ["a blank not named", { letter: null, blank: true }],
    ["the blank's own sign", { letter: "?", blank: true }],
    ["a letter without blank", { letter: "A" }],
  ])("%s: the caller's mistake", (_what, thing) => {
    const board = Array.from({ length: 225 }, (_, index) => (index === 111 ? thing : null));
    expect(() => validatePlacement(anything({ ruleset, board }), play)).toThrow(/position\.board\[111\]/);
  });
});
