import { romanian } from "../../tiles/sets/romanian.ts";
import { edition } from "../edition.ts";
import type { Ruleset } from "../ruleset.ts";
import { northAmerica2017 } from "./north-america-2017.ts";

/**
 * The elliptical game of Romanian tournaments: eight tiles are held, and at most seven laid. Like `northAmerica2017`,
 * with the Romanian tiles and these differences:
 *
 * - Racks have eight tiles. A turn lays one to seven of them; all may be exchanged.
 * - A failed challenge costs the challenger ten points.
 * - All players lose the points of their own unplayed tiles, and whoever goes out gains those of the other.
 *
 * With `rackSize: 7` it is the free game, in which seven are held.
 *
 * Follows the rules published by the Romanian federation (FRSc), free game, 2011, as we read them where a program of
 * September 2025 cites them, by Ninel Aldea, July 2017, and what a player there wrote in November 2023; FRSc has not
 * reviewed or endorsed this.
 * docs/rules-of-the-world.md has the source of each rule, and says what no source has confirmed.
 *
 * Unknown: `challenge.whenWrong.per`, `challenge.looksUp`, `forbiddenLabels`, `dictionaryUse`, `tieBreak`. Set these
 * as your event plays.
 */
export const romanian2023: Ruleset = /* @__PURE__ */ edition(northAmerica2017, {
  id: "romanian-2023",
  tileSet: romanian,
  rackSize: 8,
  maxTilesPerPlay: 7,
  exchange: { minTiles: 1, minBag: 7, maxTiles: 8, perGame: null },
  challenge: { looksUp: "named-words", whenWrong: { points: 10, per: "play", to: "nobody" } }, // 5.10.15
  leftover: { own: "subtract", toFinisher: 1 },
});
