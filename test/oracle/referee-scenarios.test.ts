// The referee on the scenarios that a naive engine gets wrong, before it is held against the library.
import { describe, expect, test } from "vitest";
import { apply, refusalCodes } from "./referee/apply.ts";
import { type Game, startGame } from "./referee/game.ts";
import { layOut, make, play, square, tilesFor } from "./referee/notation.ts";
import { editions, presets } from "./referee/presets.ts";
import { endGame, rule } from "./referee/rulings.ts";
import { exchangeBlanks, finishLine, targetsOf } from "./referee/variants.ts";
import type { Dictionary, Rules } from "./shapes.ts";

const phonies = new Set(["HORX", "ZORN", "TRAINEZ", "MOX", "XE", "GE", "XHORN"]);
const dictionary: Dictionary = { has: (word) => !phonies.has(word) };
const x123 = ["8F HORN", "H6 FARM", "10F PASTE"] as const;

/** A game in the middle: words on the board, racks, scores, bag. */
function position(
  rules: Rules,
  board: readonly string[],
  racks: readonly string[],
  scores: readonly number[] = [],
  bag = "",
  first = 0,
): Game {
  const game = startGame({ rules, racks: racks.map((rack) => [...rack]), bag: [...bag], first });
  layOut(game, ...board);
  for (const [player, score] of scores.entries()) Object.assign(game.seats[player] ?? {}, { score, scored: score });
  return game;
}

const scores = (game: Game): number[] => game.seats.map((seat) => seat.score);
const rack = (game: Game, player: number): string => game.seats[player]?.rack.join("") ?? "";
const turn = (game: Game): number | null => (game.status.kind === "playing" ? game.status.turn : null);
const challenge = (game: Game, by: number, words?: readonly number[]): Game =>
  make(game, by, { type: "challenge", words }, { dictionary });
const pass = (game: Game, by: number): Game => make(game, by, { type: "pass" });
const sorted = (text: string): string => [...text].sort().join("");

describe("the referee, in the scenarios of the page of readings:", () => {
  const opening = { racks: ["AEHRORX", "OATBEEI", "NNRTSSL"], bag: "ABCDEFGHIJK" };

  test.each(editions)("1: an opening taken off by the player who is not next, %s", (edition) => {
    const before = position(presets[edition], [], opening.racks, [], opening.bag);
    const played = make(before, 0, play(before, "8F HORX"));
    expect([scores(played), played.bag.length, turn(played)]).toEqual([[28, 0, 0], 7, 1]);
    const off = challenge(played, 2);
    expect([off.board, off.bag, rack(off, 0), scores(off), turn(off)]).toEqual([
      before.board,
      before.bag,
      sorted("AEHRORX"),
      [0, 0, 0],
      1,
    ]);
    expect(refusalCodes(off, play(off, "1A OAT"), { by: 1 })).toEqual(["start-not-covered"]);
    expect(refusalCodes(off, play(off, "8H A"), { by: 1 })).toEqual(["too-few-tiles"]);
    expect(scores(make(off, 1, play(off, "8G OAT")))).toEqual([0, 6, 0]);
  });

  test.each(editions)("3: a play that comes off gives back the last tiles of the bag, %s", (edition) => {
    const two = position(presets[edition], x123, ["OGVVWWU", "AAAAAAA"], [100, 90], "QZ");
    const played = make(two, 0, play(two, "9H MOG"));
    expect([scores(played), rack(played, 0), played.bag]).toEqual([[114, 90], sorted("VVWWUQZ"), []]);
    const off = challenge(played, 1);
    expect([rack(off, 0), off.bag, scores(off), turn(off)]).toEqual([sorted("OGVVWWU"), ["Q", "Z"], [100, 90], 1]);

    const none = position(presets[edition], x123, ["OGVV", "AAAAAAA"], [100, 90]);
    const left = make(none, 0, play(none, "9H MOG"));
    expect([rack(left, 0), rack(challenge(left, 1), 0)]).toEqual(["VV", "GOVV"]);
  });

  test("5: two players, a challenge that fails", () => {
    const racks = ["HORNFAM", "AAAAAAA"];
    const onyx = position(presets.ONX, [], racks, [], "EEEEEEEEEEEE");
    const lost = challenge(make(onyx, 0, play(onyx, "8F HORN")), 1);
    expect([turn(lost), scores(lost)]).toEqual([0, [14, 0]]);
    expect(refusalCodes(lost, { type: "challenge" }, { by: 1, dictionary })).toEqual(["nothing-to-challenge"]);
    const farm = make(lost, 0, play(lost, "H6 FARM"));
    expect([turn(farm), scores(farm), turn(challenge(farm, 1))]).toEqual([1, [23, 0], 0]);

    const basic = position(presets.MAT, [], racks, [], "EEEEEEEEEEEE");
    expect(turn(challenge(make(basic, 0, play(basic, "8F HORN")), 1))).toBe(1);
  });

  test("7: a skipped turn does not close the window", () => {
    let game = position(presets.ONX, [], ["HORNOXE", "FAMEEEE", "PASTEEE"], [], "EEEEEEEEEEEEEEEEE");
    game = make(game, 0, play(game, "8F HORN"));
    game = make(game, 1, play(game, "H6 FARM"));
    game = make(game, 2, play(game, "10F PASTE"));
    game = challenge(game, 1);
    expect([turn(game), game.seats[1]?.turnsToMiss]).toEqual([0, 1]);
    game = make(game, 0, play(game, "9H MOX"));
    expect([scores(game), turn(game), game.seats[1]?.turnsToMiss]).toEqual([[40, 9, 25], 2, 0]);
    for (const by of [1, 2]) {
      const off = challenge(game, by);
      expect([scores(off), turn(off), off.seats[1]?.turnsToMiss]).toEqual([[14, 9, 25], 2, 0]);
    }
    const passed = pass(game, 2);
    expect(refusalCodes(passed, { type: "challenge" }, { by: 1, dictionary })).toEqual(["nothing-to-challenge"]);
    expect(scores(passed)).toEqual([40, 9, 25]);
  });

  test.each(editions)("9: a good main word and a bad cross word, %s", (edition) => {
    const before = position(presets[edition], x123, ["OGVVWWU", "AAAAAAA", "AAAAAAA"], [50, 60, 70], "EEEEEEE");
    const played = make(before, 0, play(before, "9H MOG"));
    expect(played.openPlay?.score.words.map(({ word }) => word)).toEqual(["MOG", "NOT", "GE"]);
    expect(scores(challenge(played, 1))).toEqual([50, 60, 70]);
    const named = challenge(played, 1, [0]);
    if (edition === "ONX" || edition === "P89") return expect(scores(named)).toEqual([50, 60, 70]);
    expect([scores(named), turn(named)]).toEqual([[64, 60, 70], edition === "H21" ? 2 : 1]);
    const off = challenge(named, 2, [2]);
    expect([scores(off), turn(off)]).toEqual([[50, 60, 70], edition === "H21" ? 2 : 1]);
  });

  test.each(editions)("11: a challenge of the play that goes out fails, %s", (edition) => {
    const before = position(presets[edition], x123, ["OB", "XA", "Q"], [50, 60, 70]);
    const out = make(before, 0, play(before, "9H MOB"));
    expect(out.status).toMatchObject({ kind: "last-challenge", waitingFor: [1, 2] });
    const over = challenge(make(out, 1, { type: "accept" }), 2);
    expect([scores(over), over.status]).toEqual([[85, 51, 60], { kind: "over", reason: "out", winners: [0] }]);
    expect(over.seats.map((seat) => seat.turnsToMiss)).toEqual([0, 0, 0]);
    expect(refusalCodes(over, { type: "challenge" }, { by: 2, dictionary })).toEqual(["game-over"]);
  });

  test.each(editions)("13: a tie is broken among the tied, %s", (edition) => {
    const before = position(presets[edition], x123, ["OB", "JUA", "QZVE"], [49, 110, 120]);
    const out = make(before, 0, play(before, "9H MOB"));
    const over = make(make(out, 1, { type: "accept" }), 2, { type: "accept" });
    const winners = edition === "H21" || edition === "ONX" ? [1] : [0, 1];
    expect([scores(over), over.status]).toEqual([[100, 100, 95], { kind: "over", reason: "out", winners }]);
  });

  test("15: an exchange and a play break the series of passes", () => {
    const before = position(presets.H21, [], ["HORXEEE", "AAAAAAA"], [], "L");
    const two = pass(pass(before, 0), 1);
    let game = make(two, 0, { type: "exchange", tiles: ["X"] });
    for (const by of [1, 0, 1]) game = pass(game, by);
    expect(turn(game)).toBe(0);
    expect(pass(game, 0)).toMatchObject({ status: { kind: "over", reason: "passes" } });
    expect(scores(pass(game, 0))).toEqual([-10, -7]);

    game = challenge(make(two, 0, play(two, "8F HORX")), 1);
    for (const by of [1, 0, 1]) game = pass(game, by);
    expect(turn(game)).toBe(0);
    expect([scores(pass(game, 0)), pass(game, 0).status.kind]).toEqual([[-17, -7], "over"]);
  });

  test("17: the next move closes the window", () => {
    const before = position(presets.CLS, [], opening.racks, [], opening.bag);
    const played = make(before, 0, play(before, "8F HORX"));
    expect(refusalCodes(played, play(played, "1A OAT"), { by: 1 })).toEqual(["not-connected"]);
    expect(refusalCodes(played, { type: "challenge" }, { by: 2, dictionary })).toEqual([]);
    expect(refusalCodes(played, { type: "challenge" }, { by: 2 })).toEqual(["no-dictionary"]);
    expect(refusalCodes(played, { type: "challenge" }, { by: 0, dictionary })).toEqual(["own-play"]);
    const one = pass(played, 1);
    expect(refusalCodes(one, { type: "challenge" }, { by: 2, dictionary })).toEqual(["nothing-to-challenge"]);
    expect(refusalCodes(pass(one, 2), { type: "challenge" }, { by: 1, dictionary })).toEqual(["nothing-to-challenge"]);
    expect(scores(pass(one, 2))).toEqual([28, 0, 0]);
  });

  test("19: exchanging blanks", () => {
    const rules = exchangeBlanks(presets.H21);
    const before = position(rules, ["8F hORN"], ["FA?EIII", "HMTAEIS", "AAAAAAA"], [], "EEEEEEEEEEEEEE");
    const played = make(before, 0, play(before, "H6 FARm"));
    expect(scores(played)).toEqual([6, 0, 0]);
    const blank = (where: string) => ({ type: "exchange-blank", square: square(where) }) as const;
    expect(refusalCodes(played, blank("8F"), { by: 2 })).toEqual(["not-your-turn"]);
    expect(refusalCodes(played, blank("8G"), { by: 1 })).toEqual(["blank-mismatch"]);
    expect(refusalCodes(position(rules, ["8F hORN"], ["MTAEIS?", "A"]), blank("8F"), { by: 0 })).toEqual([
      "blank-mismatch",
    ]);
    const taken = make(make(played, 1, blank("8F")), 1, blank("9H"));
    expect([rack(taken, 1), turn(taken), scores(taken)]).toEqual(["??AEIST", 1, [6, 0, 0]]);
    expect(refusalCodes(taken, { type: "challenge" }, { by: 2, dictionary })).toEqual(["nothing-to-challenge"]);
    expect(scores(make(played, 1, play(played, "8E THORN")))).toEqual([6, 4, 0]);
    expect(scores(make(taken, 1, play(taken, "8E THORN")))).toEqual([6, 8, 0]);
    const phony = make(taken, 1, play(taken, "8E xHORN"));
    expect(scores(phony)).toEqual([6, 7, 0]);
    const off = challenge(phony, 2);
    expect([rack(off, 1), off.board]).toEqual(["??AEIST", taken.board]);
  });

  test("21: unplayed tiles are settled at the end", () => {
    const game = position(presets.H21, ["8F HORN", "H6 FARM"], ["PASTE", "XA"], [25, 60]);
    const out = make(game, 0, { type: "play", placements: tilesFor(game, "10F PASTE") });
    expect([scores(out), scores(make(out, 1, { type: "accept" }))]).toEqual([
      [50, 60],
      [59, 51],
    ]);
  });

  test("23: the finish line", () => {
    const rules = finishLine(presets.H21, targetsOf(["intermediate", "intermediate", "beginner"]));
    const racks = ["QZEEEEE", "QEEEEEE", "OBEEEEE"];
    const before = position(rules, x123, racks, [95, 99, 50], "EE", 2);
    const reached = make(before, 2, play(before, "9H MOB"));
    expect(reached.status).toMatchObject({ kind: "last-challenge", waitingFor: [0, 1] });
    const over = make(make(reached, 0, { type: "accept" }), 1, { type: "accept" });
    expect([scores(over), over.status]).toEqual([[95, 99, 66], { kind: "over", reason: "target", winners: [2] }]);
    const off = make(reached, 0, { type: "challenge" }, { dictionary: { has: (word) => word !== "MOB" } });
    expect([scores(off), turn(off)]).toEqual([[95, 99, 50], 0]);

    const last = position(rules, x123, ["QZEEEEE", "QEEEEEE", "OB"], [95, 99, 50], "", 2);
    const both = endGame(make(last, 2, play(last, "9H MOB")), "target");
    expect(both.ok && [scores(both.game), both.game.status]).toEqual([
      [95, 99, 66],
      { kind: "over", reason: "target", winners: [2] },
    ]);

    const below = position(rules, x123, ["QZ", "QE", "OB"], [95, 99, 40], "", 2);
    const outBelow = endGame(make(below, 2, play(below, "9H MOB")), "out");
    expect(outBelow.ok && [scores(outBelow.game), outBelow.game.status]).toEqual([
      [75, 88, 87],
      { kind: "over", reason: "out", winners: [1] },
    ]);

    let passing = before;
    for (const by of [2, 0, 1, 2, 0, 1]) passing = pass(passing, by);
    expect([scores(passing), passing.status]).toEqual([[70, 83, 41], { kind: "over", reason: "passes", winners: [1] }]);
  });

  test("23: points that the table adjusts do not count towards the finish line", () => {
    const rules = finishLine(presets.H21, [30]);
    const before = position(rules, x123, ["OBEEEEE", "QEEEEEE"], [14, 9], "EE");
    const adjusted = (game: Game, points: number): Game => {
      const verdict = rule(game, { type: "adjust", player: 0, points, reason: "penalty" });
      if (!verdict.ok) throw new Error("refused");
      return verdict.game;
    };
    const poorer = adjusted(before, -30);
    expect(make(poorer, 0, play(poorer, "9H MOB")).status).toMatchObject({ kind: "last-challenge", reason: "target" });
    const richer = adjusted(position(rules, x123, ["OBEEEEE", "QEEEEEE"], [13, 9], "EE"), 90);
    expect(turn(make(richer, 0, play(richer, "9H MOB")))).toBe(1);
  });

  test("25: a player resigns", () => {
    const resign = (game: Game, by: number): Game => make(game, by, { type: "resign" });
    const before = position(presets.ONX, x123, ["OB", "XA", "Q"], [50, 60, 70]);
    const left = resign(before, 2);
    const out = make(left, 0, play(left, "9H MOB"));
    expect(out.status).toMatchObject({ kind: "last-challenge", waitingFor: [1] });
    const over = make(out, 1, { type: "accept" });
    expect([scores(over), over.status]).toEqual([[85, 51, 60], { kind: "over", reason: "out", winners: [0] }]);

    let passing = resign(position(presets.ONX, x123, ["OBEEEEE", "XA", "Q"], [50, 60, 170], "EEEE"), 2);
    for (const by of [0, 1, 0, 1]) passing = pass(passing, by);
    expect([scores(passing), passing.status]).toEqual([
      [41, 51, 160],
      { kind: "over", reason: "passes", winners: [1] },
    ]);
    const two = apply(position(presets.H21, [], ["A", "B"]), { type: "resign" }, { by: 1 });
    expect(two.ok && [scores(two.game), two.game.status]).toEqual([
      [0, 0],
      { kind: "over", reason: "resigned", winners: [0] },
    ]);
  });
});
