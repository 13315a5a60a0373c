import { defineRuleset } from "tilewright";
import { nineTile } from "tilewright/rulesets";
import { expect, test } from "vitest";
import { describeEditions } from "../support/presets.ts";
import { afterPlays, figures, score, violationsOf, withWords } from "./scene.ts";

// The rulebooks' own examples and the scenarios that concern one play, each under all five rulebooks.
describeEditions((edition, ruleset) => {
  const empty = { ruleset };
  const turns = ["8F HORN", "H6 FARM", "10F PASTE", "9H MOB", "11E BIT"];

  test.each([
    ["X1", 14, ["HORN 14"]],
    ["X2", 9, ["FARM 9"]],
    ["X3", 25, ["PASTE 15", "FARMS 10"]],
    ["X4", 16, ["MOB 8", "NOT 4", "BE 4"]],
    ["X5", 16, ["BIT 10", "PI 4", "AT 2"]],
  ])(`%s [${edition}] this turn of the rulebook's game scores what the rulebook says`, (id, total, words) => {
    const turn = Number(id.slice(1)) - 1;
    const position = afterPlays(ruleset, ...turns.slice(0, turn));
    expect(figures(score(position, turns[turn]!))).toEqual([total, ...words]);
  });

  test(`X6 [${edition}] TRAIN opens for 12`, () => {
    expect(figures(score(empty, "8D TRAIN"))).toEqual([12, "TRAIN 12"]);
  });

  test.each([
    ["X7", "8A STRAINERS", 27, ["STRAINERS 27"]],
    ["X8", "B8 THROB", 12, ["THROB 12"]],
    ["X9", "7E HOB", 25, ["HOB 11", "HI 5", "ON 2", "BE 7"]],
    ["X10", "A3 THROBS", 69, ["THROBS 45", "STRAINER 24"]],
  ])(`%s [${edition}] the play %s on TRAINER scores what the rulebook says`, (_id, play, total, words) => {
    expect(figures(score(afterPlays(ruleset, "8B TRAINER"), play))).toEqual([total, ...words]);
  });

  test.each([
    ["1A CONQUEST", ["1C N", "1G S"]],
    ["15A CONQUEST", ["15C N", "15G S"]],
    ["A1 CONQUEST", ["A3 N", "A7 S"]],
    ["O1 CONQUEST", ["O3 N", "O7 S"]],
  ])(`X11 C4 D9 [${edition}] the play %s lays six tiles and scores 261 and no bonus`, (play, there) => {
    expect(figures(score(withWords(ruleset, ...there), play))).toEqual([261, "CONQUEST 261"]);
  });

  test(`X13 [${edition}] TEA becomes STEAL with a tile at each end`, () => {
    const tea = afterPlays(ruleset, "8G TEA");
    expect(violationsOf(tea, "8F STEAL", new Set(["STEAL"]))).toEqual([]);
    expect(figures(score(tea, "8F STEAL"))).toEqual([5, "STEAL 5"]);
  });

  test(`X14 [${edition}] a single O between HORN and PASTE makes HOP`, () => {
    const position = afterPlays(ruleset, ...turns.slice(0, 4));
    const alone = [{ row: 8, col: 5, letter: "O" }];
    expect(violationsOf(position, alone, new Set(["HOP"]))).toEqual([]);
    expect(figures(score(position, "F8 HOP"))).toEqual([8, "HOP 8"]);
  });

  test(`D5 [${edition}] scenario 1: on a board that is empty again the rules and the premium of the first word count`, () => {
    const cleared = { ruleset, board: Array.from({ length: 225 }, () => null), rack: [..."OATBEEI"] };
    expect(violationsOf(cleared, "1A OAT")).toEqual(["start-not-covered 8H"]);
    expect(violationsOf(cleared, "8H A")).toEqual(["too-few-tiles 8H"]);
    expect(figures(score(cleared, "8G OAT"))).toEqual([6, "OAT 6"]);
  });

  test(`D9 D10 V1 [${edition}] scenario 21: multipliers and bonus count with nine tiles`, () => {
    const nine = { ruleset: defineRuleset(ruleset, nineTile) };
    expect(figures(score(nine, "8A CONQUEST"))).toEqual([224, "CONQUEST 174", "8 tiles 50"]);
    expect(figures(score(nine, "8A CONQUESTS"))).toEqual([230, "CONQUESTS 180", "9 tiles 50"]);
    expect(figures(score(nine, "8B TRAINER"))).toEqual([66, "TRAINER 16", "7 tiles 50"]);
    expect(figures(score(nine, "8D TRAIN"))).toEqual([12, "TRAIN 12"]);
  });

  test(`D9 [${edition}] scenario 21: a word over three triple words counts twenty-seven times, and the bonus is added`, () => {
    const wide = withWords(ruleset, "1B XY", "1F E", "1I UTA", "1M ON");
    expect(figures(score(wide, "1A OXYPHENBUTAZONE"))).toEqual([1508, "OXYPHENBUTAZONE 1458", "7 tiles 50"]);
  });

  test(`D10 [${edition}] scenario 21: a play of five tiles that empties the rack earns no bonus, a play of seven does`, () => {
    const farm = { ...afterPlays(ruleset, "8F HORN", "H6 FARM"), rack: [..."PASTE"] };
    expect(violationsOf(farm, "10F PASTE")).toEqual([]);
    expect(figures(score(farm, "10F PASTE"))).toEqual([25, "PASTE 15", "FARMS 10"]);
    const leather = afterPlays(ruleset, "8C LEATHER");
    expect(figures(score(leather, "C1 NATIONAL"))).toEqual([68, "NATIONAL 18", "7 tiles 50"]);
  });
});
