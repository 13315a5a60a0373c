import { english107 } from "../../tiles/sets/english-107.ts";
import { edition } from "../edition.ts";
import type { Ruleset } from "../ruleset.ts";
import { northAmerica } from "./north-america.ts";

/**
 * The nine-tile game of Hong Kong, as published in 2012. Like `northAmerica`, with these differences:
 *
 * - There are 107 tiles: `english107`.
 * - Racks have nine tiles. Laying all nine brings 50 points; seven or eight bring no bonus.
 * - An exchange needs nine tiles in the bag.
 *
 * docs/rules-of-the-world.md has the source of each rule, and says what no source has confirmed.
 */
export const hongKong2012: Ruleset = /* @__PURE__ */ edition(northAmerica, {
  id: "hong-kong-2012",
  tileSet: english107,
  rackSize: 9,
  maxTilesPerPlay: 9,
  bonuses: [{ tiles: 9, points: 50 }],
  exchange: { minTiles: 1, minBag: 9, maxTiles: 9, perGame: null },
});
