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
    [
      "an object with a misspelt key",
      { dictionery: new Set() },
      /^options: unknown property "dictionery" \(known: dictionary\)$/,
    ],
    ["an object with null for a dictionary", { dictionary: null }, /^options\.dictionary\b.*null/],
    ["an object with a number for a dictionary", { dictionary: 7 }, /^options\.dictionary\b.*7/],
    ["an object with a list for a dictionary", { dictionary: ["AB"] }, /^options\.dictionary\b.*list/],
    ["an object with a dictionary without `has`", { dictionary: {} }, /^options\.dictionary\b.*/],
    [
      "an object with labels that are not a function",
      { dictionary: { has: () => true, labels: [["proper"]] } },
      /^options\.dictionary\b.*/,
    ],
  ])("throws a TypeError for options that are %s", (_what, options, message) => {
    expect(() => judge({ ruleset }, play, anything(options))).toThrow(TypeError);
    expect(() => judge({ ruleset }, play, anything(options))).toThrow(message);
  });

  test.each([
    ["a text", "proper"],
    ["a flat list", ["proper"]],
    ["a list with nothing in it", [["proper"], null]],
  ])("throws a TypeError for labels that are %s instead of one list for each entry", (_what, labels) => {
    const dictionary = { has: () => true, labels: () => anything(labels) };
    expect(() => judge({ ruleset }, play, { dictionary })).toThrow(TypeError);
    expect(() => judge({ ruleset }, play, { dictionary })).toThrow(/labels/);
  });

  test("throws the error that a dictionary throws", () => {
    const dictionary = {
      has: (): boolean => {
        throw new Error("the dictionary is shut");
      },
    };
    expect(() => judge({ ruleset }, play, { dictionary })).toThrow("the dictionary is shut");
  });
});

describe("a board with a malformed tile where the play lies", () => {
  test.each([
    ["nothing at all", undefined],
    ["a blank not named", { letter: null, blank: true }],
    ["the blank's own sign", { letter: "?", blank: true }],
    ["a letter without blank", { letter: "A" }],
  ])("throws an error that names the square: %s", (_what, thing) => {
    const board = Array.from({ length: 225 }, (_, index) => (index === 111 ? thing : null));
    expect(() => validatePlacement(anything({ ruleset, board }), play)).toThrow(/position\.board\[111\]/);
  });
});

describe("a ruleset made by hand throws a TypeError that names the knob", () => {
  const { layout, tileSet } = ruleset;
  test.each<[string, string, object]>([
    ["layout", "undefined", { layout: undefined }],
    ["layout", "an object", { layout: { ...layout, rowsOfSquares: "..." } }],
    ["layout", "an object", { layout: { ...layout, rows: 14 } }],
    ["layout", "an object", { layout: { ...layout, rowsOfSquares: [...layout.rowsOfSquares.slice(1), ".."] } }],
    ["tileSet", "null", { tileSet: null }],
    ["tileSet", "an object", { tileSet: { ...tileSet, letters: {} } }],
    ["bonuses", "7", { bonuses: 7 }],
    ["forbiddenLabels", "null", { forbiddenLabels: null }],
    ["maxTilesPerPlay", '"7"', { maxTilesPerPlay: "7" }],
  ])("%s that is %s", (knob, found, knobs) => {
    const message = `position.ruleset.${knob}: expected the ${knob} of a ruleset from defineRuleset, found ${found}`;
    expect(() => validatePlacement({ ruleset: anything({ ...ruleset, ...knobs }) }, play)).toThrow(
      new TypeError(message),
    );
  });
});

test("a Map in place of a dictionary throws a TypeError that names wordList, because its labels would be ignored", () => {
  const map = anything(new Map([["AB", ["proper"]]]));
  const message = "options.dictionary: expected a dictionary, such as wordList returns, found an object (Map)";
  expect(() => validatePlacement({ ruleset }, play, { dictionary: map })).toThrow(new TypeError(message));
});

test("a letter on the board that the tile set does not have throws an error that shows it", () => {
  const board = anything(
    Array.from({ length: 225 }, (_, index) => (index === 111 ? { letter: "Ñ", blank: false } : null)),
  );
  const message =
    'position.board[111]: expected null or a { letter, blank } tile in the set, found { letter: "Ñ", blank: false }';
  expect(() => validatePlacement({ ruleset, board }, play)).toThrow(new TypeError(message));
});
