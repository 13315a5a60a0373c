// Articles of the federation of Norway (Turneringsreglement) on time, challenges and ends, as cases.
// What was read of them, and where: docs/rules-of-the-world.md.
// Cases without an article are as the federation's summaries or programs that cite its rules have them.
import { defineRuleset } from "tilewright";
import type { TimeControl } from "tilewright/clock";
import { northAmerica2017 } from "tilewright/rulesets";
import { norwegian } from "tilewright/tile-sets";
import { expect, test } from "vitest";
import { afterChallenge, afterChallengeOfTwo, afterTime, time } from "./cases.ts";

// No preset ships: how passes end a game was not found, and is as in the base here.
const ruleset = defineRuleset(northAmerica2017, {
  tileSet: norwegian,
  challenge: { looksUp: "named-words", whenWrong: { points: 10, per: "play", to: "nobody" } },
});
const control: TimeControl = { game: time(30), overtime: { points: 10, each: 60, limit: time(5) } };

test.each([
  ["30 minutes", time(30), [400, 390], null, null],
  ["ten points for each minute begun", time(33, 1), [360, 390], null, null],
  ["more than five minutes too much", time(35, 1), [350, 390], "lost-on-time", [1]],
])("%s", (_, used, scores, end, winners) => {
  expect(afterTime(ruleset, control, used)).toMatchObject({ scores, end, winners });
});

test("a failed challenge costs ten points for the play, and no turn; a successful one the turn of the play", () => {
  expect(afterChallenge(ruleset, "good")).toEqual({ points: [0, -10], turn: 1 });
  expect(afterChallengeOfTwo(ruleset)).toEqual([0, -10]);
  expect(afterChallenge(ruleset, "bad")).toEqual({ points: [0, 0], turn: 1 });
});
