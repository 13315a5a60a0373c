// Articles of the federation of Romania (free game, 2011) on time, challenges and ends, as cases.
// What was read of them, and where: docs/rules-of-the-world.md.
// Cases without an article are as the federation's summaries or programs that cite its rules have them.
import { applyRuling, unwrap } from "tilewright";
import type { TimeControl } from "tilewright/clock";
import { romanian2023 as ruleset } from "tilewright/rulesets";
import { expect, test } from "vitest";
import { afterChallenge, afterTime, begin, endAfter, standingOf, time } from "./cases.ts";

const control: TimeControl = { game: time(25), stopsAtZero: true };

test("the game stops when the time is up", () => {
  expect(afterTime(ruleset, control, time(24, 59))).toMatchObject({ scores: [400, 390], end: null });
  expect(afterTime(ruleset, control, time(25))).toMatchObject({ end: "time" });
});

test("where the other one wins then, that is a ruling, with a win by no points", () => {
  const lost = { type: "decide", reason: "lost-on-time", winners: [1], spreads: [0, 0] } as const;
  const over = unwrap(applyRuling(begin(ruleset, [400, 390]), lost)).state;
  expect(standingOf(over)).toMatchObject({ scores: [400, 390], end: "lost-on-time", winners: [1] });
});

test("5.10.15: a failed challenge costs the challenger ten points", () => {
  expect(afterChallenge(ruleset, "good")).toEqual({ points: [0, -10], turn: 1 });
});

test("six turns without points end the game, exchanges among them", () => {
  expect(endAfter(ruleset, "passes")).toEqual([6, "scoreless"]);
  expect(endAfter(ruleset, "exchanges")).toEqual([6, "scoreless"]);
});
