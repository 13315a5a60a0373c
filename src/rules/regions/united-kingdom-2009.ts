import { edition } from "../edition.ts";
import type { Ruleset } from "../ruleset.ts";
import { northAmerica2017 } from "./north-america-2017.ts";

/**
 * The rules of clubs and tournaments in the United Kingdom until 2011, for games from that time. Since 2012, the
 * worldwide rules for English-language tournaments have applied there: use `unitedKingdom2012` for current games.
 *
 * Like `northAmerica2017`, except that a failed challenge costs nothing, and that lost turns, if an event has them, do
 * not count as scoreless turns. If an event announces five points for each word, set `challenge` to
 * `worldEnglishPrices.fivePerWord`.
 *
 * Follows the rules published by the British players' association (ABSP), Game Rules, April 2009, introduction, as we
 * read them, along with what British players have written about challenges; ABSP has not reviewed or endorsed this.
 * docs/rules-of-the-world.md gives the source of each rule and lists what no source has confirmed.
 *
 * Provisional: a minor version may correct it. Unknown: `challenge.looksUp`, `tileSet`, `layout`, `rackSize`,
 * `maxTilesPerPlay`, `bonuses`, `exchange.minTiles`, `exchange.minBag`, `exchange.maxTiles`, `forbiddenLabels`,
 * `dictionaryUse`, `end.passesEach`, `end.scorelessTurns`, `leftover.own`, `leftover.toFinisher`, `tieBreak`. Set these
 * to match your event's rules.
 */
export const unitedKingdom2009: Ruleset = /* @__PURE__ */ edition(northAmerica2017, {
  id: "united-kingdom-2009",
  challenge: { looksUp: "named-words", whenWrong: "nothing" },
  end: { passesEach: null, scorelessTurns: 6, noPlays: false, targets: null },
});
