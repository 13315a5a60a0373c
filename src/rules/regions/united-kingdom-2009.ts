import { edition } from "../edition.ts";
import type { Ruleset } from "../ruleset.ts";
import { northAmerica2017 } from "./north-america-2017.ts";

/**
 * Clubs and tournaments in the United Kingdom until 2011, for games of that time. Since 2012 the rules of tournaments
 * in English all over the world hold there: take `unitedKingdom2012` for a game of today.
 *
 * Like `northAmerica2017`, but a failed challenge costs nothing. Where an event announces five points for each word,
 * take `worldEnglishPrices.fivePerWord` as the `challenge`.
 *
 * Follows the rules published by the association of players in Britain (ABSP), Game Rules, April 2009, introduction, as
 * we read them, and what players there write about challenges; ABSP has not reviewed or endorsed this.
 * docs/rules-of-the-world.md has the source of each rule, and says what no source has confirmed.
 *
 * Unknown: `tileSet`, `layout`, `rackSize`, `maxTilesPerPlay`, `bonuses`, `exchange.minTiles`, `exchange.minBag`,
 * `exchange.maxTiles`, `forbiddenLabels`, `dictionaryUse`, `end.passesEach`, `end.scorelessTurns`, `leftover.own`,
 * `leftover.toFinisher`, `tieBreak`. Set these as your event plays.
 */
export const unitedKingdom2009: Ruleset = /* @__PURE__ */ edition(northAmerica2017, {
  id: "united-kingdom-2009",
  challenge: { looksUp: "named-words", whenWrong: "nothing" },
});
