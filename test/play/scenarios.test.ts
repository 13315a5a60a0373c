import { defineRuleset } from "tilewright";
import { nineTile } from "tilewright/rulesets";
import { expect, test } from "vitest";
import { describeEditions } from "../support/presets.ts";
import { afterPlays, figures, score, violationsOf, withWords } from "./scene.ts";

// The scenarios that concern one play, each under all five rulebooks. The rulebooks' own examples: test/rulebooks.
describeEditions((edition, ruleset) => {
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
