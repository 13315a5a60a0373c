import { english107 } from "../../tiles/sets/english-107.ts";
import { edition } from "../edition.ts";
import type { Ruleset } from "../ruleset.ts";
import { northAmerica2017 } from "./north-america-2017.ts";

/**
 * The nine-tile game played in Hong Kong, as published in 2012. Like `northAmerica2017`, with these differences:
 *
 * - There are 107 tiles: `english107`.
 * - Racks have nine tiles. Playing all nine earns a 50-point bonus; playing seven or eight earns none.
 * - An exchange requires at least nine tiles in the bag.
 * - A turn lost to a failed challenge is not a scoreless turn.
 *
 * Follows the rules published by the Hong Kong Crossword Club on its front page and in its House Rules in 2012, as we
 * read them; the club has not reviewed or endorsed this. docs/rules-of-the-world.md gives the source of each rule and
 * lists what no source has confirmed.
 *
 * Provisional: a minor version may correct it. Unknown: `layout`, `players.min`, `players.max`, `exchange.minTiles`,
 * `exchange.maxTiles`, `wordCheck`, `challenge.looksUp`, `challenge.whenWrong`, `forbiddenLabels`, `dictionaryUse`,
 * `end.passesEach`, `leftover.own`, `leftover.toFinisher`, `tieBreak`. Set these to match your event's rules.
 */
export const hongKong2012: Ruleset = /* @__PURE__ */ edition(northAmerica2017, {
  id: "hong-kong-2012",
  tileSet: english107,
  rackSize: 9,
  maxTilesPerPlay: 9,
  bonuses: [{ tiles: 9, points: 50 }],
  exchange: { minTiles: 1, minBag: 9, maxTiles: 9, perGame: null },
  challenge: { looksUp: "named-words", whenWrong: "lose-turn" },
  end: { passesEach: null, scorelessTurns: 6, noPlays: false, targets: null },
});
