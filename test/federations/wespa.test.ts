// Articles of WESPA (version 2, 17 November 2010, and later ones) on time, challenges and ends, as cases.
// What was read of them, and where: docs/rules-of-the-world.md.
// Cases without an article are as the federation's summaries or programs that cite its rules have them.
import { applyRuling, defineRuleset, unwrap } from "tilewright";
import type { TimeControl } from "tilewright/clock";
import {
  international2022,
  worldEnglish2022 as ruleset,
  unitedKingdom2012,
  worldEnglishPrices,
} from "tilewright/rulesets";
import { describe, expect, test } from "vitest";
import {
  afterChallenge,
  afterChallengeOfTwo,
  afterTime,
  begin,
  endAfter,
  lay,
  make,
  standingOf,
  time,
} from "./cases.ts";

const control: TimeControl = { game: time(25), overtime: { points: 10, each: 60, limit: time(10) } };

test.each([
  ["5.3.5", "25 minutes", time(25), [400, 390], null, null],
  ["5.3.2", "two minutes begun", time(26, 30), [380, 390], null, null],
  ["5.3.3", "more than ten minutes too much", time(35, 1), [300, 390], "lost-on-time", [1]],
])("%s: %s", (_article, _what, used, scores, end, winners) => {
  for (const rules of [ruleset, unitedKingdom2012, international2022])
    expect(afterTime(rules, control, used)).toMatchObject({ scores, end, winners });
});

describe("lateness (2.3)", () => {
  test("2.3.5: whoever comes after all of their time loses, by 100 points in version 3", () => {
    const late = { type: "decide", reason: "late", winners: [1], spreads: [-100, 100] } as const;
    const { status, players } = unwrap(applyRuling(begin(ruleset), late)).state;
    expect(status).toMatchObject({ kind: "over", reason: "late", winners: [1], spreads: [-100, 100] });
    expect(players.map(({ score }) => score)).toEqual([0, 0]);
  });

  test("2.3.2: if both are absent nobody has won", () => {
    const absent = { type: "decide", reason: "late", winners: [], spreads: [-100, -100] } as const;
    expect(standingOf(unwrap(applyRuling(begin(ruleset), absent)).state)).toMatchObject({ winners: [] });
  });
});

test.each([
  ["A.i, five points a word", ruleset, [10, 0]],
  ["3.10.15, one possibility of version 2", unitedKingdom2012, [10, 0]],
  ["A.ii, five points a play", international2022, [5, 0]],
  ["A.iii, a turn", defineRuleset(ruleset, { challenge: worldEnglishPrices.turn }), [0, 0]],
  ["A.iv, nothing", defineRuleset(ruleset, { challenge: worldEnglishPrices.nothing }), [0, 0]],
  ["A.v, ten points a word", defineRuleset(ruleset, { challenge: worldEnglishPrices.tenPerWord }), [20, 0]],
  ["B.iii, five points off the challenger", defineRuleset(ruleset, { challenge: worldEnglishPrices.rising }), [0, -5]],
])("%s: what a challenge of two good words brings and costs", (_, rules, points) => {
  expect(afterChallengeOfTwo(rules)).toEqual(points);
});

test("B.iv: a price in time stands in the event, for the clock", () => {
  const price = { points: 0, per: "play", to: "nobody", seconds: 60 } as const;
  const rules = defineRuleset(ruleset, { challenge: { looksUp: "named-words", whenWrong: price } });
  const { history } = make(lay(begin(rules)), { type: "challenge" }, 1);
  expect(history.at(-1)).toMatchObject({ type: "challenged", upheld: false, price });
});

test("a successful challenge takes the play off, and the turn with it", () => {
  expect(afterChallenge(ruleset, "bad")).toEqual({ points: [0, 0], turn: 1 });
});

test("5.2.1: six turns without points end the game; 1.1(b)(ii): two passes each do not", () => {
  expect(endAfter(ruleset, "passes")).toEqual([6, "scoreless"]);
  expect(endAfter(ruleset, "exchanges")).toEqual([6, "scoreless"]);
});
