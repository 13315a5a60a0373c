import { defineRuleset, unwrap, validatePlacement } from "tilewright";
import { parsePlacements } from "tilewright/json";
import { us2021 } from "tilewright/rulesets";
import { spanish } from "tilewright/tile-sets";
import { expect, test } from "vitest";
import { problems } from "./problems.ts";

const laid = { row: 7, col: 7, letter: "A" };

test.each([
  ["none", []],
  ["one", [laid]],
  [
    "blanks, named and not",
    [
      { ...laid, blank: true },
      { ...laid, letter: null },
      { ...laid, letter: null, blank: true },
    ],
  ],
])("placements are read as they were written: %s", (_what, placements) => {
  expect(unwrap(parsePlacements(placements, us2021))).toEqual({ ok: true, placements });
  expect(unwrap(parsePlacements(JSON.stringify(placements), us2021)).placements).toEqual(placements);
});

test("the letters of placements must be in the ruleset's tile set", () => {
  const ruleset = defineRuleset(us2021, { tileSet: spanish });
  const letters = ["CH", "N\u0303", "K"].map((letter, col) => ({ row: 0, col, letter }));
  expect(problems(parsePlacements(letters, ruleset))).toEqual(["unknown-letter [2].letter"]);
  const { placements } = unwrap(parsePlacements(letters.slice(0, 2), ruleset));
  expect(placements.map(({ letter }) => letter)).toEqual(["CH", "\u00d1"]);
});

test.each<[unknown, string]>([
  [undefined, "type"],
  [{ 0: laid, length: 1 }, "type"],
  [new Set([laid]), "type"],
  [[laid, undefined], "type [1]"],
  [[laid, "8H A"], "type [1]"],
  [[laid, { ...laid, col: 15 }], "range [1].col"],
  [[laid, { ...laid, square: "8H" }], "unknown-key [1].square"],
  [new Array(226).fill(laid), "too-large"],
])("the placements %j are refused: %s", (input, problem) => {
  expect(problems(parsePlacements(input, us2021))).toEqual([problem]);
});

test("one placement for each square of the board is read, and refused only by validatePlacement", () => {
  const { placements } = unwrap(parsePlacements(new Array(225).fill(laid), us2021));
  expect(validatePlacement({ ruleset: us2021 }, placements).violations?.map(({ code }) => code)).toEqual([
    "square-repeated",
    "too-many-tiles",
  ]);
});
