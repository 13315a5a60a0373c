import { applyMove, createGame, stateAt, unwrap } from "tilewright";
import { parsePlay } from "tilewright/notation";
import { factsOf, turnsOf } from "tilewright/replay";
import { describe, expect, test } from "vitest";
import { readRecord, record } from "./record.ts";

const { game } = readRecord();
const facts = factsOf(game);

describe("the facts of a recorded game", () => {
  test("have its title, its date, its lexicon and the rules by which it was read", () => {
    const { title, date, lexicon, tileSet, ruleset } = facts;
    expect([title, date, lexicon]).toEqual(["Round 3, 2024-05-17", "2024-05-17", "open"]);
    expect([tileSet, ruleset]).toEqual(["english", game.state.ruleset.id]);
  });

  test("have the players by seat with their scores, and nobody who has won before the end", () => {
    expect(facts.players).toEqual([
      { nickname: "Ann", name: "Ann Archer", score: 78, won: null, spread: 2 },
      { nickname: "Ben", name: "Ben Baker", score: 76, won: null, spread: -2 },
    ]);
    expect([facts.winners, facts.spread]).toEqual([null, 2]);
  });

  test("have the plays that earned a bonus, and the highest play", () => {
    const play = { turn: 8, event: 24, player: 1, word: "RETAINSE", points: 70 };
    expect(facts.highestPlay).toEqual(play);
    expect(facts.bonuses).toEqual([{ ...play, tiles: 7 }]);
    expect(game.state.history[24]).toMatchObject({ type: "played", player: 1, points: 70 });
  });

  test("have the challenges, with who challenged whom, and which words were looked up", () => {
    expect(facts.challenges).toEqual([
      {
        ...{ turn: 6, event: 16, player: 0, against: 1, upheld: true },
        ...{ words: ["BIT", "PI", "AT"], invalid: null },
      },
      { turn: 7, event: 21, player: 1, against: 0, words: ["NOT", "MO"], invalid: [], upheld: false },
    ]);
  });

  test("have the blanks with their squares and letters", () => {
    expect(facts.blanks).toEqual([{ turn: 2, player: 1, row: 8, col: 7, letter: "M" }]);
  });

  test("have every word of the plays that did not come off, main words first", () => {
    expect(
      facts.words.map(({ turn, player, word, main }) => `${turn} ${player} ${word}${main ? "" : " across"}`),
    ).toEqual([
      "1 0 HORN",
      "2 1 FARM",
      "5 0 PASTE",
      "5 0 FARMS across",
      "7 0 NOT",
      "7 0 MO across",
      "8 1 RETAINSE",
      "8 1 HORNN across",
      "8 1 MOS across",
    ]);
  });

  test("name turns as turnsOf numbers them", () => {
    const turns = turnsOf(game);
    for (const { turn, word } of facts.words) expect(turns[turn - 1]?.words).toContain(word);
    for (const { turn, event } of facts.bonuses) expect(turns[turn - 1]?.event).toBe(event);
  });

  test("are plain data: JSON gives them back", () => {
    expect(JSON.parse(JSON.stringify(facts))).toEqual(facts);
  });
});

test.each([
  ["a pragma", record.replace("#lexicon", "#date 3 May\n#lexicon"), "2023-11-05.gcg", "3 May"],
  ["the title", record, "2023-11-05.gcg", "2024-05-17"],
  ["the name of the file", record.replace(", 2024-05-17", ""), "games/2023-11-05 final.gcg", "2023-11-05"],
  ["nothing: a folder is no date", record.replace(", 2024-05-17", ""), "2023-11-05/final.gcg", null],
])("the date of a game is that of %s", (_, text, file, date) => {
  expect(factsOf(readRecord(text).game, { file }).date).toBe(date);
});

test("who has won is said once the game is over", () => {
  const over = readRecord(record.replace(/>Ann: EIIIUVW.*/, ">Ann: (EIIIUVW) +0 78\n")).game;
  const { players, winners } = factsOf(over);
  expect(over.state.status.kind).toBe("over");
  expect(winners).toEqual(over.state.status.kind === "over" ? over.state.status.winners : null);
  expect(players.map(({ won }, seat) => won === winners?.includes(seat))).toEqual([true, true]);
});

test("a game that no record came with has the same facts, with the dictionary as its lexicon", () => {
  const start = createGame({
    ...{ players: ["Ann", "Ben"], first: 0, seed: "facts", dictionary: "open" },
    racks: [[..."HORNABC"], [..."EEEEEEE"]],
  });
  const { state } = unwrap(applyMove(start, unwrap(parsePlay("8F HORN", start)).move, { by: 0 }));
  expect(factsOf(state)).toMatchObject({
    ...{ title: null, date: null, lexicon: "open", winners: null, spread: 14 },
    players: [{ nickname: "Ann", name: "Ann", score: 14 }, { name: "Ben" }],
    words: [{ turn: 1, player: 0, word: "HORN", main: true }],
  });
  expect(turnsOf(state)).toMatchObject([{ turn: 1, player: 0, type: "played", rack: "ABCHNOR", play: "8F HORN" }]);
});

describe("the turns of a recorded game", () => {
  const turns = turnsOf(game);

  test("are numbered in the order of the record, with a play that does not fit where it stands", () => {
    expect(turns.map(({ turn, player, type, play }) => `${turn} ${player} ${type} ${play}`)).toEqual([
      "1 0 played 8F HORN",
      "2 1 played H6 FA.m",
      "3 0 does-not-fit 8G PASTE",
      "4 1 exchanged XYZ",
      "5 0 played 10F PASTE",
      "6 1 played 11E BIT",
      "7 0 played I8 .O.",
      "8 1 played J3 RETAINS.",
      "9 0 passed ",
    ]);
  });

  test("have the racks, and totals that go on from turn to turn", () => {
    expect(turns.map(({ rack, points, takenOff, total }) => [rack, points, takenOff, total])).toEqual([
      ["AEHINOR", 14, false, 14],
      ["AFMXYZ?", 6, false, 6],
      ["AEEIPST", 25, false, 39],
      ["IIIQXYZ", 0, false, 6],
      ["AEEIPST", 22, false, 64],
      ["BEIOQTU", 16, true, 6],
      ["EIIIOUV", 6, false, 78],
      ["AEINRST", 70, false, 76],
      ["EIIIUVW", 0, false, 78],
    ]);
  });

  test("have the rack of a play that does not fit as it is written, if it cannot be read", () => {
    const odd = readRecord(record.replace("PASTEEI 8G", "1ASTEEI 8G")).game;
    expect(turnsOf(odd)[2]).toMatchObject({ type: "does-not-fit", rack: "1ASTEEI" });
  });

  test("have the moves that were made instead, where somebody went back and played on", () => {
    const [misfit] = game.misfits ?? [];
    const before = stateAt(game.state, misfit?.event ?? 0);
    const { state } = unwrap(applyMove(before, { type: "pass" }, { by: 0 }));
    const { history } = state;
    expect(history[misfit?.event ?? 0]).toEqual({ type: "passed", player: 0 });
    expect(turnsOf({ ...game, state }).map(({ type }) => type)).toEqual(["played", "played", "passed"]);
  });

  test("of another game have no play that does not fit", () => {
    expect(turnsOf(game.state).map(({ turn, type }) => `${turn} ${type}`)).not.toContain("3 does-not-fit");
    expect(turnsOf(game.state)).toHaveLength(8);
  });
});
