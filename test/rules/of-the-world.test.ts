// The presets of regions, each held against the sources that docs/rules-of-the-world.md names.
import { readFileSync } from "node:fs";
import { applyMove, createGame, defineRuleset, endGame, type Ruleset, unwrap } from "tilewright";
import { parseRuleset } from "tilewright/json";
import * as rulesets from "tilewright/rulesets";
import { english107, english200 } from "tilewright/tile-sets";
import { describe, expect, test } from "vitest";

const { eightHeld, northAmerica, us2021, worldEnglish2022, worldEnglishPrices } = rulesets;

const regions: readonly Ruleset[] = [
  worldEnglish2022,
  rulesets.spanish2026,
  rulesets.polish2026,
  rulesets.german2026,
  rulesets.french2026,
  rulesets.hongKong2012,
  rulesets.large2004,
];

const count = ({ letters, blanks }: Ruleset["tileSet"]): number =>
  letters.reduce((sum, letter) => sum + letter.count, blanks.count);

describe.each(regions.map((ruleset) => [ruleset.id, ruleset] as const))("the preset %s", (id, ruleset) => {
  test("passes the checks, is read from JSON as it is, and is named by a region and a year", () => {
    expect(defineRuleset(ruleset)).toEqual(ruleset);
    expect(unwrap(parseRuleset(JSON.stringify(ruleset))).ruleset).toEqual(ruleset);
    expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*-20\d\d$/);
  });

  test("has a row in docs/rules-of-the-world.md for each field that differs from its base", () => {
    const page = readFileSync("docs/rules-of-the-world.md", "utf8");
    const base: Ruleset = id === "large-2004" ? us2021 : northAmerica;
    const rows = page.split("\n").filter((line) => line.startsWith(`| \`${id}\` |`));
    const named = rows.map((row) => /`([a-zA-Z]+)[^`]*`/.exec(row.split("|")[2] as string)?.[1]);
    const different = (Object.keys(ruleset) as (keyof Ruleset)[]).filter(
      (key) => key !== "id" && JSON.stringify(ruleset[key]) !== JSON.stringify(base[key]),
    );
    expect(different.filter((key) => !named.includes(key))).toEqual([]);
    for (const row of rows) expect(row.split("|")[4]?.trim()).not.toBe("");
  });

  test("plays a game from its start to its end", () => {
    const game = createGame({ players: 2, ruleset, seed: id });
    const passed = unwrap(applyMove(game, { type: "pass" })).state;
    expect(unwrap(endGame(passed, { reason: "agreed" })).state.status.kind).toBe("over");
  });
});

test("the large game has 200 tiles, the game of Hong Kong 107", () => {
  expect([count(english200), count(english107)]).toEqual([200, 107]);
  expect(english200.letters.map(({ points }) => points)).toEqual(us2021.tileSet.letters.map(({ points }) => points));
  const more = english107.letters.filter(({ count }, i) => count !== us2021.tileSet.letters[i]?.count);
  expect(more.map(({ letter, count }) => `${letter}${count}`).join(" ")).toBe("J2 K2 Q2 X2 Z2");
});

test("every price of the list of tournaments in English makes a ruleset", () => {
  for (const challenge of Object.values(worldEnglishPrices))
    expect(defineRuleset(worldEnglish2022, { challenge }).challenge).toEqual(challenge);
  expect(worldEnglishPrices.firstFree.schedule).toEqual(["nothing", "lose-turn"]);
  expect(worldEnglishPrices.rising.schedule).toHaveLength(4);
});

test("eight tiles may be held and seven laid", () => {
  const ruleset = defineRuleset(us2021, eightHeld);
  expect([ruleset.rackSize, ruleset.maxTilesPerPlay, ruleset.variants]).toEqual([8, 7, ["eight-held"]]);
  expect(createGame({ players: 2, ruleset, first: 0 }).players[0]?.rack.tiles).toHaveLength(8);
});

test("a game under the Spanish rules ends by four passes one after the other, but not while nobody has scored", () => {
  let game = createGame({ players: 2, ruleset: rulesets.spanish2026, seed: "four", first: 0 });
  for (let i = 0; i < 6; i++) game = unwrap(applyMove(game, { type: "pass" })).state;
  expect(game.status.kind).toBe("playing");
});
