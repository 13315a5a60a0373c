import { applyMove, createGame, defineRuleset, positionOf, scoreMove, unwrap, viewFor } from "tilewright";
import { buildWordGraph, trustedWordGraph } from "tilewright/dictionary";
import { bestPlay, canPlay, countPlays, generatePlays } from "tilewright/movegen";
import { us2021 } from "tilewright/rulesets";
import { expect, test } from "vitest";
import type { Position } from "../oracle/shapes.ts";
import { drawn, fiveWords } from "./drawn.ts";
import { expectedPlays, graphOf, rackedPosition } from "./expected.ts";

// The plays of positions that show one rule, or one thing that move generators tend to get wrong, at its smallest.

const texts = ["HORN", "HORNS", "FARM", "FARMS", "SO", "TO", "AT", "TEA", "TEAS", "RATE", "STARE", "NO", "ON", "NOT"];
const words = texts.map((word) => [...word]);

/** Every play in short, best first: `E8,8 D8,9 = 7`, a blank in lower case. The oracle must find the same plays. */
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

test("C7 C8 [all] a tile beside a blank forms a cross word, and the word premium counts", () => {
  // TO on row 4 makes AT of the blank above; both words are doubled by 4,4.
  expect(playsOf(drawn("TO", ["a"], 3, 4), "TO", "AT")).toEqual([
    "T4,4 O4,5 = 6",
    "T3,5 O4,5 = 3",
    "T4,4 = 2",
    "T3,5 = 1",
  ]);
  // A blank beside a blank: both words score nothing, but they are words.
  const worthless = ["a2,5 t3,5", "t3,5", "t3,5 o4,5", "a4,3 t4,4", "t4,4", "t4,4 o4,5"];
  expect(playsOf(drawn("??", ["a"], 3, 4), "TO", "AT")).toEqual(worthless.map((tiles) => `${tiles} = 0`));
  // The cross word is not in the dictionary, so no play is left.
  expect(playsOf(drawn("TO", ["e"], 3, 4), "TO", "AT")).toEqual([]);
});

test("C9 [all] a play of seven tiles gets its bonus wherever its word begins", () => {
  const horn = ["H", "O", "R", "N"];
  const seven = playsOf(drawn("RELATES", horn, 7, 7), "RELATES", "HORN", "HORNS");
  expect(seven).toContain("R11,1 E11,2 L11,3 A11,4 T11,5 E11,6 S11,7 = 75");
  expect(seven.filter((play) => play.split(" ").length === 9)).toHaveLength(1);
  // Three tiles before the one on the board, four after it.
  expect(playsOf(drawn("RELTION", ["A"], 7, 7), "RELATION")).toEqual([
    "R4,7 E5,7 L6,7 T8,7 I9,7 O10,7 N11,7 = 59",
    "R7,4 E7,5 L7,6 T7,8 I7,9 O7,10 N7,11 = 59",
  ]);
  // Seven tiles after three of the board: 15 points, doubled at 7,7.
  expect(playsOf(drawn("NESSING", ["FIT"], 7, 3), "FITNESSING").map((play) => play.split(" = ")[1])).toEqual(["80"]);
});

test("P7 [all] a play parallel to a word may touch it with a single tile", () => {
  expect(playsOf(drawn("ED", ["HORN"], 7, 5), "HORN", "NE", "ED")).toEqual(["E8,8 D8,9 = 7", "E8,8 = 3"]);
  // The same with the directions exchanged, on the other side.
  expect(playsOf(drawn("ED", ["H", "O", "R", "N"], 4, 7), "HORN", "EH", "DE")).toEqual(["D3,6 E4,6 = 8", "E4,6 = 5"]);
  // Also by a hook at the end of the word.
  expect(playsOf(drawn("SO", ["HORN"], 7, 5), "HORN", "HORNS", "SO")).toEqual([
    "S7,9 O8,9 = 10",
    "S7,9 = 8",
    "S6,6 = 3",
  ]);
});

test("D7 [all] a single tile that makes words in both directions is one play", () => {
  expect(playsOf(drawn("T", [".A", "A."], 6, 7), "AT")).toEqual(["T7,8 = 4", "T6,9 = 2", "T8,7 = 2"]);
  expect(playsOf(drawn("TT", [".A", "A."], 6, 7), "AT")).toEqual(["T7,8 = 4", "T6,9 = 2", "T8,7 = 2"]);
  // If one direction makes no word, the tile is no play, though the other direction makes one.
  expect(playsOf(drawn("T", [".E", "A."], 6, 7), "AT")).toEqual(["T8,7 = 2"]);
});

test("P9 [all] a blank and a natural tile make two plays, two equal tiles make one", () => {
  expect(playsOf(drawn("TT?", ["A"], 7, 7), "AT")).toEqual([
    "a6,8 T7,8 = 3",
    "a8,6 T8,7 = 3",
    "T7,8 = 2",
    "T8,7 = 2",
    "t7,8 = 1",
    "t8,7 = 1",
  ]);
});

test("P1 [all] on an empty board a word covers the start across or down, and a single tile cannot be played", () => {
  expect(playsOf(drawn("AT"), "AT", "A")).toEqual(["A6,7 T7,7 = 4", "A7,6 T7,7 = 4", "A7,7 T7,8 = 4", "A7,7 T8,7 = 4"]);
});

test("an empty rack and a full board have no play", () => {
  expect(playsOf(drawn(""), "AT")).toEqual([]);
  const full = Array.from({ length: 15 }, () => "A".repeat(15));
  expect(playsOf(drawn("T", full, 0, 0), "AT")).toEqual([]);
  // One empty square completes fifteen letters in its row and in its column.
  full[7] = `${"A".repeat(7)}.${"A".repeat(7)}`;
  const long = `${"A".repeat(7)}T${"A".repeat(7)}`;
  expect(playsOf(drawn("T", full, 0, 0), long)).toEqual(["T7,7 = 60"]);
});
test("a generated play is a move for applyMove, and a view has the plays of its position", () => {
  const graph = buildWordGraph(texts, { tileSet: us2021.tileSet, gaddag: true });
  let state = createGame({ players: 2, seed: "as it is", first: 0, racks: [[..."HORNTEA"], [..."STAREON"]] });
  for (let turn = 0; turn < 3; turn++) {
    const [player, other] = [turn % 2, 1 - (turn % 2)];
    const position = positionOf(state, player);
    const racked = { ...position, rack: position.rack ?? [] };
    const plays = generatePlays(viewFor(state, player), graph);
    expect(plays).toEqual(generatePlays(racked, graph));
    expect(countPlays(viewFor(state, player), graph)).toBe(plays.length);
    expect(bestPlay(viewFor(state, player), graph)).toEqual(plays[0] ?? null);
    // A view has its viewer's plays, even if another player is on turn. A game has the plays of the player on turn.
    const others = generatePlays(viewFor(state, other), graph);
    expect(others).toEqual(generatePlays({ ...position, rack: state.players[other]!.rack.tiles }, graph));
    expect(canPlay(state, graph)).toBe(plays.length > 0);
    for (const play of plays.slice(0, 40)) {
      const { state: after } = unwrap(applyMove(state, play, { dictionary: graph }));
      expect(after.players[player]!.score - state.players[player]!.score).toBe(play.points);
      expect(unwrap(scoreMove(position, play.placements)).score.total).toBe(play.points);
    }
    if (plays[0] === undefined) break;
    state = unwrap(applyMove(state, plays[0], { dictionary: graph })).state;
  }
  expect(state.history.filter(({ type }) => type === "played").length).toBeGreaterThan(1);
});

test("a partly hidden rack has the plays of its known tiles", () => {
  const situation = drawn("SEAT", fiveWords);
  const graph = graphOf(situation, words);
  const { board, rules } = situation;
  const ruleset = rackedPosition(situation).ruleset;
  const game = createGame({ players: 2, ruleset, seed: "hidden" });
  const players = game.players.map((player) => ({ ...player, rack: { tiles: [..."SEAT"], hidden: 3 } }));
  const half = { ...game, board, players };
  expect(canPlay(half, graph)).toBe(true);
  const view = { ...viewFor(game, 0), board, rack: [..."SEAT"] };
  expect(generatePlays(view, graph)).toEqual(expectedPlays({ rules, board, rack: situation.rack }, words));
});

test("a ruleset that allows nine tiles a play gives plays of nine tiles", () => {
  const graph = buildWordGraph(["STARTLING", "START"], { tileSet: us2021.tileSet, gaddag: true });
  const bonuses = [{ tiles: 9, points: 100 }];
  const nine = defineRuleset(us2021, { rackSize: 9, maxTilesPerPlay: 9, bonuses });
  const rack = [..."STARTLING"];
  expect(bestPlay({ ruleset: us2021, rack }, graph)?.placements.length).toBe(5);
  const best = bestPlay({ ruleset: nine, rack }, graph);
  expect(best?.placements.length).toBe(9);
  expect(unwrap(scoreMove({ ruleset: nine, rack }, best?.placements ?? [])).score.total).toBe(best?.points);
  expect(best?.points).toBeGreaterThan(100);
});

test("C9 [all] a play gets its bonus also if the alphabet is too large for the quick search", () => {
  const more = Array.from("ÀÁÂÃÄÅÆ", (letter) => ({ letter, points: 1, count: 1 }));
  const tileSet = { ...us2021.tileSet, letters: [...us2021.tileSet.letters, ...more] };
  const ruleset = defineRuleset(us2021, { tileSet, bonuses: [{ tiles: 5, points: 50 }] });
  const graph = buildWordGraph(["HORN", "HORNS"], { tileSet, gaddag: true });
  const plays = generatePlays({ ruleset, rack: [..."HORNS"] }, graph);
  // H on a double letter, or S, or neither; and HORN, which gets no bonus.
  const [first, last, between, four] = [74, 68, 66, 14].map((points, i) =>
    new Array([2, 2, 6, 8][i] ?? 0).fill(points),
  );
  expect(plays.map(({ points }) => points)).toEqual([first, last, between, four].flat());
});

test("a graph gives the same plays in either layout, whether built or read back", () => {
  const { tileSet } = us2021;
  const position = rackedPosition(drawn("STAREO?", ["HORN"], 7, 5));
  const expected = generatePlays(position, buildWordGraph(texts, { tileSet, gaddag: true }));
  expect(expected.length).toBeGreaterThan(20);
  for (const nodeBits of [22, 24] as const) {
    const { bytes } = buildWordGraph(texts, { tileSet, gaddag: true, nodeBits });
    expect(generatePlays(position, trustedWordGraph(bytes, { tileSet, nodeBits }))).toEqual(expected);
  }
});

test("a play from a rack of every letter twice leaves all but the tiles laid", () => {
  const alphabet = us2021.tileSet.letters.map(({ letter }) => letter);
  const rack = [...alphabet, ...alphabet];
  const graph = buildWordGraph(["AT", "TAT"], { tileSet: us2021.tileSet, gaddag: true });
  const plays = generatePlays({ ruleset: us2021, rack }, graph);
  expect(plays.length).toBe(10);
  for (const { placements, leave } of plays) {
    const laid = placements.map(({ letter }) => letter);
    expect([...laid, ...leave].sort()).toEqual([...rack].sort());
    expect(leave).toEqual([...leave].sort());
  }
});

test("the best play may score nothing", () => {
  const situation = drawn("??", ["a"], 7, 7);
  const [best] = expectedPlays(situation, words);
  expect(best?.points).toBe(0);
  expect(bestPlay(rackedPosition(situation), graphOf(situation, words))).toEqual(best);
});
