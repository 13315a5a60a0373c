import fc from "fast-check";
import { defineRuleset, type Ruleset, unwrap } from "tilewright";
import { parseRuleset } from "tilewright/json";
import { formatGcg, parseCgp, parseGcg } from "tilewright/notation";
import { eightHeld, hongKong2012, nineTile, northAmerica2017 } from "tilewright/rulesets";
import { english, english107 } from "tilewright/tile-sets";
import { describe, expect, test } from "vitest";
import { casesOf, seed } from "../seed.ts";
import { playGame } from "./gcg/played.ts";
import { short } from "./gcg/read.ts";

/** A number as somebody may write it, the likely ones often. */
const number = fc.oneof(
  fc.constantFrom("7", "8", "9", "50", "1", "0"),
  fc.integer({ min: -2, max: 70 }).map(String),
  fc.integer({ min: -2_000_000, max: 2_000_000 }).map(String),
  fc.constantFrom("", "-0", "many", "none", "7.5", "1e3", "007", "64", "65", "1000", "1001", "9999"),
);

const faults = (ruleset: Ruleset): readonly unknown[] => parseRuleset(JSON.stringify(ruleset)).problems ?? [];

describe("whatever a text says of its rules, they are rules that can be saved and loaded", () => {
  test("in a record", () => {
    const line = fc.oneof(
      number.map((tiles) => `#rack-size ${tiles}`),
      fc.tuple(number, number).map(([tiles, points]) => `#bonus ${tiles} ${points}`),
      fc.constantFrom("#bonus none", "#tile-distribution polish", "#lexicon CSW24", "#lexicon OSPS49"),
      number.map((points) => `>Ann: (challenge) ${points} 9`),
      number.map((points) => `>Ann: (A) ${points} 9`),
      fc.constant(">Ben: HORN 8F HORN +14 14"),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
        const text = `#player1 Ann\n#player2 Ben\n${lines.join("\n")}`;
        expect(faults(unwrap(parseGcg(text)).game.state.ruleset)).toEqual([]);
      }),
      { seed, numRuns: casesOf(500) },
    );
  });

  test("in a position", () => {
    const operation = fc.oneof(
      fc.tuple(fc.constantFrom("rsz", "bb", "etl", "mcnz"), number).map(([name, value]) => `${name} ${value};`),
      fc.constantFrom("void", "single", "double", "triple", "5pt", "10pt", "odd").map((rule) => `cr ${rule};`),
      fc.constantFrom("ld polish;", "lex CSW24;"),
    );
    const rows = Array.from({ length: 15 }, () => "15").join("/");
    fc.assert(
      fc.property(fc.array(operation, { maxLength: 6 }), (operations) => {
        const { position } = unwrap(parseCgp(`${rows} / 0/0 0 ${operations.join(" ")}`));
        expect(faults(position.ruleset)).toEqual([]);
      }),
      { seed, numRuns: casesOf(500) },
    );
  });
});

describe("a game with racks of another size comes back by the rules that its record names", () => {
  test.each([
    ["nine tiles", defineRuleset(northAmerica2017, nineTile)],
    ["eight tiles, seven of them to be played", defineRuleset(northAmerica2017, eightHeld)],
    ["nine tiles, in Hong Kong", hongKong2012],
  ])("with %s: nothing is remarked on", (_what, ruleset) => {
    for (let game = 1; game <= 5; game++) {
      const played = playGame({ seed: game, ruleset, manners: { doubts: 0 } });
      const {
        game: read,
        remarks,
        counts,
      } = unwrap(parseGcg(formatGcg(played).text, { tileSets: [english, english107] }));
      expect(remarks.map(short)).toEqual([]);
      expect(counts.scoresAgreed).toBe(counts.plays);
      expect(read.state.board).toEqual(played.board);
      expect(faults(read.state.ruleset)).toEqual([]);
    }
  });
});
