// The presets of regions, each held against the sources that docs/rules-of-the-world.md names.
import { readFileSync } from "node:fs";
import { applyMove, createGame, defineRuleset, endGame, type Ruleset, unwrap } from "tilewright";
import { parseGame, parseRuleset } from "tilewright/json";
import * as rulesets from "tilewright/rulesets";
import { english107, english200 } from "tilewright/tile-sets";
import { describe, expect, test } from "vitest";
import { regions as presetsOfRegions } from "../support/presets.ts";

const { eightHeld, northAmerica2017, us2021, worldEnglish2022, worldEnglishPrices } = rulesets;

const regions: readonly Ruleset[] = Object.values(presetsOfRegions);

const count = ({ letters, blanks }: Ruleset["tileSet"]): number =>
  letters.reduce((sum, letter) => sum + letter.count, blanks.count);

describe.each(regions.map((ruleset) => [ruleset.id, ruleset] as const))("the preset %s", (id, ruleset) => {
  test("passes the checks, is read from JSON as it is, and is named by a region and a year", () => {
    expect(defineRuleset(ruleset)).toEqual(ruleset);
    expect(unwrap(parseRuleset(JSON.stringify(ruleset))).ruleset).toEqual(ruleset);
    expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*-20\d\d$/);
  });

  test("says in its comment whose rules it follows, and that they have not endorsed it", () => {
    const source = readFileSync(`src/rules/regions/${id}.ts`, "utf8").replace(/\s+\* ?|\s+/g, " ");
    expect(source).toMatch(/Follows the rules published by .*, as we read them.* not reviewed or endorsed this\./);
    expect(source).not.toMatch(/scrabble/i);
  });

  test("plays a game from its start to its end", () => {
    const game = createGame({ players: 2, ruleset, seed: id });
    const passed = unwrap(applyMove(game, { type: "pass" })).state;
    expect(unwrap(endGame(passed, { reason: "agreed" })).state.status.kind).toBe("over");
  });
});

test("a game that was saved when a preset had no year in its name loads as it is", () => {
  const saved = createGame({
    players: 2,
    ruleset: { ...northAmerica2017, id: "north-america" },
    seed: "old",
    first: 0,
  });
  expect(unwrap(parseGame(JSON.stringify(saved))).state).toEqual(saved);
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

test("in the United Kingdom a failed challenge costs nothing, or five points a word where an event says so", () => {
  const racks = [[..."HORN"], [..."AEAEAEA"]];
  const ruleset = rulesets.unitedKingdom2009;
  for (const [challenge, score] of [
    [ruleset.challenge, 14],
    [worldEnglishPrices.fivePerWord, 19],
  ] as const) {
    const game = createGame({
      players: 2,
      ruleset: defineRuleset(ruleset, { challenge }),
      racks,
      first: 0,
      seed: "uk",
    });
    const placements = racks[0]!.map((letter, i) => ({ row: 7, col: 5 + i, letter }));
    const played = unwrap(applyMove(game, { type: "play", placements })).state;
    const doubted = unwrap(applyMove(played, { type: "challenge" }, { by: 1, dictionary: new Set(["HORN"]) })).state;
    expect([doubted.status, doubted.players[0]?.score]).toEqual([{ kind: "playing", turn: 1 }, score]);
  }
});

test("in Romania eight tiles are held and seven laid, and with racks of seven it is the free game", () => {
  const { rackSize, maxTilesPerPlay, bonuses, exchange } = rulesets.romanian2023;
  expect([rackSize, maxTilesPerPlay, bonuses, exchange?.maxTiles]).toEqual([8, 7, [{ tiles: 7, points: 50 }], 8]);
  const free = defineRuleset(rulesets.romanian2023, { rackSize: 7 });
  expect(createGame({ players: 2, ruleset: free, first: 0 }).players[0]?.rack.tiles).toHaveLength(7);
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
