// The referee before it judges anybody: the scenarios a naive engine gets wrong.
import { describe, expect, test } from "vitest";
import { apply, judge } from "./referee/apply.ts";
import { editions, rulebooks } from "./referee/presets.ts";
import { endGame } from "./referee/rulings.ts";
import type { Dictionary, Rules } from "./referee/shapes.ts";
import { start, type Table } from "./referee/table.ts";
import { layOut, make, play, square, tilesFor } from "./referee/tell.ts";
import { exchangeBlanks, finishLine, targetsOf } from "./referee/variants.ts";

const phonies = new Set(["HORX", "ZORN", "TRAINEZ", "MOX", "XE", "GE", "XHORN"]);
const dictionary: Dictionary = { has: (word) => !phonies.has(word) };
const x123 = ["8F HORN", "H6 FARM", "10F PASTE"] as const;

/** A table in mid-game: words on the board, racks, scores, bag. */
function position(
  rules: Rules,
  board: readonly string[],
  racks: readonly string[],
  scores: readonly number[] = [],
  bag = "",
  first = 0,
): Table {
  const table = start({ rules, racks: racks.map((rack) => [...rack]), bag: [...bag], first });
  layOut(table, ...board);
  for (const [player, score] of scores.entries()) (table.seats[player] as Table["seats"][number]).score = score;
  return table;
}

const scores = (table: Table): number[] => table.seats.map((seat) => seat.score);
const rack = (table: Table, player: number): string => table.seats[player]?.rack.join("") ?? "";
const turn = (table: Table): number | null => (table.status.kind === "playing" ? table.status.turn : null);
const challenge = (table: Table, by: number, words?: readonly number[]): Table =>
  make(table, by, { type: "challenge", words }, { dictionary });
const pass = (table: Table, by: number): Table => make(table, by, { type: "pass" });
const sorted = (text: string): string => [...text].sort().join("");

describe("the referee on the scenarios", () => {
  const opening = { racks: ["AEHRORX", "OATBEEI", "NNRTSSL"], bag: "ABCDEFGHIJK" };

  test.each(editions)("1: an opening taken off by the player who is not next, %s", (edition) => {
    const before = position(rulebooks[edition], [], opening.racks, [], opening.bag);
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
    expect(judge(off, play(off, "1A OAT"), { by: 1 })).toEqual(["start-not-covered"]);
    expect(judge(off, play(off, "8H A"), { by: 1 })).toEqual(["too-few-tiles"]);
    expect(scores(make(off, 1, play(off, "8G OAT")))).toEqual([0, 6, 0]);
  });

  test.each(editions)("3: a bag of two, and an empty one, %s", (edition) => {
    const two = position(rulebooks[edition], x123, ["OGVVWWU", "AAAAAAA"], [100, 90], "QZ");
    const played = make(two, 0, play(two, "9H MOG"));
    expect([scores(played), rack(played, 0), played.bag]).toEqual([[114, 90], sorted("VVWWUQZ"), []]);
    const off = challenge(played, 1);
    expect([rack(off, 0), off.bag, scores(off), turn(off)]).toEqual([sorted("OGVVWWU"), ["Q", "Z"], [100, 90], 1]);

    const none = position(rulebooks[edition], x123, ["OGVV", "AAAAAAA"], [100, 90]);
    const left = make(none, 0, play(none, "9H MOG"));
    expect([rack(left, 0), rack(challenge(left, 1), 0)]).toEqual(["VV", "GOVV"]);
  });

  test("5: two players, a challenge in vain", () => {
    const racks = ["HORNFAM", "AAAAAAA"];
    const onyx = position(rulebooks.ONX, [], racks, [], "EEEEEEEEEEEE");
    const lost = challenge(make(onyx, 0, play(onyx, "8F HORN")), 1);
    expect([turn(lost), scores(lost)]).toEqual([0, [14, 0]]);
    expect(judge(lost, { type: "challenge" }, { by: 1, dictionary })).toEqual(["nothing-to-challenge"]);
    const farm = make(lost, 0, play(lost, "H6 FARM"));
    expect([turn(farm), scores(farm), turn(challenge(farm, 1))]).toEqual([1, [23, 0], 0]);

    const basic = position(rulebooks.MAT, [], racks, [], "EEEEEEEEEEEE");
    expect(turn(challenge(make(basic, 0, play(basic, "8F HORN")), 1))).toBe(1);
  });

  test("7: a skipped turn does not close the window", () => {
    let table = position(rulebooks.ONX, [], ["HORNOXE", "FAMEEEE", "PASTEEE"], [], "EEEEEEEEEEEEEEEEE");
    table = make(table, 0, play(table, "8F HORN"));
    table = make(table, 1, play(table, "H6 FARM"));
    table = make(table, 2, play(table, "10F PASTE"));
    table = challenge(table, 1);
    expect([turn(table), table.seats[1]?.turnsToMiss]).toEqual([0, 1]);
    table = make(table, 0, play(table, "9H MOX"));
    expect([scores(table), turn(table), table.seats[1]?.turnsToMiss]).toEqual([[40, 9, 25], 2, 0]);
    for (const by of [1, 2]) {
      const off = challenge(table, by);
      expect([scores(off), turn(off), off.seats[1]?.turnsToMiss]).toEqual([[14, 9, 25], 2, 0]);
    }
    const passed = pass(table, 2);
    expect(judge(passed, { type: "challenge" }, { by: 1, dictionary })).toEqual(["nothing-to-challenge"]);
    expect(scores(passed)).toEqual([40, 9, 25]);
  });

  test.each(editions)("9: a good main word and a bad cross word, %s", (edition) => {
    const before = position(rulebooks[edition], x123, ["OGVVWWU", "AAAAAAA", "AAAAAAA"], [50, 60, 70], "EEEEEEE");
    const played = make(before, 0, play(before, "9H MOG"));
    expect(played.openPlay?.words.map((word) => word.text)).toEqual(["MOG", "NOT", "GE"]);
    expect(scores(challenge(played, 1))).toEqual([50, 60, 70]);
    const named = challenge(played, 1, [0]);
    if (edition === "ONX" || edition === "P89") return expect(scores(named)).toEqual([50, 60, 70]);
    expect([scores(named), turn(named)]).toEqual([[64, 60, 70], edition === "H21" ? 2 : 1]);
    const off = challenge(named, 2, [2]);
    expect([scores(off), turn(off)]).toEqual([[50, 60, 70], edition === "H21" ? 2 : 1]);
  });

  test.each(editions)("11: an out-play challenged in vain, %s", (edition) => {
    const before = position(rulebooks[edition], x123, ["OB", "XA", "Q"], [50, 60, 70]);
    const out = make(before, 0, play(before, "9H MOB"));
    expect(out.status).toMatchObject({ kind: "last-challenge", waitingFor: [1, 2] });
    const over = challenge(make(out, 1, { type: "accept" }), 2);
    expect([scores(over), over.status]).toEqual([[85, 51, 60], { kind: "over", reason: "out", winners: [0] }]);
    expect(over.seats.map((seat) => seat.turnsToMiss)).toEqual([0, 0, 0]);
    expect(judge(over, { type: "challenge" }, { by: 2, dictionary })).toEqual(["game-over"]);
  });

  test.each(editions)("13: a tie among those tied, %s", (edition) => {
    const before = position(rulebooks[edition], x123, ["OB", "JUA", "QZVE"], [49, 110, 120]);
    const out = make(before, 0, play(before, "9H MOB"));
    const over = make(make(out, 1, { type: "accept" }), 2, { type: "accept" });
    const winners = edition === "H21" || edition === "ONX" ? [1] : [0, 1];
    expect([scores(over), over.status]).toEqual([[100, 100, 95], { kind: "over", reason: "out", winners }]);
  });

  test("15: what breaks the series of passes", () => {
    const before = position(rulebooks.H21, [], ["HORXEEE", "AAAAAAA"], [], "L");
    const two = pass(pass(before, 0), 1);
    let table = make(two, 0, { type: "exchange", tiles: ["X"] });
    for (const by of [1, 0, 1]) table = pass(table, by);
    expect(turn(table)).toBe(0);
    expect(pass(table, 0)).toMatchObject({ status: { kind: "over", reason: "passes" } });
    expect(scores(pass(table, 0))).toEqual([-10, -7]);

    table = challenge(make(two, 0, play(two, "8F HORX")), 1);
    for (const by of [1, 0, 1]) table = pass(table, by);
    expect(turn(table)).toBe(0);
    expect([scores(pass(table, 0)), pass(table, 0).status.kind]).toEqual([[-17, -7], "over"]);
  });

  test("17: the window", () => {
    const before = position(rulebooks.CLS, [], opening.racks, [], opening.bag);
    const played = make(before, 0, play(before, "8F HORX"));
    expect(judge(played, play(played, "1A OAT"), { by: 1 })).toEqual(["not-connected"]);
    expect(judge(played, { type: "challenge" }, { by: 2, dictionary })).toEqual([]);
    expect(judge(played, { type: "challenge" }, { by: 2 })).toEqual(["no-dictionary"]);
    expect(judge(played, { type: "challenge" }, { by: 0, dictionary })).toEqual(["own-play"]);
    const one = pass(played, 1);
    expect(judge(one, { type: "challenge" }, { by: 2, dictionary })).toEqual(["nothing-to-challenge"]);
    expect(judge(pass(one, 2), { type: "challenge" }, { by: 1, dictionary })).toEqual(["nothing-to-challenge"]);
    expect(scores(pass(one, 2))).toEqual([28, 0, 0]);
  });

  test("19: exchanging blanks", () => {
    const rules = exchangeBlanks(rulebooks.H21);
    const before = position(rules, ["8F hORN"], ["FA?EIII", "HMTAEIS", "AAAAAAA"], [], "EEEEEEEEEEEEEE");
    const played = make(before, 0, play(before, "H6 FARm"));
    expect(scores(played)).toEqual([6, 0, 0]);
    const blank = (where: string) => ({ type: "exchange-blank", square: square(where) }) as const;
    expect(judge(played, blank("8F"), { by: 2 })).toEqual(["not-your-turn"]);
    expect(judge(played, blank("8G"), { by: 1 })).toEqual(["blank-mismatch"]);
    expect(judge(position(rules, ["8F hORN"], ["MTAEIS?", "A"]), blank("8F"), { by: 0 })).toEqual(["blank-mismatch"]);
    const taken = make(make(played, 1, blank("8F")), 1, blank("9H"));
    expect([rack(taken, 1), turn(taken), scores(taken)]).toEqual(["??AEIST", 1, [6, 0, 0]]);
    expect(judge(taken, { type: "challenge" }, { by: 2, dictionary })).toEqual(["nothing-to-challenge"]);
    expect(scores(make(played, 1, play(played, "8E THORN")))).toEqual([6, 4, 0]);
    expect(scores(make(taken, 1, play(taken, "8E THORN")))).toEqual([6, 8, 0]);
    const phony = make(taken, 1, play(taken, "8E xHORN"));
    expect(scores(phony)).toEqual([6, 7, 0]);
    const off = challenge(phony, 2);
    expect([rack(off, 1), off.board]).toEqual(["??AEIST", taken.board]);
  });

  test("21: what is left at the end", () => {
    const table = position(rulebooks.H21, ["8F HORN", "H6 FARM"], ["PASTE", "XA"], [25, 60]);
    const out = make(table, 0, { type: "play", placements: tilesFor(table, "10F PASTE") });
    expect([scores(out), scores(make(out, 1, { type: "accept" }))]).toEqual([
      [50, 60],
      [59, 51],
    ]);
  });

  test("23: the finish line", () => {
    const rules = finishLine(rulebooks.H21, targetsOf(["intermediate", "intermediate", "beginner"]));
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
    expect(both.ok && [scores(both.table), both.table.status]).toEqual([
      [95, 99, 66],
      { kind: "over", reason: "target", winners: [2] },
    ]);

    const below = position(rules, x123, ["QZ", "QE", "OB"], [95, 99, 40], "", 2);
    const outBelow = endGame(make(below, 2, play(below, "9H MOB")), "out");
    expect(outBelow.ok && [scores(outBelow.table), outBelow.table.status]).toEqual([
      [75, 88, 87],
      { kind: "over", reason: "out", winners: [1] },
    ]);

    let passing = before;
    for (const by of [2, 0, 1, 2, 0, 1]) passing = pass(passing, by);
    expect([scores(passing), passing.status]).toEqual([[70, 83, 41], { kind: "over", reason: "passes", winners: [1] }]);
  });

  test("25: a resignation", () => {
    const resign = (table: Table, by: number): Table => make(table, by, { type: "resign" });
    const before = position(rulebooks.ONX, x123, ["OB", "XA", "Q"], [50, 60, 70]);
    const left = resign(before, 2);
    const out = make(left, 0, play(left, "9H MOB"));
    expect(out.status).toMatchObject({ kind: "last-challenge", waitingFor: [1] });
    const over = make(out, 1, { type: "accept" });
    expect([scores(over), over.status]).toEqual([[85, 51, 60], { kind: "over", reason: "out", winners: [0] }]);

    let passing = resign(position(rulebooks.ONX, x123, ["OBEEEEE", "XA", "Q"], [50, 60, 170], "EEEE"), 2);
    for (const by of [0, 1, 0, 1]) passing = pass(passing, by);
    expect([scores(passing), passing.status]).toEqual([
      [41, 51, 160],
      { kind: "over", reason: "passes", winners: [1] },
    ]);
    const two = apply(position(rulebooks.H21, [], ["A", "B"]), { type: "resign" }, { by: 1 });
    expect(two.ok && [scores(two.table), two.table.status]).toEqual([
      [0, 0],
      { kind: "over", reason: "resigned", winners: [0] },
    ]);
  });
});
