import { describe, expect, test } from "vitest";
import { said } from "../said.ts";
import { header, read } from "./read.ts";

const hints = (text: string): readonly (string | null)[] =>
  read(`#lexicon NWL23\n${header}${text}`)
    .result.remarks.map(said)
    .map(({ hint }) => hint);

describe("a remark names the slip that explains it exactly", () => {
  test.each([
    ["five points more", "8F HORN +19 19", "5 too many: five points for a failed challenge?"],
    ["ten points more", "8F HORN +24 24", "10 too many: ten points for a failed challenge?"],
    ["a bonus that four tiles do not get", "8F HORN +64 64", "was the bonus of 50 given for only 4 tiles?"],
    ["a blank at face value", "8F HoRN +14 14", "was the blank scored as a letter?"],
  ])("%s", (_what, play, hint) => {
    expect(hints(`>Ann: HOR?NOI ${play}`)).toEqual([hint]);
  });

  test("ten points more for a play of two words", () => {
    const text = ">Ann: HORNEIA 8F HORN +14 14\n>Ben: EFARMSS J8 SEA +23 23";
    expect(hints(text)).toEqual(["10 too many: five points for each of two challenged words?"]);
  });

  test("a full rack without its bonus", () => {
    expect(hints(">Ann: AEINRST 8D NASTIER +16 16")).toEqual(["was the bonus of 50 left out?"]);
  });

  test("two blanks at face value", () => {
    expect(hints(">Ann: H??NEOI 8F HorN +14 14")).toEqual(["were the blanks scored as letters?"]);
  });

  test("the blank on the other of two letters", () => {
    // On 8D a tile counts twice.
    expect(hints(">Ann: ?ORMAAI 8D ORoMA +99 99")).toEqual([null]);
    expect(hints(">Ann: ?ORMAAI 8D oROMA +14 14")).toEqual(["is the blank at 8F rather than 8D?"]);
  });

  test("a score that was not added", () => {
    const text = ">Ann: HORNEIA 8F HORN +14 14\n>Ben: FAM H6 FA.M +9 9\n>Ann: EIA 7F A +2 14";
    const remarks = read(header + text).result.remarks.filter(({ code }) => code === "wrong-total");
    expect(remarks.map(said).map(({ hint }) => hint)).toEqual(["was this line's score left out?"]);
  });

  test("no slip is named where none explains the figure", () => {
    expect(hints(">Ann: HORNEIA 8F HORN +17 17")).toEqual([null]);
  });
});
