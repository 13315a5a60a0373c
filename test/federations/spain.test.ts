// Articles of the federation of Spanish (FISE, modalidad clásica) on time, challenges and ends, as cases.
// What was read of them, and where: docs/rules-of-the-world.md.
// Cases without an article are as the federation's summaries or programs that cite its rules have them.
import { applyMove, createGame } from "tilewright";
import type { TimeControl } from "tilewright/clock";
import { spanish2026 as ruleset } from "tilewright/rulesets";
import { expect, test } from "vitest";
import { afterChallenge, afterTime, endAfter, smallSet, time } from "./cases.ts";

const control: TimeControl = { game: time(25), overtime: { points: 10, each: 60, limit: null } };

test.each([
  ["34", "25 minutes", time(25), [400, 390]],
  ["35", "ten points for each minute", time(26), [390, 390]],
  ["35", "without a limit: nobody loses by time", time(85), [-200, 390]],
])("%s: %s", (_article, _what, used, scores) => {
  expect(afterTime(ruleset, control, used)).toMatchObject({ scores, end: null });
});

test("FILE 2024: an exchange takes one to seven tiles, and no more than the bag has", () => {
  expect(ruleset.exchange).toEqual({ minTiles: 1, minBag: 1, maxTiles: 7, perGame: null });
  const few = createGame({ players: 2, ruleset: smallSet(ruleset, 3), first: 0 });
  const [three, four] = [3, 4].map((count) =>
    applyMove(few, { type: "exchange", tiles: few.players[0]!.rack.tiles.slice(0, count) }),
  );
  expect([three?.ok, four?.violations?.map(({ code }) => code)]).toEqual([true, ["bag-too-small"]]);
});

test("FILE 2024: the list alone decides, and it is looked into after a play", () => {
  expect([ruleset.forbiddenLabels, ruleset.dictionaryUse]).toEqual([[], "challenges"]);
});

test("no price of a failed challenge is mentioned", () => {
  expect(afterChallenge(ruleset, "good")).toEqual({ points: [0, 0], turn: 1 });
  expect(afterChallenge(ruleset, "bad")).toEqual({ points: [0, 0], turn: 1 });
});

test("45.2: two passes by each end the game; exchanges do not, but twelve turns without points are the end", () => {
  expect(endAfter(ruleset, "passes")).toEqual([4, "passes"]);
  expect(endAfter(ruleset, "exchanges")).toEqual([12, "scoreless"]);
});

test("on an empty board nothing ends the game before somebody has scored", () => {
  expect(endAfter(ruleset, "exchanges", false)).toBeNull();
});
