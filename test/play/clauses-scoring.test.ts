import { defineRuleset, previewPlay, scoreMove } from "tilewright";
import { nineTile } from "tilewright/rulesets";
import { expect, test } from "vitest";
import { describeEditions } from "../support/presets.ts";
import { afterPlays, figures, score, withWords } from "./scene.ts";

// Every text has the same scoring; each test runs under all five all the same.
describeEditions((edition, ruleset) => {
  const empty = { ruleset };
  const farm = afterPlays(ruleset, "8F HORN", "H6 FARM");

  test(`C1 [${edition}] the score is the sum over every word formed or modified`, () => {
    expect(figures(score(farm, "10F PASTE"))).toEqual([25, "PASTE 15", "FARMS 10"]);
  });

  test(`C2 [${edition}] premium letter squares double or triple the letter on them`, () => {
    const [paste] = score(farm, "10F PASTE").words;
    expect(paste.letters.map(({ value, premium, points }) => [value, premium?.letter, points])).toEqual([
      [3, 3, 9],
      [1, undefined, 1],
      [1, undefined, 1],
      [1, undefined, 1],
      [1, 3, 3],
    ]);
    expect(figures(score(empty, "8D TRAIN"))).toEqual([12, "TRAIN 12"]);
  });

  test(`C3 [${edition}] premium word squares double or triple the word, after the letters`, () => {
    const trainer = withWords(ruleset, "8B TRAINER");
    const [throbs, strainer] = score(trainer, "A3 THROBS").words;
    expect([throbs.letterTotal, throbs.multiplier, throbs.points]).toEqual([15, 3, 45]);
    expect([strainer?.letterTotal, strainer?.multiplier, strainer?.points]).toEqual([8, 3, 24]);
    expect(figures(score(empty, "8H FJORD"))).toEqual([36, "FJORD 36"]);
  });

  test(`C4 [${edition}] two premium word squares multiply the word by four or by nine`, () => {
    const [strains] = score(withWords(ruleset, "H5 A"), "5E STRAINS").words;
    expect([strains.letterTotal, strains.multiplier, strains.points]).toEqual([7, 4, 28]);
    const [conquest] = score(withWords(ruleset, "1C N", "1G S"), "1A CONQUEST").words;
    expect([conquest.letterTotal, conquest.multiplier, conquest.points]).toEqual([29, 9, 261]);
  });

  test(`C5 [${edition}] the centre doubles the first word`, () => {
    expect(score(empty, "8F HORN").words[0].multiplier).toBe(2);
    expect(score(empty, "H8 HORN").words[0].multiplier).toBe(2);
  });

  test(`C6 [${edition}] premiums count only on the turn in which tiles cover them`, () => {
    expect(figures(score(afterPlays(ruleset, "8F HORN"), "H6 FARM"))).toEqual([9, "FARM 9"]);
    const trainer = afterPlays(ruleset, "8B TRAINER");
    const [strainers] = score(trainer, "8A STRAINERS").words;
    expect(strainers.letters.map(({ through, premium }) => (through ? "through" : premium))).toEqual([
      { letter: 1, word: 3 },
      ...Array.from({ length: 7 }, () => "through"),
      null,
    ]);
    expect(strainers.points).toBe(27);
  });

  test(`C7 [${edition}] a blank scores nothing, even on a premium letter square; a premium word square still multiplies`, () => {
    expect(figures(score(empty, "8F HOrN"))).toEqual([12, "HORN 12"]);
    expect(figures(score(empty, "8D tRAIN"))).toEqual([8, "TRAIN 8"]);
    expect(figures(score(withWords(ruleset, "8B TRAINER"), "8A sTRAINER"))).toEqual([21, "STRAINER 21"]);
  });

  test(`C8 [${edition}] a letter common to two words counts in both, with its premium`, () => {
    const trainer = withWords(ruleset, "8B TRAINER");
    const [hob, , , be] = score(trainer, "7E HOB").words;
    expect(hob.letters[2]?.points).toBe(6);
    expect(be?.letters[0]?.points).toBe(6);
    expect(be?.letters[1]).toMatchObject({ letter: "E", through: true, premium: null, points: 1 });
  });

  test(`C9 D10 [${edition}] all seven tiles in one turn score 50 more, after all multiplying`, () => {
    const { total, words, bonus } = score(empty, "8B TRAINER");
    expect([total, words[0].points, bonus]).toEqual([66, 16, { tiles: 7, points: 50 }]);
    expect(score(empty, "8C TRAINS").bonus).toBe(null);
  });

  test(`C10 [${edition}] a turn without a word scores nothing`, () => {
    expect(scoreMove(empty, [])).toEqual({ ok: false, violations: [{ code: "no-tiles", squares: [] }] });
    expect(previewPlay(empty, []).score).toBeNull();
  });

  test(`D8 [${edition}] two words with the same spelling are both scored`, () => {
    const two = withWords(ruleset, "8G A", "H7 A");
    expect(figures(score(two, "8H T"))).toEqual([8, "AT 4", "AT 4"]);
    const apart = withWords(ruleset, "8F N", "8H N");
    expect(figures(score(apart, "9F OXO"))).toEqual([22, "OXO 18", "NO 2", "NO 2"]);
  });

  test(`D9 [${edition}] any number of premium word squares multiply one another`, () => {
    const wide = withWords(ruleset, "1B XY", "1F E", "1I UTA", "1M ON");
    expect(figures(score(wide, "1A OXYPHENBUTAZONE"))).toEqual([1508, "OXYPHENBUTAZONE 1458", "7 tiles 50"]);
  });

  test(`D10 [${edition}] emptying a rack of fewer than seven gives no bonus`, () => {
    const position = { ...farm, rack: ["P", "A", "S", "T", "E"] };
    expect(figures(score(position, "10F PASTE"))).toEqual([25, "PASTE 15", "FARMS 10"]);
  });

  test(`V1 D10 [${edition}] with nine tiles seven, eight or nine of them score 50 more, and never twice`, () => {
    const nine = { ruleset: defineRuleset(ruleset, nineTile) };
    expect([nine.ruleset.rackSize, nine.ruleset.maxTilesPerPlay]).toEqual([9, 9]);
    expect(figures(score(nine, "8D TRAIN"))).toEqual([12, "TRAIN 12"]);
    expect(figures(score(nine, "8C TRAINS"))).toEqual([14, "TRAINS 14"]);
    expect(figures(score(nine, "8B TRAINER"))).toEqual([66, "TRAINER 16", "7 tiles 50"]);
    expect(figures(score(nine, "8A CONQUEST"))).toEqual([224, "CONQUEST 174", "8 tiles 50"]);
    expect(figures(score(nine, "8A CONQUESTS"))).toEqual([230, "CONQUESTS 180", "9 tiles 50"]);
  });
});
