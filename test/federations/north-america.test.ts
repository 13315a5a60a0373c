// Articles of the tournaments of North America (edition of 27 June 2012) on time, challenges and ends, as cases.
// What was read of them, and where: docs/rules-of-the-world.md.
// Cases without an article are as the federation's summaries or programs that cite its rules have them.

import { defineRuleset } from "tilewright";
import type { TimeControl } from "tilewright/clock";
import { northAmerica2017 as ruleset, worldEnglish2022, worldEnglishPrices } from "tilewright/rulesets";
import { expect, test } from "vitest";
import { afterChallenge, afterTime, begin, endAfter, lay, make, passesThatEnd, time } from "./cases.ts";

const control: TimeControl = { game: time(25), overtime: { points: 10, each: 60, limit: time(10) } };

test.each([
  ["V.F.2", "within the time", time(25), [400, 390], null, null],
  ["V.F.2", "a part of a minute too much", time(25, 1), [390, 390], null, null],
  ["V.F.2", "three minutes and four seconds too much", time(28, 4), [360, 390], null, null],
  ["V.F.2", "a part of a second too much", time(25) + 0.9, [400, 390], null, null],
  ["V.F.3", "ten minutes too much, and a part of a second", time(35) + 0.9, [300, 390], null, null],
  ["V.F.3", "more than ten minutes too much", time(35, 1), [300, 390], "lost-on-time", [1]],
])("%s: %s", (_article, _what, used, scores, end, winners) => {
  expect(afterTime(ruleset, control, used)).toMatchObject({ scores, end, winners });
});

test("V.F.3: both players take more than ten minutes too much, and both have lost", () => {
  expect(afterTime(ruleset, control, time(36), time(37))).toMatchObject({ end: "lost-on-time", winners: [] });
});

test("a failed challenge costs the next turn, and a successful one that of the play", () => {
  expect(afterChallenge(ruleset, "good")).toEqual({ points: [0, 0], turn: 0 });
  expect(afterChallenge(ruleset, "bad")).toEqual({ points: [0, 0], turn: 1 });
});

test("two programs: a turn lost by a failed challenge is one of the six; under other rules it is not", () => {
  const failed = make(lay(begin(ruleset)), { type: "challenge" }, 1);
  expect([failed.scorelessTurns, failed.status]).toEqual([1, { kind: "playing", turn: 0 }]);
  expect(passesThatEnd(failed)).toEqual([5, "scoreless"]);
  const others = defineRuleset(worldEnglish2022, { challenge: worldEnglishPrices.turn });
  expect(passesThatEnd(make(lay(begin(others)), { type: "challenge" }, 1))).toEqual([6, "scoreless"]);
});

test("V.C.2: six turns without points end the game, exchanges among them", () => {
  expect(endAfter(ruleset, "passes")).toEqual([6, "scoreless"]);
  expect(endAfter(ruleset, "exchanges")).toEqual([6, "scoreless"]);
});
