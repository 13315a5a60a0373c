import { scoreMove, validatePlacement } from "tilewright";
import { standardLayout } from "tilewright/layouts";
import { english } from "tilewright/tile-sets";
import { expect, test } from "vitest";
import { describeEditions, presets } from "../support/presets.ts";
import { afterPlays, figures, placementsOf, score, violationsOf, withWords } from "./scene.ts";

// The texts agree on how tiles are placed; P89 is silent and is read like the others. So each test runs under all five.
describeEditions((edition, ruleset) => {
  const empty = { ruleset };
  const horn = afterPlays(ruleset, "8F HORN");

  test(`P1 [${edition}] the first word has two letters or more and covers the centre`, () => {
    expect(violationsOf(empty, "8H A")).toEqual(["too-few-tiles 8H"]);
    expect(violationsOf(empty, "1A OAT")).toEqual(["start-not-covered 8H"]);
    expect(violationsOf(empty, "8H OAT")).toEqual([]);
    expect(violationsOf(empty, "H7 AT")).toEqual([]);
    expect(violationsOf(empty, "8I OAT")).toEqual(["start-not-covered 8H"]);
  });

  test(`P2 [${edition}] later turns lay one tile or more and form a new word`, () => {
    expect(violationsOf(horn, [])).toEqual(["no-tiles"]);
    expect(violationsOf(horn, "8J S")).toEqual([]);
    expect(figures(score(horn, "I7 O"))).toEqual([3, "ON 3"]);
  });

  test(`P3 [${edition}] all tiles lie in one row or one column, never diagonally`, () => {
    const diagonal = [
      { row: 8, col: 5, letter: "O" },
      { row: 9, col: 6, letter: "N" },
    ];
    expect(violationsOf(horn, diagonal)).toEqual(["not-in-line 9F 10G"]);
    expect(violationsOf(horn, "H6 FARM")).toEqual([]);
    expect(violationsOf(horn, "9F OF")).toEqual([]);
  });

  test(`P4 D6 [${edition}] the line has no gaps except those that tiles on the board fill`, () => {
    const bridged = [
      { row: 6, col: 7, letter: "O" },
      { row: 8, col: 7, letter: "E" },
    ];
    expect(violationsOf(horn, bridged)).toEqual([]);
    const apart = [
      { row: 5, col: 7, letter: "O" },
      { row: 8, col: 7, letter: "E" },
      { row: 10, col: 7, letter: "S" },
    ];
    expect(violationsOf(horn, apart)).toEqual(["gap 7H 10H"]);
  });

  test(`P4 D6 [${edition}] tiles are not added to several words in different places`, () => {
    const beside = [
      { row: 7, col: 4, letter: "T" },
      { row: 7, col: 10, letter: "S" },
    ];
    expect(violationsOf(horn, beside)).toEqual(["gap 8J"]);
  });

  test(`P5 [${edition}] every new word connects with a tile on the board; a corner does not connect`, () => {
    expect(violationsOf(horn, "1A OAT")).toEqual(["not-connected 1A 1B 1C"]);
    expect(violationsOf(horn, "9J OAT")).toEqual(["not-connected 9J 9K 9L"]);
    expect(violationsOf(horn, "9I OAT")).toEqual([]);
  });

  test(`P6 [${edition}] all touching letters, across and down, form words`, () => {
    const dictionary = new Set(["OAT", "NO"]);
    expect(violationsOf(horn, "9I OAT", dictionary)).toEqual([]);
    expect(violationsOf(horn, "9H OAT", dictionary)).toEqual(["invalid-word 8H 9H", "invalid-word 8I 9I"]);
  });

  test.each([
    ["a word longer at the front", "8F HORN", "8E SHORN", ["SHORN 8"]],
    ["a word longer at the end", "8F HORN", "8F HORNS", ["HORNS 8"]],
    ["a word longer at both ends", "8G TEA", "8F STEAL", ["STEAL 5"]],
    ["a word at right angles through a letter", "8F HORN", "H6 FARM", ["FARM 9"]],
    ["a word at right angles that adds a letter", "8F HORN", "J8 SO", ["SO 2", "HORNS 8"]],
    ["a parallel word", "8F HORN", "9I OAT", ["OAT 4", "NO 3"]],
  ])(`P7 [${edition}] %s`, (_way, first, second, words) => {
    const [, ...formed] = figures(score(afterPlays(ruleset, first), second));
    expect(formed).toEqual(words);
  });

  test(`P7 [${edition}] a word that bridges two words`, () => {
    const two = afterPlays(ruleset, "8F HORN", "H6 FARM", "10F PASTE");
    expect(figures(score(two, "F8 HOP"))).toEqual([8, "HOP 8"]);
  });

  test(`P8 [${edition}] no tile is laid on another`, () => {
    const over = [
      { row: 7, col: 5, letter: "C" },
      { row: 6, col: 5, letter: "O" },
    ];
    expect(violationsOf(horn, over)).toEqual(["square-occupied 8F"]);
  });

  test(`P9 D11 [${edition}] a blank stands for any letter of the set, which must be named`, () => {
    for (const { letter } of english.letters) {
      expect(violationsOf(empty, `8G ${letter.toLowerCase()}A`)).toEqual([]);
      expect(score(empty, `8G ${letter.toLowerCase()}A`).words[0].word).toBe(`${letter}A`);
    }
    const unnamed = [
      { row: 7, col: 6, letter: null },
      { row: 7, col: 7, letter: "A" },
    ];
    expect(violationsOf(empty, unnamed)).toEqual(["blank-without-letter 8G"]);
  });

  test(`P9 D11 [${edition}] a blank keeps its letter and scores nothing in every later word`, () => {
    const blank = afterPlays(ruleset, "8F hORN");
    expect(figures(score(blank, "8E THORN"))).toEqual([4, "THORN 4"]);
    expect(figures(score(blank, "F7 OHM"))).toEqual([4, "OHM 4"]);
  });

  test(`P10 [${edition}] the same word may be played again, and so may a plural`, () => {
    const dictionary = new Set(["TEA", "TEAS"]);
    const tea = afterPlays(ruleset, "8G TEA");
    expect(violationsOf(tea, "I6 TEA", dictionary)).toEqual([]);
    expect(violationsOf(tea, "8G TEAS", dictionary)).toEqual([]);
  });

  test(`D5 [${edition}] on a board that is empty again the play must cover the centre, which doubles the word`, () => {
    const cleared = { ruleset, board: Array.from({ length: 225 }, () => null) };
    expect(violationsOf(cleared, "1A OAT")).toEqual(["start-not-covered 8H"]);
    expect(violationsOf(cleared, "8H A")).toEqual(["too-few-tiles 8H"]);
    expect(figures(score(cleared, "8G OAT"))).toEqual([6, "OAT 6"]);
  });

  test(`D6 [${edition}] tiles laid in one line may change several words`, () => {
    const trainer = withWords(ruleset, "8B TRAINER");
    expect(figures(score(trainer, "7E HOB"))).toEqual([25, "HOB 11", "HI 5", "ON 2", "BE 7"]);
  });

  test(`D7 [${edition}] a word has two letters: a one-letter opening is refused though the dictionary has it`, () => {
    expect(violationsOf(empty, "8H A", new Set(["A"]))).toEqual(["too-few-tiles 8H"]);
  });

  test(`D7 [${edition}] a tile with no neighbour in a direction forms no word there; one tile may form two words`, () => {
    expect(figures(score(horn, "8J S"))).toEqual([8, "HORNS 8"]);
    const two = withWords(ruleset, "8F HORN", "J9 OAT");
    expect(figures(score(two, "8J S"))).toEqual([12, "HORNS 8", "SOAT 4"]);
  });

  test(`D2 [${edition}] the game has the standard English tiles and the standard board`, () => {
    expect(ruleset.tileSet).toEqual(english);
    expect(ruleset.layout).toEqual(standardLayout);
    const letters = english.letters.reduce((all, { count }) => all + count, 0);
    const points = english.letters.reduce((all, letter) => all + letter.count * letter.points, 0);
    expect([letters, english.blanks, points]).toEqual([98, { count: 2, points: 0 }, 187]);
  });
});

test("D1 [P89] rules that the two pages do not give are those of the editions that are silent", () => {
  const { P89: ruleset, MAT } = presets;
  expect(ruleset.exchange?.minTiles).toBe(1);
  expect(ruleset.tieBreak).toBe("shared");
  expect([ruleset.rackSize, ruleset.maxTilesPerPlay]).toEqual([MAT.rackSize, MAT.maxTilesPerPlay]);
  const play = placementsOf("8F HORN", { ruleset });
  expect(validatePlacement({ ruleset }, play)).toEqual(scoreMove({ ruleset: MAT }, play));
});
