import { describe, expect, test } from "vitest";
import { read } from "./read.ts";

const told = (text: string): readonly string[] =>
  read(text).remarks.filter((remark) => remark.includes("too-many-tiles"));

describe("tiles are counted: the board and the rack of the player hold no more of a tile than the set has", () => {
  test.each([
    ["a rack", ">Ann: QQAEIOU - +0 0", "3:7 too-many-tiles QQAEIOU / at most 1 Q"],
    ["a play", ">Ann: QQQQQQQ 8D QQQQQ +120 120", "3:7 too-many-tiles QQQQQQQ / at most 1 Q"],
    ["a play without a rack", ">Ann: 8G ZIZ +42 42", "3:10 too-many-tiles ZIZ / at most 1 Z"],
    [
      "a rack with a tile that lies on the board",
      ">Ann: ZOAEIOU 8G ZO +22 22\n>Ben: ZRSTLNE - +0 0",
      "4:7 too-many-tiles ZRSTLNE / at most 1 Z (1 on the board)",
    ],
    [
      "blanks",
      ">Ann: ??AEINR 8G aN +2 2\n>Ben: ??AEINR - +0 0",
      "4:7 too-many-tiles ??AEINR / at most 2 blanks (1 on the board)",
    ],
    ["an exchange", ">Ann: JJAEIOU -JJ +0 0", "3:7 too-many-tiles JJAEIOU / at most 1 J"],
    ["a last rack", "#rack2 XXAEIOU\n>Ann: AEIOU - +0 0", "3:8 too-many-tiles XXAEIOU / at most 1 X"],
    ["unplayed tiles", ">Ann: HORNEIA 8F HORN +14 14\n>Ann: (KK) +20 34", "4:8 too-many-tiles KK / at most 1 K"],
  ])("%s", (_what, text, expected) => {
    expect(told(text)).toEqual([expected]);
  });

  test.each([
    ["tiles of a play that came off", ">Ann: ZOAEIOU 8G ZO +22 22\n>Ann: ZOAEIOU -- -22 0\n>Ben: ZRSTLNE - +0 0"],
    ["a rack that nobody wrote down", ">Ann: ??????? 8G AN +4 4"],
    ["a blank that stands for a letter on the board", ">Ann: ZOAEIOU 8G ZO +22 22\n>Ben: ?RSTLNE H7 z. +1 1"],
    ["a rack that the other player has given away", ">Ann: ZOAEIOU -ZO +0 0\n>Ben: ZRSTLNE - +0 0"],
  ])("%s is no tile too many", (_what, text) => {
    expect(told(text)).toEqual([]);
  });
});

describe("racks that contradict each other on one line or the next are remarked on", () => {
  const slips = (text: string): readonly string[] =>
    read(text).remarks.filter((remark) => remark.includes("rack-lacks"));

  test("unplayed tiles that are not those of the rack beside them", () => {
    const text = ">Ann: HORNEIA 8F HORN +14 14\n>Ben: ?AEIOTT (?AEEOTT) -6 -6";
    expect(slips(text)).toEqual(["4:16 rack-lacks-tile ?AEEOTT / the tiles of the rack, ?AEIOTT"]);
    expect(slips(text.replace("?AEEOTT", "TTAEIO?"))).toEqual([]);
  });

  test("a play that comes off with another rack than it was made with", () => {
    const text = ">Ann: HORNEIA 8F HORN +14 14\n>Ann: HORNEIE -- -14 0";
    expect(slips(text)).toEqual(["4:7 rack-lacks-tile HORNEIE / the rack of the play, AEHINOR"]);
    expect(slips(text.replace("HORNEIE", "AIENROH"))).toEqual([]);
  });

  test("a play that comes off has no remark if its rack is not known", () => {
    expect(slips(">Ann: HORN 8F HORN +14 14\n>Ann: HORNEIE -- -14 0")).toEqual([]);
  });
});
