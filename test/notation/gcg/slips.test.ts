import { unwrap } from "tilewright";
import { formatGcg, parseGcg } from "tilewright/notation";
import { recordFiguresOf } from "tilewright/records";
import { factsOf, turnsOf } from "tilewright/replay";
import { describe, expect, test } from "vitest";
// biome-ignore lint/correctness/useImportExtensions: Node runs this file as it is, and its types lie beside it
import { slipKinds } from "../../support/plant-slip.mjs";
import { plantSlips } from "./planted.ts";
import { read } from "./read.ts";

const horn = ">Ann: HORNEIA 8F HORN +14 14\n";
const farm = (at: string): string => `>Ben: FAMXYZQ ${at} FA.M +9 9\n`;
const paste = ">Ann: AEIPSTE 10F PASTE +25 39\n";

const playsIn = (lines: string): readonly string[] => read(lines).events.filter((event) => event.includes("plays"));
const reasonsIn = (lines: string): readonly string[] =>
  read(lines).result.remarks.map(({ line, reason }) => `${line} ${reason.code}`);

describe("a play that is right one square away", () => {
  // FARM crosses the R of HORN at H8, so it begins at H6.
  const oneOff = horn + farm("H7") + paste;

  test("is read from there, with one remark, and so are later plays", () => {
    expect(playsIn(oneOff)).toEqual(["Ann plays 8F HORN 14", "Ben plays H6 FA.M 9", "Ann plays 10F PASTE 25"]);
    expect(read(oneOff).result.remarks).toMatchObject([
      { line: 4, column: 15, code: "irregular-play", reason: { code: "one-square-off", text: "H7", meant: "H6" } },
    ]);
    expect(read(oneOff).result.counts.scoresAgreed).toBe(3);
  });

  test("has that square in the record, which is written as it was", () => {
    const { game } = read(oneOff).result;
    expect(game.record?.map(({ readAt }) => readAt)).toEqual([undefined, "H6", undefined]);
    expect(formatGcg(game).text).toContain(">Ben: FAMXYZQ H7 FA.M +9 9\n");
  });

  test.each([
    ["if its score is not right there either", horn + farm("H7").replace("+9 9", "+7 7")],
    ["if its total is not", horn + farm("H7").replace("+9 9", "+9 10")],
    ["if it has neither", horn + farm("H7").replace("+9 9", "")],
    ["if it is two squares away", horn + farm("H8")],
    ["if another square is as good", `${horn}>Ben: AEXYZQV 8G AE +8 8\n`],
  ])("is not moved %s", (_what, lines) => {
    expect(reasonsIn(lines)).not.toContain("4 one-square-off");
  });

  test("may be legal where it is written, too: then a later play decides", () => {
    const be = ">Ben: BEXYZQI 9H BE +16 16\n"; // 12 points there, and 16 at 9G
    expect(reasonsIn(horn + be)).toEqual(["4 points"]);
    expect(reasonsIn(`${horn + be}>Ann: EIAOETT G8 ..OE +6 20\n`)).toEqual(["4 one-square-off"]);
    expect(reasonsIn(`${horn + be}>Ann: EIAOETT H7 A..E +6 20\n`)).toEqual(["4 points"]);
  });

  test("may come off, and is found all the same", () => {
    const off = `${horn + farm("H7")}>Ben: FAMXYZQ -- -9 0\n${paste.replace("10F PASTE +25 39", "- +0 14")}`;
    expect(reasonsIn(off)).toEqual(["4 one-square-off"]);
  });
});

describe("an unexplained slip", () => {
  // FARM goes down from H6. Across from there, nothing lies to play through.
  const exchanged = `${horn + farm("6H") + paste}>Ben: BTIXYZQ 11E BIT +16 25\n>Ann: EIIIIOU I8 .O. +9 48\n`;

  test("leaves the board as it is, and all plays that do not agree with it share one remark", () => {
    expect(read(exchanged).result.remarks).toMatchObject([
      { line: 4, code: "irregular-play", reason: { code: "misfit" } },
      { line: 5, code: "irregular-play", reason: { code: "after-slip", since: 4, plays: 2, text: "10F" } },
    ]);
    expect(read(exchanged).scores).toEqual([48, 25]);
  });

  test("marks these plays, and not those that agree", () => {
    const { game } = read(exchanged).result;
    const marked = [false, true, true, false, true];
    expect(game.record?.map(({ inDoubt = false }) => inDoubt)).toEqual(marked);
    expect(turnsOf(game).map(({ inDoubt }) => inDoubt)).toEqual(marked);
  });

  test("keeps them out of the highest plays", () => {
    const { result } = read(exchanged);
    expect(factsOf(result.game).highestPlay).toMatchObject({ word: "BIT", points: 16 });
    expect(recordFiguresOf("1.gcg", result).highPlays.map(({ word }) => word)).toEqual(["HORN", "BIT"]);
  });

  test("may score what no other square explains, in a word that nobody wrote", () => {
    // The tiles lie beside HORN, and the word is longer than the one that is written.
    const lines = `${horn}>Ben: DCCOITS 8J DCCOIT +90 90\n`;
    expect(reasonsIn(lines)).toEqual(["4 points"]);
    expect(factsOf(read(lines).result.game).highestPlay?.word).toBe("HORN");
  });

  test("does not cover a score that has an explanation of its own, or a mere sum", () => {
    const wrong = `${horn.replace("+14 14", "+19 19")}${farm("H6").replace("+9 9", "+8 8")}${paste.replace("39", "45")}`;
    expect(reasonsIn(wrong)).toEqual(["3 points", "4 points", "5 points"]);
    expect(read(wrong).result.game.record?.some(({ inDoubt }) => inDoubt)).toBe(false);
  });

  test("needs no remark on what follows: points for a challenge, and the settlement when it was the last play", () => {
    const challenged = `${horn + farm("6H")}>Ben: XYZQ (challenge) +5 14\n>Ann: EIA - +0 14\n`;
    expect(reasonsIn(challenged)).toEqual(["4 misfit"]);
    const last = `${horn + farm("6H")}>Ben:  (EIA) +6 15\n`;
    expect(reasonsIn(last)).toEqual(["4 misfit"]);
    expect(read(last).scores).toEqual([14, 15]);
  });
});

describe("a turn that is missing", () => {
  const without = `${horn + paste}>Ben: BTIXYZQ 11E BIT +16 25\n>Ann: EIIIIOU I8 .O. +9 48\n`;

  test("is one remark with its points, and one for the plays that do not agree without it", () => {
    expect(read(without).result.remarks).toMatchObject([
      { line: 4, code: "out-of-turn", reason: { code: "not-on-turn", turn: { name: "Ben" }, missing: 9 } },
      { line: 4, code: "irregular-play", reason: { code: "after-slip", since: 4, plays: 2 } },
    ]);
    expect(read(without).scores).toEqual([48, 25]);
  });

  test("may be the first of the record", () => {
    const lines = `${farm("H6") + paste}>Ben: - +0 9\n`;
    expect(read(lines).result.remarks[0]).toMatchObject({ line: 3, reason: { code: "not-on-turn", missing: 14 } });
  });

  test("has no points if the next total of the player has none", () => {
    const lines = `${horn}>Ann: EIAXXXX 7F EIA +10 24\n>Ben: XYZ - +0 0\n`;
    expect(read(lines).result.remarks[0]).toMatchObject({ line: 4, reason: { code: "not-on-turn", missing: null } });
  });
});

describe("records with one planted slip each", () => {
  const cases = process.env["CASES"] === "1" ? 100 : 20;

  test.each(slipKinds)(
    "%s: at most two remarks in 95 of 100, the first at its line; and it is written as it was read",
    (kind) => {
      const planted = plantSlips(kind, cases);
      let few = 0;
      for (const { text, line } of planted) {
        const { game, remarks } = unwrap(parseGcg(text));
        if (remarks.length <= 2 && (remarks[0]?.line ?? line) === line) few++;
        const again = unwrap(parseGcg(formatGcg(game).text));
        expect(again.game.state.history).toEqual(game.state.history);
        expect(again.remarks.map(({ reason }) => reason)).toEqual(remarks.map(({ reason }) => reason));
      }
      expect(few).toBeGreaterThanOrEqual(planted.length * 0.95);
    },
  );
});
