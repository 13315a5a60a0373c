// Articles of the federation of Catalan (FISC, Reglament de joc, July 2011) on time, exchanges and ends, as cases.
// What was read of them, and where: docs/rules-of-the-world.md.
// Cases without an article are as the federation's summaries or programs that cite its rules have them.
import type { TimeControl } from "tilewright/clock";
import { catalan2017 as ruleset } from "tilewright/rulesets";
import { expect, test } from "vitest";
import { afterChallenge, afterTime, endAfter, time } from "./cases.ts";

const control: TimeControl = { game: time(25), overtime: { points: 10, each: 60, limit: time(10) } };

test.each([
  ["ten points for each minute", time(26), [390, 390], null, null],
  ["ten minutes too much", time(35), [300, 390], null, null],
  ["more", time(35, 1), [300, 390], "lost-on-time", [1]],
])("point 7: %s", (_, used, scores, end, winners) => {
  expect(afterTime(ruleset, control, used)).toMatchObject({ scores, end, winners });
});

test("point 6: no price of a failed challenge is mentioned", () => {
  expect(afterChallenge(ruleset, "good")).toEqual({ points: [0, 0], turn: 1 });
});

test("point 4 b): three passes by each end the game, however many tiles the bag has, and exchanges do not", () => {
  expect(endAfter(ruleset, "passes")).toEqual([6, "passes"]);
  expect(endAfter(ruleset, "exchanges")).toBeNull();
});

test("article 2 of AJUSC: devices are for challenges", () => {
  expect(ruleset.dictionaryUse).toBe("challenges");
});
