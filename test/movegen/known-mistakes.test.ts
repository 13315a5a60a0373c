import { generatePlays } from "tilewright/movegen";
import { expect, test } from "vitest";
import type { Position } from "../oracle/shapes.ts";
import { drawn } from "./drawn.ts";
import { expectedPlays, graphOf, rackedPosition } from "./expected.ts";

// What move generators are known to get wrong, each in the smallest position that shows it.

/** Every play in short, best first: `E8,8 D8,9 = 7`, a blank in lower case. The oracle must say the same. */
function playsOf(situation: Position, ...texts: readonly string[]): readonly string[] {
  const words = texts.map((text) => [...text]);
  const plays = generatePlays(rackedPosition(situation), graphOf(situation, words));
  expect(plays).toEqual(expectedPlays(situation, words));
  return plays.map(({ placements, points }) => {
    const tiles = placements.map(
      ({ row, col, letter, blank }) => `${blank ? letter.toLowerCase() : letter}${row},${col}`,
    );
    return `${tiles.join(" ")} = ${points}`;
  });
}

test("C7 C8 [all] a cross word on a blank alone exists, and its word premium counts", () => {
  // TO on row 4 makes AT of the blank above; both words are doubled by 4,4.
  expect(playsOf(drawn("TO", ["a"], 3, 4), "TO", "AT")).toEqual([
    "T4,4 O4,5 = 6",
    "T3,5 O4,5 = 3",
    "T4,4 = 2",
    "T3,5 = 1",
  ]);
  // Blanks on a blank: both words score nothing, and are words all the same.
  const worthless = ["a2,5 t3,5", "t3,5", "t3,5 o4,5", "a4,3 t4,4", "t4,4", "t4,4 o4,5"];
  expect(playsOf(drawn("??", ["a"], 3, 4), "TO", "AT")).toEqual(worthless.map((tiles) => `${tiles} = 0`));
  // The cross word is no word: nothing is left.
  expect(playsOf(drawn("TO", ["e"], 3, 4), "TO", "AT")).toEqual([]);
});

test("C9 [all] seven tiles keep their bonus wherever the word begins", () => {
  const horn = ["H", "O", "R", "N"];
  const seven = playsOf(drawn("RELATES", horn, 7, 7), "RELATES", "HORN", "HORNS");
  expect(seven).toContain("R11,1 E11,2 L11,3 A11,4 T11,5 E11,6 S11,7 = 75");
  expect(seven.filter((play) => play.split(" ").length === 9)).toHaveLength(1);
  // Three tiles before the one on the board, four behind it.
  expect(playsOf(drawn("RELTION", ["A"], 7, 7), "RELATION")).toEqual([
    "R4,7 E5,7 L6,7 T8,7 I9,7 O10,7 N11,7 = 59",
    "R7,4 E7,5 L7,6 T7,8 I7,9 O7,10 N7,11 = 59",
  ]);
  // Seven behind what is there already: 15 points, doubled at 7,7.
  expect(playsOf(drawn("NESSING", ["FIT"], 7, 3), "FITNESSING").map((play) => play.split(" = ")[1])).toEqual(["80"]);
});

test("P7 [all] plays beside a word that share one square's width with it are found", () => {
  expect(playsOf(drawn("ED", ["HORN"], 7, 5), "HORN", "NE", "ED")).toEqual(["E8,8 D8,9 = 7", "E8,8 = 3"]);
  // The same turned by a quarter, on the other side.
  expect(playsOf(drawn("ED", ["H", "O", "R", "N"], 4, 7), "HORN", "EH", "DE")).toEqual(["D3,6 E4,6 = 8", "E4,6 = 5"]);
  // Hooked at its end alone.
  expect(playsOf(drawn("SO", ["HORN"], 7, 5), "HORN", "HORNS", "SO")).toEqual([
    "S7,9 O8,9 = 10",
    "S7,9 = 8",
    "S6,6 = 3",
  ]);
});

test("D7 [all] a single tile that makes words both ways is one play", () => {
  expect(playsOf(drawn("T", [".A", "A."], 6, 7), "AT")).toEqual(["T7,8 = 4", "T6,9 = 2", "T8,7 = 2"]);
  expect(playsOf(drawn("TT", [".A", "A."], 6, 7), "AT")).toEqual(["T7,8 = 4", "T6,9 = 2", "T8,7 = 2"]);
  // In one direction no word: no play, though the other direction has one.
  expect(playsOf(drawn("T", [".E", "A."], 6, 7), "AT")).toEqual(["T8,7 = 2"]);
});

test("P9 [all] a blank and a natural tile are two plays, two equal tiles are one", () => {
  expect(playsOf(drawn("TT?", ["A"], 7, 7), "AT")).toEqual([
    "a6,8 T7,8 = 3",
    "a8,6 T8,7 = 3",
    "T7,8 = 2",
    "T8,7 = 2",
    "t7,8 = 1",
    "t8,7 = 1",
  ]);
});

test("P1 [all] on the empty board a word covers the start across and down, and one tile is no play", () => {
  expect(playsOf(drawn("AT"), "AT", "A")).toEqual(["A6,7 T7,7 = 4", "A7,6 T7,7 = 4", "A7,7 T7,8 = 4", "A7,7 T8,7 = 4"]);
});

test("no play where there is neither a tile to lay nor a square to lay it on", () => {
  expect(playsOf(drawn(""), "AT")).toEqual([]);
  const full = Array.from({ length: 15 }, () => "A".repeat(15));
  expect(playsOf(drawn("T", full, 0, 0), "AT")).toEqual([]);
  // One free square, in whose row and column fifteen letters come together.
  full[7] = `${"A".repeat(7)}.${"A".repeat(7)}`;
  const long = `${"A".repeat(7)}T${"A".repeat(7)}`;
  expect(playsOf(drawn("T", full, 0, 0), long)).toEqual(["T7,7 = 60"]);
});
