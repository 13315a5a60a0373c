import { catalan } from "../../tiles/sets/catalan.ts";
import { edition } from "../edition.ts";
import type { Ruleset } from "../ruleset.ts";
import { northAmerica2017 } from "./north-america-2017.ts";

/**
 * Tournaments in Catalan. Like `northAmerica2017`, with the Catalan tiles and these differences:
 *
 * - A failed challenge costs nothing: the rules mention no price.
 * - The game ends when both have passed three times in a row, and no number of turns without points ends it.
 * - All players lose the points of their own unplayed tiles, and whoever goes out gains those of the other.
 *
 * A rack of vowels or consonants alone may not be changed without losing the turn: that rule went in 2017.
 *
 * Follows the rules published by the international federation of players in Catalan (FISC), July 2011 and its assembly
 * of 2017, as we read them where a program of September 2025 and a club cite them; FISC has not reviewed or endorsed
 * this.
 * docs/rules-of-the-world.md has the source of each rule, and says what no source has confirmed.
 *
 * Unknown: `exchange.minTiles`, `exchange.maxTiles`, `challenge.looksUp`, `forbiddenLabels`, `dictionaryUse`,
 * `tieBreak`. Set these as your event plays.
 */
export const catalan2017: Ruleset = /* @__PURE__ */ edition(northAmerica2017, {
  id: "catalan-2017",
  tileSet: catalan,
  challenge: { looksUp: "named-words", whenWrong: "nothing" }, // 6
  end: { passesEach: 3, scorelessTurns: null, noPlays: false, targets: null }, // 4 b
  leftover: { own: "subtract", toFinisher: 1 },
});
