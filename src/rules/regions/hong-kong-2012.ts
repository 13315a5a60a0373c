import { english107 } from "../../tiles/sets/english-107.ts";
import { edition } from "../edition.ts";
import type { Ruleset } from "../ruleset.ts";
import { northAmerica2017 } from "./north-america-2017.ts";

/**
 * The nine-tile game of Hong Kong, as published in 2012. Like `northAmerica2017`, with these differences:
 *
 * - There are 107 tiles: `english107`.
 * - Racks have nine tiles. Laying all nine brings 50 points; seven or eight bring no bonus.
 * - An exchange needs nine tiles in the bag.
 *
 * Follows the rules published by the Hong Kong Crossword Club, front page and House Rules, 2012, as we read them; the
 * club has not reviewed or endorsed this.
 * docs/rules-of-the-world.md has the source of each rule, and says what no source has confirmed.
 *
 * Unknown: `layout`, `players.min`, `players.max`, `exchange.minTiles`, `exchange.maxTiles`, `wordCheck`,
 * `challenge.looksUp`, `challenge.whenWrong`, `forbiddenLabels`, `dictionaryUse`, `end.passesEach`, `leftover.own`,
 * `leftover.toFinisher`, `tieBreak`. Set these as your event plays.
 */
export const hongKong2012: Ruleset = /* @__PURE__ */ edition(northAmerica2017, {
  id: "hong-kong-2012",
  tileSet: english107,
  rackSize: 9,
  maxTilesPerPlay: 9,
  bonuses: [{ tiles: 9, points: 50 }],
  exchange: { minTiles: 1, minBag: 9, maxTiles: 9, perGame: null },
});
