import { defineLayout, defineRuleset, type Ruleset, type Variant } from "tilewright";
import { parseRuleset } from "tilewright/json";
import { standardLayout } from "tilewright/layouts";
import {
  basic,
  checkedWords,
  exchangeBlanks,
  finishLine,
  isRulesetId,
  nineTile,
  openDictionary,
  rulesets,
  us2021,
} from "tilewright/rulesets";
import { english, spanish } from "tilewright/tile-sets";
import { describe, expect, test } from "vitest";
import { createReader } from "../../src/read/reader.ts";
import { readRuleset, rulesetShape } from "../../src/rules/read-ruleset.ts";
import { presets } from "../support/presets.ts";

describe("the five rulebooks", () => {
  test.each(Object.values(presets).map((ruleset) => [ruleset.id, ruleset] as const))(
    "D2 [all] %s passes the checks, on the standard board with the English tiles",
    (id, ruleset) => {
      expect(defineRuleset(ruleset)).toEqual(ruleset);
      expect(ruleset).toMatchObject({ id, tileSet: english, layout: standardLayout, variants: [] });
    },
  );
});

test("every ruleset that ships is known to isRulesetId by its id, and no other value is", () => {
  const ids = Object.values(rulesets).map(({ id }) => id);
  expect(ids).toContain("world-english-2022");
  expect(Object.keys(rulesets)).toEqual(ids);
  expect(ids.every(isRulesetId)).toBe(true);
  for (const id of [
    "",
    "toString",
    "__proto__",
    "US-2021",
    "us2021",
    "nine-tile",
    null,
    undefined,
    7,
    {},
    ids,
    [ids[0]],
  ])
    expect(isRulesetId(id)).toBe(false);
});

describe("defineRuleset", () => {
  test("applies knobs and variants in the order given, and leaves the base as it was", () => {
    const before = JSON.stringify(basic);
    const ruleset = defineRuleset(
      basic,
      { tileSet: spanish, end: { passesEach: 3 } },
      nineTile,
      { rackSize: 8 },
      { wordCheck: "on-play" },
    );
    expect(ruleset).toMatchObject({
      id: "basic",
      variants: ["nine-tile"],
      tileSet: spanish,
      rackSize: 8,
      maxTilesPerPlay: 9,
      wordCheck: "on-play",
    });
    expect(ruleset.end).toEqual({ ...basic.end, passesEach: 3 });
    expect(JSON.stringify(basic)).toBe(before);
  });

  const variants: readonly (readonly [string, Variant, object])[] = [
    [
      "nine-tile",
      nineTile,
      { rackSize: 9, maxTilesPerPlay: 9, bonuses: [7, 8, 9].map((tiles) => ({ tiles, points: 50 })) },
    ],
    ["finish-line", finishLine({ target: 150 }), { end: { targets: [150] } }],
    ["exchange-blanks", exchangeBlanks, { blankExchange: true }],
    ["open-dictionary", openDictionary, { dictionaryUse: "free" }],
    ["checked-words", checkedWords, { wordCheck: "on-play", challenge: null }],
  ];
  const combinations = Array.from({ length: 2 ** variants.length }, (_, mask) =>
    variants.filter((_, i) => (mask >> i) % 2 === 1),
  );

  test.each(Object.values(presets).map((ruleset) => [ruleset.id, ruleset] as const))(
    "V1 V2 V3 V4 [all] the variants combine with one another and with %s",
    (_, rulebook) => {
      for (const combination of combinations) {
        const ruleset = defineRuleset(rulebook, ...combination.map(([, variant]) => variant));
        expect(ruleset.variants).toEqual(combination.map(([name]) => name));
        for (const [, , knobs] of combination) expect(ruleset).toMatchObject(knobs);
      }
    },
  );

  test("V1 [all] nineTile lets players exchange nine tiles at once, if exchanges are allowed", () => {
    expect(defineRuleset(us2021, nineTile).exchange?.maxTiles).toBe(9);
    expect(defineRuleset(us2021, { exchange: null }, nineTile).exchange).toBeNull();
  });

  test("V2 D39 [all] finishLine sets one target for all, one for each player, or those of the rulebooks' table of levels", () => {
    const targets = (options: Parameters<typeof finishLine>[0]) =>
      defineRuleset(us2021, finishLine(options)).end.targets;
    expect(targets({ target: 99 })).toEqual([99]);
    expect(targets({ targets: [80, 90] })).toEqual([80, 90]);
    expect(targets({ levels: ["beginner", "expert"] })).toEqual([70, 200]);
    expect(targets({ levels: ["intermediate", "intermediate", "beginner"] })).toEqual([100, 100, 60]);
    expect(targets({ levels: ["expert", "beginner", "expert"] })).toEqual([180, 60, 180]);
    expect(targets({ levels: ["intermediate", "expert"] })).toEqual([120, 200]);
    expect(targets({ levels: ["beginner", "intermediate", "expert", "expert"] })).toEqual([50, 90, 160, 160]);
  });

  test.each<[string, unknown, RegExp]>([
    ["one level", { levels: ["expert"] }, /levels: expected two to four levels, one for each player, found 1/],
    [
      "five levels",
      { levels: new Array(5).fill("expert") },
      /levels: expected two to four levels, one for each player, found 5/,
    ],
    [
      "an unknown level",
      { levels: ["expert", "toString"] },
      /levels: expected beginner, intermediate or expert, found "toString"/,
    ],
    ["levels that are not a list", { levels: 2 }, /levels: expected a list of levels, found 2/],
    ["nothing", undefined, /options: expected an object with levels, target or targets, found undefined/],
    ["null", null, /options: expected an object with levels, target or targets, found null/],
    ["a bare target", 150, /options: expected an object with levels, target or targets, found 150/],
  ])("finishLine refuses %s", (_, options, message) => {
    expect(() => finishLine(options as never)).toThrow(message);
  });

  const broken: readonly (readonly [string, object])[] = [
    ["id: expected a string, found 7", { id: 7 }],
    ["players.max: expected at least 3 (players.min), found 2", { players: { min: 3, max: 2 } }],
    ["players.min: expected a number from 1 to 16, found 0", { players: { min: 0, max: 2 } }],
    ["players.max: expected a number from 1 to 16, found 17", { players: { min: 2, max: 17 } }],
    [
      "bonuses[0].points: expected 0, because this bonus multiplies the score, found 50",
      { bonuses: [{ tiles: 7, points: 50, times: 2 }] },
    ],
    [
      'tieBreak: "finisher" has no meaning with end.turnsAfterBag, under which no player goes out',
      { tieBreak: "finisher", end: { turnsAfterBag: 1 } },
    ],
    [
      'layout.legend["5"].when.letters: "Ж" is not a letter in the english tile set',
      {
        layout: defineLayout({
          rowsOfSquares: ["5.5"],
          legend: { 5: { letter: 5, word: 1, when: { letters: ["Ж"] } } },
        }),
      },
    ],
    [
      "challenge.schedule: expected a price for the first failed challenge, found none",
      { challenge: { looksUp: "every-word", whenWrong: "nothing", schedule: [] } },
    ],
    ["end.turnsAfterBag: expected a number from 1 to 64, found 65", { end: { turnsAfterBag: 65 } }],
    ["rackSize: expected a number from 1 to 64, found 0", { rackSize: 0 }],
    ["maxTilesPerPlay: expected an integer, found 7.5", { maxTilesPerPlay: 7.5 }],
    [
      "bonuses[1].tiles: there is more than one bonus for 7 tiles",
      {
        bonuses: [
          { tiles: 7, points: 50 },
          { tiles: 7, points: 40 },
        ],
      },
    ],
    [
      "bonuses[0].tiles: expected at most 7 (the most tiles in a play), found 8",
      { bonuses: [{ tiles: 8, points: 60 }] },
    ],
    ["bonuses[0]: expected an object, found 7", { bonuses: [7] }],
    ["bonuses[0].points: expected an integer, found null", { bonuses: [{ tiles: 7, points: null }] }],
    ["exchange.minTiles: expected 0 or 1, found 2", { exchange: { ...us2021.exchange, minTiles: 2 } }],
    [
      "exchange.perGame: expected a number from 0 to 1,000, found -1",
      { exchange: { ...us2021.exchange, perGame: -1 } },
    ],
    ['exchange: expected an object, found "none"', { exchange: "none" }],
    ["blankExchange: expected true or false, found 1", { blankExchange: 1 }],
    ['wordCheck: expected on-play or on-challenge, found "never"', { wordCheck: "never" }],
    ["challenge: expected an object, found undefined", { challenge: undefined }],
    [
      'challenge.whenWrong: expected one of nothing, lose-turn or lose-game, found "cry"',
      { challenge: { looksUp: "every-word", whenWrong: "cry" } },
    ],
    [
      "challenge.whenWrong.points: expected a number from 0 to 1,000,000, found -5",
      { challenge: { looksUp: "every-word", whenWrong: { points: -5, per: "play", to: "nobody" } } },
    ],
    ["challenge.whenWrong: expected an object, found a list", { challenge: { looksUp: "every-word", whenWrong: [] } }],
    ["forbiddenLabels[0]: expected a string, found 1", { forbiddenLabels: [1] }],
    ["end.passesEach: expected a number from 1 to 1,000, found 0", { end: { passesEach: 0 } }],
    ["end.targets: expected one target for everyone, or one for each player, found none", { end: { targets: [] } }],
    ["end.targets[1]: expected a number from 1 to 1,000,000, found 0", { end: { targets: [5, 0] } }],
    [
      "end.pases: unknown property (known: passesEach, passesInRow, passesAfterExchanges, scorelessTurns, lostTurnsCount, zerosNeedScore, turnsAfterBag, noPlays and targets)",
      { end: { pases: 2 } },
    ],
    ["leftover.toFinisher: expected one of 0, 1 or 2, found 3", { leftover: { own: "subtract", toFinisher: 3 } }],
    ["leftover: expected an object, found null", { leftover: null }],
    ['tieBreak: expected one of shared, before-leftover or finisher, found "coin"', { tieBreak: "coin" }],
    [
      "rackSise: unknown property (known: id, variants, tileSet, layout, players, rackSize, maxTilesPerPlay, bonuses, exchange, blankExchange, wordCheck, challenge, forbiddenLabels, noRepeats, dictionaryUse, end, leftover and tieBreak)",
      { rackSise: 8 },
    ],
    ["tileSet.letters: expected at least one letter", { tileSet: { ...english, letters: [] } }],
    ["tileSet.blanks: expected an object, found undefined", { tileSet: { id: "x", letters: english.letters } }],
    ['tileSet.letters[0]: expected an object, found "A"', { tileSet: { ...english, letters: ["A"] } }],
    [
      "layout.rowsOfSquares: expected 15 rows, found 1",
      { layout: { ...standardLayout, rowsOfSquares: ["..............."] } },
    ],
    ["layout: expected an object, found null", { layout: null }],
    ["players: expected an object, found 2", { players: 2 }],
  ];
  const blanks = { count: 0, points: 0 };
  const tiles = (count: number) => ({ id: "few", letters: [{ letter: "A", points: 0, count }], blanks });
  const board = (...rowsOfSquares: readonly string[]) => ({
    layout: {
      ...standardLayout,
      legend: { "#": "hole" as const },
      starts: [{ row: 0, col: 0 }],
      rows: rowsOfSquares.length,
      cols: rowsOfSquares[0]!.length,
      rowsOfSquares,
    },
  });
  const never = { passesEach: null };
  const noEnd = "end: a game in which everyone passes would never end: set passesEach, for example to 2";
  const unplayable: readonly (readonly [string, object])[] = [
    [
      "maxTilesPerPlay: expected at least 2, so that a first word can be played, found 1",
      { maxTilesPerPlay: 1, bonuses: [] },
    ],
    ["rackSize: expected at least 2, so that a first word can be played, found 1", { rackSize: 1 }],
    ["layout.starts: no start square is next to another square, so no first word can be played", board(".")],
    ["layout.starts: no start square is next to another square, so no first word can be played", board(".#.", "#..")],
    [
      "tileSet: expected at least 2 tiles, enough for a first word and one for each player, found 1",
      { tileSet: tiles(1), players: { min: 1, max: 1 } },
    ],
    [
      "tileSet: expected at least 9 tiles, enough for a first word and one for each player, found 8",
      { tileSet: tiles(8), players: { min: 9, max: 9 } },
    ],
    ["end.targets: expected 2 to 4 targets, found 5", { end: { targets: [1, 2, 3, 4, 5] } }],
    [noEnd, { end: never }],
    [noEnd, { end: { ...never, noPlays: true } }],
    [noEnd, { end: { ...never, turnsAfterBag: 1 } }],
    [noEnd, { end: { ...never, targets: [100] } }],
    [noEnd, { end: { zerosNeedScore: true }, bonuses: [], tileSet: tiles(9) }],
    // Found by chance: letters that score, but of which there is no tile.
    [
      noEnd,
      {
        end: { zerosNeedScore: true },
        bonuses: [],
        tileSet: { ...tiles(9), letters: [...tiles(9).letters, { letter: "B", points: 4, count: 0 }] },
      },
    ],
  ];
  test.each(unplayable)("refuses rules by which nobody can play, or a game never ends: %s", (message, knobs) => {
    expect(() => defineRuleset(us2021, knobs as Variant)).toThrow(RangeError);
    expect(() => defineRuleset(us2021, knobs as Variant)).toThrow(`ruleset: ${message}`);
    // The same through a parser, as data.
    const { problems } = parseRuleset({ ...us2021, ...knobs, end: { ...us2021.end, ...(knobs as Ruleset).end } });
    expect(problems?.map(({ path }) => path)).toEqual([message.split(":")[0]]);
  });

  test.each<[string, Variant]>([
    ["only passes end it", {}],
    ["only a series of passes ends it", { end: { ...never, passesInRow: 3 } }],
    ["only turns without points end it", { end: { ...never, scorelessTurns: 3 } }],
    ["there are targets for three players of two to four", { end: { targets: [1, 2, 3] } }],
    ["only a bonus scores, and passes need a score", { end: { zerosNeedScore: true }, tileSet: tiles(9) }],
    [
      "one of two starts has a square beside it",
      {
        layout: {
          ...board(".#.", "#..").layout,
          starts: [
            { row: 0, col: 0 },
            { row: 1, col: 2 },
          ],
        },
      },
    ],
    ["there are two tiles for two players, whose racks can be chosen", { tileSet: tiles(2) }],
  ])("takes rules where %s", (_, knobs) => {
    expect(defineRuleset(us2021, knobs).id).toBe("us-2021");
  });

  test.each(broken)("refuses a knob that makes no sense: %s", (message, knobs) => {
    expect(() => defineRuleset(us2021, knobs as Variant)).toThrow(RangeError);
    expect(() => defineRuleset(us2021, knobs as Variant)).toThrow(`ruleset: ${message}`);
  });

  test("takes as many players at least as at most", () => {
    expect(defineRuleset(us2021, { players: { min: 3, max: 3 } }).players).toEqual({ min: 3, max: 3 });
  });

  test.each([
    ["conflict players.max", { players: { min: 3, max: 2 } }],
    ["conflict bonuses[0].tiles", { bonuses: [{ tiles: 8, points: 60 }] }],
    ["repeated bonuses[1].tiles", { bonuses: [us2021.bonuses[0], us2021.bonuses[0]] }],
    ["empty end.targets", { end: { ...us2021.end, targets: [] } }],
  ])("knobs that do not go together make no ruleset, and one problem: %s", (problem, knobs) => {
    const reader = createReader();
    expect(readRuleset(reader, { ...us2021, ...knobs }, "")).toBeNull();
    expect(reader.problems.map(({ code, path }) => `${code} ${path}`)).toEqual([problem]);
  });

  test("lists every knob that is missing at once", () => {
    const define = () => defineRuleset({} as Ruleset);
    // A later knob may be missing: then it is off.
    const needed = Object.entries(rulesetShape).filter(([, field]) => !("off" in Object(field)));
    expect(needed.length).toBeGreaterThan(10);
    for (const [knob] of needed) expect(define).toThrow(new RegExp(`^ruleset: ${knob}[ :]`, "m"));
  });

  test("refuses values that are not a ruleset or a variant, and says which it was", () => {
    expect(() => defineRuleset(null as never)).toThrow(
      new TypeError("base: expected a ruleset such as us2021, found null"),
    );
    expect(() => defineRuleset(us2021, null as never)).toThrow(
      new TypeError("variant: expected an object with settings, or a function, found null"),
    );
    expect(() => defineRuleset(us2021, "nine-tile" as never)).toThrow(
      new TypeError('variant: expected an object with settings, or a function, found "nine-tile"'),
    );
  });
});
