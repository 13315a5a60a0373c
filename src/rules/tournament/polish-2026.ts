import { polish } from "../../tiles/sets/polish.ts";
import { edition } from "../edition.ts";
import type { Ruleset } from "../ruleset.ts";
import { northAmerica } from "./north-america.ts";

/**
 * Tournaments in Polish, as a program for them had the rules in 2026. Like `northAmerica`, with the Polish tiles and
 * these differences:
 *
 * - Each player has three exchanges in a game. An exchange does not count as a turn without points.
 * - Four passes one after the other end the game, and so do six turns in a row without points.
 *
 * docs/rules-of-the-world.md has the source of each rule, and says what no source has confirmed.
 */
export const polish2026: Ruleset = /* @__PURE__ */ edition(northAmerica, {
  id: "polish-2026",
  tileSet: polish,
  exchange: { minTiles: 1, minBag: 7, maxTiles: 7, perGame: 3, keepsScoreless: true },
  end: { passesEach: null, passesInRow: 4, scorelessTurns: 6, noPlays: false, targets: null },
});
