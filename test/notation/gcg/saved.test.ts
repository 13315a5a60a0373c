import { createTableGame, type GameEvent, type GameState, replayEvents, unwrap } from "tilewright";
import { parseGame } from "tilewright/json";
import { formatGcg, parseGcg } from "tilewright/notation";
import { describe, expect, test } from "vitest";
import { said } from "../said.ts";
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

describe("a saved game can be written as a record, whatever its events are", () => {
  const tile = (row: number, col: number) => ({ row, col, letter: "A", blank: false });

  test.each([
    ["a play without tiles", "nothing", []],
    ["a play in no line", "1A A, 2B A", [tile(0, 0), tile(1, 1)]],
    ["a play with a gap", "8A A, 8C A", [tile(7, 0), tile(7, 2)]],
  ])("%s is written as a pass, with a remark", (_what, found, placements) => {
    const { ruleset, seed, dictionary, history } = createTableGame({ players: ["Ann", "Ben"] });
    const played: GameEvent = {
      player: 0,
      type: "played",
      placements,
      words: [],
      points: 5,
      drawn: { tiles: [], hidden: 0 },
    };
    const { state } = unwrap(
      parseGame(
        JSON.stringify(replayEvents({ ruleset, seed, dictionary, players: ["Ann", "Ben"] }, [...history, played])),
      ),
    );
    const { text, remarks } = formatGcg(state);
    const reason = { code: "unsaid", what: { code: "play", placements } };
    expect(remarks).toEqual([{ line: 6, column: 1, code: "not-expressible", event: history.length, reason }]);
    expect(remarks.map(said)).toMatchObject([{ found, expected: "a pass, which is written instead" }]);
    expect(text.split("\n")[5]).toBe(">Ann:  - +5 5");
    expect(unwrap(parseGcg(text)).game.state.players.map(({ score }) => score)).toEqual([5, 0]);
  });

  test("points for unplayed tiles that nobody holds come back, and have a remark", () => {
    const players = ["Ann", "Ben"];
    const { ruleset, seed, dictionary, history } = createTableGame({ players });
    const settled: GameEvent = { player: 1, type: "adjusted", reason: "rack", points: -39, note: null };
    const { text } = formatGcg(replayEvents({ ruleset, seed, dictionary, players }, [...history, settled]));
    const { game, remarks } = unwrap(parseGcg(text));
    expect(game.state.players.map(({ score }) => score)).toEqual([0, -39]);
    expect(new Set(remarks.map(({ code }) => code))).toEqual(new Set(["wrong-settlement"]));
  });
});
