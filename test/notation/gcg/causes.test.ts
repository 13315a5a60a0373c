import { describe, expect, test } from "vitest";
import { said } from "../said.ts";
import { header, read } from "./read.ts";

const hints = (text: string): readonly (string | null)[] =>
  read(`#lexicon NWL23\n${header}${text}`)
    .result.remarks.map(said)
    .map(({ hint }) => hint);

describe("a remark names the slip that explains it exactly", () => {
  test.each([
    ["five points more", "8F HORN +19 19", "5 more than the rules give: five points for a challenge that failed?"],
    ["ten points more", "8F HORN +24 24", "10 more than the rules give: ten points for a challenge that failed?"],
    ["a bonus that four tiles do not get", "8F HORN +64 64", "with a bonus of 50, which 4 tiles do not get?"],
    ["a blank at face value", "8F HoRN +14 14", "the blank counted as its letter?"],
  ])("%s", (_what, play, hint) => {
    expect(hints(`>Ann: HOR?NOI ${play}`)).toEqual([hint]);
  });

  test("ten points more for a play of two words", () => {
    const text = ">Ann: HORNEIA 8F HORN +14 14\n>Ben: EFARMSS J8 SEA +23 23";
    expect(hints(text)).toEqual(["10 more than the rules give: five points for each of two challenged words?"]);
  });

  test("a full rack without its bonus", () => {
    expect(hints(">Ann: AEINRST 8D NASTIER +16 16")).toEqual(["without the bonus of 50?"]);
  });

  test("two blanks at face value", () => {
    expect(hints(">Ann: H??NEOI 8F HorN +14 14")).toEqual(["the blanks counted as their letters?"]);
  });

  test("the blank on the other of two letters", () => {
    // On 8D a tile counts twice.
    expect(hints(">Ann: ?ORMAAI 8D ORoMA +99 99")).toEqual([null]);
    expect(hints(">Ann: ?ORMAAI 8D oROMA +14 14")).toEqual(["the blank at 8F, and not at 8D?"]);
  });

  test("a score that was not added", () => {
    const text = ">Ann: HORNEIA 8F HORN +14 14\n>Ben: FAM H6 FA.M +9 9\n>Ann: EIA 7F A +2 14";
    const remarks = read(header + text).result.remarks.filter(({ code }) => code === "wrong-total");
    expect(remarks.map(said).map(({ hint }) => hint)).toEqual(["the score of this line not added?"]);
  });

  test("no slip is named where none explains the figure", () => {
    expect(hints(">Ann: HORNEIA 8F HORN +17 17")).toEqual([null]);
  });
});
