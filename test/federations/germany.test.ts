// Articles of Scrabble Deutschland (Turnierspielordnung, 25 April 2010) on time, challenges and ends, as cases.
// What was read of them, and where: docs/rules-of-the-world.md.
// Cases without an article are as the federation's summaries or programs that cite its rules have them.
import type { TimeControl } from "tilewright/clock";
import { german2026 as ruleset } from "tilewright/rulesets";
import { expect, test } from "vitest";
import { afterChallenge, afterChallengeOfTwo, afterTime, endAfter, time } from "./cases.ts";

const until2017: TimeControl = { game: time(30), overtime: { points: 10, each: 60, limit: time(10) } };
const since2017: TimeControl = { game: time(30), overtime: { points: 10, each: 60, limit: time(5) } };

test.each([
  ["5.2", "a minute begun", time(30, 1), [390, 390], null, null],
  ["5.2", "five minutes too much", time(35), [350, 390], null, null],
  [
    "since 28 September 2017",
    "more: the game is broken off and counted for the opponent",
    time(35, 1),
    [350, 390],
    "lost-on-time",
    [1],
  ],
])("%s: %s", (_article, _what, used, scores, end, winners) => {
  expect(afterTime(ruleset, since2017, used)).toMatchObject({ scores, end, winners });
});

test("5.2 and 5.3: until 2017 the limit was ten minutes", () => {
  expect(afterTime(ruleset, until2017, time(40))).toMatchObject({ scores: [300, 390], end: null });
  expect(afterTime(ruleset, until2017, time(40, 1))).toMatchObject({ end: "lost-on-time", winners: [1] });
});

test("3.1.4: a failed challenge costs the challenger ten points for each word", () => {
  expect(afterChallenge(ruleset, "good")).toEqual({ points: [0, -10], turn: 1 });
  expect(afterChallengeOfTwo(ruleset)).toEqual([0, -20]);
});

test("5.1: four passes end the game, and exchanges do not", () => {
  expect(endAfter(ruleset, "passes")).toEqual([4, "passes"]);
  expect(endAfter(ruleset, "exchanges")).toBeNull();
});

test("any number of tiles may be exchanged, with seven in the bag, and words that offend are words", () => {
  expect(ruleset.exchange).toEqual({ minTiles: 1, minBag: 7, maxTiles: 7, perGame: null });
  expect(ruleset.forbiddenLabels).toEqual([]);
});
