// Articles of the federation of Italy (FIGS, 13 September 2012) on time, challenges and ends, as cases.
// What was read of them, and where: docs/rules-of-the-world.md.
// Cases without an article are as the federation's summaries or programs that cite its rules have them.
import { defineRuleset } from "tilewright";
import type { TimeControl } from "tilewright/clock";
import { northAmerica2017 } from "tilewright/rulesets";
import { italian } from "tilewright/tile-sets";
import { expect, test } from "vitest";
import { afterTime, endAfter, time } from "./cases.ts";

// No preset ships: what a failed challenge costs (30) was not found.
const ruleset = defineRuleset(northAmerica2017, { tileSet: italian, leftover: { own: "subtract", toFinisher: 0 } });
const once = { points: 30, each: null } as const;

test.each([
  ["25 minutes", time(25), [400, 390]],
  ["a second too much", time(25, 1), [370, 390]],
  ["an hour too much", time(85), [370, 390]],
])("37: 30 points once, however long: %s", (_, used, scores) => {
  const control: TimeControl = { game: time(25), overtime: { ...once, limit: null } };
  expect(afterTime(ruleset, control, used)).toMatchObject({ scores, end: null });
});

test("37: with a limit the charge is the same, and the game is lost beyond it", () => {
  const control: TimeControl = { game: time(25), overtime: { ...once, limit: time(1) } };
  expect(afterTime(ruleset, control, time(26))).toMatchObject({ scores: [370, 390], end: null });
  expect(afterTime(ruleset, control, time(26, 1))).toMatchObject({
    scores: [370, 390],
    end: "lost-on-time",
    winners: [1],
  });
});

test("39 b): six turns without points end the game, exchanges among them", () => {
  expect(endAfter(ruleset, "passes")).toEqual([6, "scoreless"]);
  expect(endAfter(ruleset, "exchanges")).toEqual([6, "scoreless"]);
});
