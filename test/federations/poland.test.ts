// Articles of the federation of Poland (PFS) on time, challenges and ends, as cases.
// What was read of them, and where: docs/rules-of-the-world.md.
// Cases without an article are as the federation's summaries or programs that cite its rules have them.
import { createClock, passTurn, playerTimes, startClock, type TimeControl } from "tilewright/clock";
import { polish2026 as ruleset } from "tilewright/rulesets";
import { expect, test } from "vitest";
import { afterTime, begin, endAfter, lay, make, rule, standingOf, time } from "./cases.ts";

const control: TimeControl = { game: time(20) };

test("6.1.1: time costs no points, and nobody loses by it", () => {
  expect(afterTime(ruleset, control, time(30))).toMatchObject({ scores: [400, 390], turn: 0, end: null });
});

test("6.1.1 and 5.1.1 c): whoever has no time left makes no more moves, and the game ends when both have none", () => {
  let clock = startClock(createClock(control, 2), 0, 0);
  clock = passTurn(clock, 1, 1_200_000);
  const isUp = (seat: number): boolean => (playerTimes(clock, clock.since ?? 0)[seat]?.left ?? 0) <= 0;
  expect([isUp(0), isUp(1)]).toEqual([true, false]);
  // The table passes for Ann, while Ben plays on alone.
  let game = lay(begin(ruleset));
  game = lay(game);
  game = make(game, { type: "pass" });
  expect(standingOf(game)).toMatchObject({ turn: 1, end: null });
  clock = passTurn(clock, null, 2_400_000);
  expect([isUp(0), isUp(1)]).toEqual([true, true]);
  expect(standingOf(rule(game, [{ type: "end", reason: "time" }]))).toMatchObject({ end: "time" });
});

test("5.1.1 b): four passes in a row end the game, and exchanges do not", () => {
  expect(endAfter(ruleset, "passes")).toEqual([4, "passes"]);
  expect(endAfter(ruleset, "exchanges")).toBeNull();
});
