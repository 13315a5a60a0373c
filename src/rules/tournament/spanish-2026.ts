import { spanish } from "../../tiles/sets/spanish.ts";
import { edition } from "../edition.ts";
import type { Ruleset } from "../ruleset.ts";
import { northAmerica } from "./north-america.ts";

/**
 * Tournaments in Spanish, as a program for them had the rules in 2026. Like `northAmerica`, with the Spanish tiles and
 * these differences:
 *
 * - An exchange needs one tile in the bag.
 * - Four passes one after the other end the game, and so do twelve turns in a row without points, but neither while all
 *   scores are 0.
 *
 * docs/rules-of-the-world.md has the source of each rule, and says what no source has confirmed.
 */
export const spanish2026: Ruleset = /* @__PURE__ */ edition(northAmerica, {
  id: "spanish-2026",
  tileSet: spanish,
  exchange: { minTiles: 1, minBag: 1, maxTiles: 7, perGame: null },
  end: { passesEach: null, passesInRow: 4, scorelessTurns: 12, zerosNeedScore: true, noPlays: false, targets: null },
});
