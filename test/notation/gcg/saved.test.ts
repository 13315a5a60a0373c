import type { GameState } from "tilewright";
import { parseGame } from "tilewright/json";
import { describe, expect, test } from "vitest";
import { read } from "./read.ts";

const problems = (state: GameState): unknown => parseGame(JSON.stringify(state)).problems ?? [];

describe("a game read from a record can be saved and loaded, whatever the record says", () => {
  test.each([
    ["an exchange of more tiles than the set has", `>Ann: -${"A".repeat(201)} +0 0`],
    ["an exchange of more tiles than there are numbers for", ">Ann: -9999 +0 0"],
    [
      "a play from a rack that is too large after it",
      `>Ann: HORN 8F HORN +14 14\n#rack1 ${"E".repeat(40)}\n>Ben: - +0 0`,
    ],
    [
      "racks at the end that are too large, and a game that goes on",
      `>Ben: ${"E".repeat(12)} (${"E".repeat(12)}) -12 -12\n>Ben: 8F EEE +6 -6`,
    ],
  ])("%s", (_what, text) => {
    expect(problems(read(text).state)).toEqual([]);
  });

  test("a list of more tiles than a rack holds counts as their number", () => {
    const { events, remarks } = read(`>Ann: -${"A".repeat(9)} +0 0`);
    expect([events, remarks]).toEqual([["Ann exchanges +7"], ["3:7 irregular-play -AAAAAAAAA / at most 7 tiles"]]);
  });
});
