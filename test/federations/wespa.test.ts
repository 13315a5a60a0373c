// Articles of WESPA (version 5.1, 14 November 2021) on time, challenges and ends, as cases.
// What was read of them, and where: docs/rules-of-the-world.md.
// Cases without an article are as the federation's summaries or programs that cite its rules have them.
import { applyMove, applyRuling, createGame, defineRuleset, type GameState, scoreMove, unwrap } from "tilewright";
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
  passesThatEnd,
  rule,
  rulingsOnTime,
  standingOf,
  time,
} from "./cases.ts";

// A loss comes with ten minutes, not after them: 599 seconds are the most that nobody loses by.
const control: TimeControl = { game: time(25), overtime: { points: 10, each: 60, limit: 599, spread: 100 } };

describe("time (5.3)", () => {
  test.each([
    ["5.3.5", "25 minutes", time(25), [400, 390], null, null],
    ["5.3.1", "a part of a second too much", time(25) + 0.9, [400, 390], null, null],
    ["5.3.2", "a second too much", time(25, 1), [390, 390], null, null],
    ["5.3.2", "a minute too much, and a part of a second", time(26) + 0.9, [390, 390], null, null],
    ["5.3.2", "a minute and a second too much", time(26, 1), [380, 390], null, null],
    ["5.3.3", "nine minutes and 59 seconds too much, and a part of one", time(34, 59) + 0.9, [300, 390], null, null],
    ["5.3.3", "ten minutes too much", time(35), [300, 390], "lost-on-time", [1]],
  ])("%s: %s", (_article, _what, used, scores, end, winners) => {
    for (const rules of [ruleset, unitedKingdom2012, international2022])
      expect(afterTime(rules, control, used)).toMatchObject({ scores, end, winners });
  });

  // What Ann had who loses by time, what Ben had, and by how much Ben wins.
  test.each([
    [390, 400, 110],
    [400, 400, 100],
    [401, 400, 100],
    [500, 400, 100],
    [600, 400, 100],
    [350, 400, 150],
    [150, 400, 350],
    [100, 400, 400],
    [120, 80, 100],
  ])(
    "5.3.3: with %d to %d points the loser loses by 100, and what the winner leads by is added: %#",
    (ann, ben, by) => {
      const decision = rulingsOnTime(control, time(35), 0, [ann, ben]).at(-1);
      expect(decision).toMatchObject({ type: "decide", winners: [1], spreads: [-by, by] });
    },
  );
});

const none = { count: 0, points: 0 };

function lastWords({ history }: GameState): readonly string[] {
  const last = history.at(-1);
  return last?.type === "played" ? last.words : [];
}

describe("lateness (2.3)", () => {
  test("2.3.6: whoever comes after all of their time loses, by 100 points", () => {
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
  ["3.10.13(b)(i), five points a word", ruleset, [10, 0]],
  ["3.10.13(b)(i), in the United Kingdom", unitedKingdom2012, [10, 0]],
  ["3.10.13(b)(ii), five points a play", international2022, [5, 0]],
  ["3.10.13(b)(iii), a turn", defineRuleset(ruleset, { challenge: worldEnglishPrices.turn }), [0, 0]],
  ["3.10.13(b)(iv), nothing", defineRuleset(ruleset, { challenge: worldEnglishPrices.nothing }), [0, 0]],
  ["3.10.13(b)(v), ten points a word", defineRuleset(ruleset, { challenge: worldEnglishPrices.tenPerWord }), [20, 0]],
  [
    "3.10.13(c)(iii), five points off the challenger",
    defineRuleset(ruleset, { challenge: worldEnglishPrices.rising }),
    [0, -5],
  ],
])("%s: what a challenge of two good words brings and costs", (_, rules, points) => {
  expect(afterChallengeOfTwo(rules)).toEqual(points);
});

test("3.10.13(c)(iv): a price in time stands in the event, for the clock", () => {
  const price = { points: 0, per: "play", to: "nobody", seconds: 60 } as const;
  const rules = defineRuleset(ruleset, { challenge: { looksUp: "named-words", whenWrong: price } });
  const { history } = make(lay(begin(rules)), { type: "challenge" }, 1);
  expect(history.at(-1)).toMatchObject({ type: "challenged", upheld: false, price });
});

test("3.10.13(a): a successful challenge takes the play off, and the turn with it", () => {
  expect(afterChallenge(ruleset, "bad")).toEqual({ points: [0, 0], turn: 1 });
});

test("3.10.8(b) to 3.10.10: the words are named once, and whichever were not are not looked up afterwards", () => {
  for (const rules of [ruleset, international2022, unitedKingdom2012]) {
    const played = lay(make(lay(begin(rules)), { type: "pass" })); // forms three words
    const bad = { has: (word: string) => word === lastWords(played)[0] };
    const first = applyMove(played, { type: "challenge", words: [0] }, { by: 1, dictionary: bad });
    expect(first.events?.[0]).toMatchObject({ type: "challenged", words: [0], upheld: false });
    const again = applyMove(unwrap(first).state, { type: "challenge", words: [1, 2] }, { by: 1, dictionary: bad });
    expect(again.violations?.map(({ code }) => code)).toEqual(["nothing-to-challenge"]);
  }
});

test("5.2: a turn lost to a failed challenge is not among the six", () => {
  const rules = defineRuleset(ruleset, { challenge: worldEnglishPrices.turn });
  const failed = make(lay(begin(rules)), { type: "challenge" }, 1);
  expect([failed.scorelessTurns, passesThatEnd(failed)]).toEqual([0, [6, "scoreless"]]);
});

test.each([
  ["the recommended settlement", ruleset.leftover, [412, 380]],
  ["the other one", { own: "subtract", toFinisher: 1 } as const, [406, 374]],
])("5.1.4(a), going out while the other holds six points: %s", (_, leftover, scores) => {
  const letters = ruleset.tileSet.letters.map((letter) => ({ ...letter, count: Number("AB".includes(letter.letter)) }));
  const tileSet = { ...ruleset.tileSet, letters: [...letters, { letter: "6", points: 6, count: 1 }], blanks: none };
  const rules = defineRuleset(ruleset, { tileSet, leftover, challenge: null, wordCheck: "on-play" });
  const start = createGame({ players: 2, ruleset: rules, first: 0, racks: [["A", "B"], ["6"]] });
  const placements = ["A", "B"].map((letter, i) => ({ row: 7, col: 7 + i, letter }));
  const worth = unwrap(scoreMove(start, placements)).score.total;
  const scored = rule(start, [
    { type: "adjust", player: 0, points: 400 - worth, reason: "correction" },
    { type: "adjust", player: 1, points: 380, reason: "correction" },
  ]);
  const out = make(scored, { type: "play", placements });
  expect(standingOf(out)).toMatchObject({ scores, end: "out" });
});

test.each([
  ["4.5.2: on purpose, by a player who trails by 30", [-130, 130]],
  ["4.5.2: on purpose, by a player who leads", [-100, 100]],
  ["5.7: a player resigns who trails by 30", [-80, 80]],
])("%s: the director's ruling counts the game so", (_, spreads) => {
  const upset = { type: "decide", reason: "adjudicated", winners: [1], spreads } as const;
  expect(unwrap(applyRuling(begin(ruleset), upset)).state.status).toMatchObject({ winners: [1], spreads });
});

test("3.13.2(i): an exchange with fewer than seven tiles in the bag that is noticed late costs 30 points", () => {
  const [{ score } = { score: 0 }] = rule(begin(ruleset, [400, 390]), [
    { type: "adjust", player: 0, points: -30, reason: "penalty", note: "3.13.2(i)" },
  ]).players;
  expect(score).toBe(370);
});

test("5.2: six turns without points end the game; 1.1(b)(ii): two passes each do not", () => {
  expect(endAfter(ruleset, "passes")).toEqual([6, "scoreless"]);
  expect(endAfter(ruleset, "exchanges")).toEqual([6, "scoreless"]);
});
