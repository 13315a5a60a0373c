import { scoreMove, unwrap } from "tilewright";
import { parsePlay } from "tilewright/notation";
import { us2021 as ruleset } from "tilewright/rulesets";
import { expect, test } from "vitest";

test("unwrap gives the value of a success", () => {
  expect(unwrap(parsePlay("8F HORN", { ruleset })).placements).toHaveLength(4);
});

test("unwrap throws an Error that lists every violation, or every problem", () => {
  const lone = [{ row: 0, col: 0, letter: "A" }];
  expect(() => unwrap(scoreMove({ ruleset }, lone))).toThrow(/too-few-tiles.*\n.*start-not-covered/);
  expect(() => unwrap(parsePlay("8F", { ruleset }))).toThrow(/a coordinate and a word/);
});
