import { french } from "../../tiles/sets/french.ts";
import { edition } from "../edition.ts";
import type { Ruleset } from "../ruleset.ts";
import { northAmerica2017 } from "./north-america-2017.ts";

/**
 * Free play in French: games of two, each with a rack of their own. Like `northAmerica2017`, with the French tiles and
 * these differences:
 *
 * - A failed challenge costs points for each word challenged. How many, the rules leave to the organiser: set it.
 * - The game ends when both have passed three times in a row, and no number of turns without points ends it.
 * - All players lose the points of their own unplayed tiles, and whoever goes out gains those of the other.
 *
 * Follows the rules published by the federation of Quebec (FQCSF), "classique", articles 1.1 and 2.2.1, and by the
 * international federation in French (FISF), version 7.5a of September 2010, as we read them where a program of
 * September 2025 cites them; the federations have not reviewed or endorsed this.
 * docs/rules-of-the-world.md has the source of each rule, and says what no source has confirmed.
 *
 * Unknown: `challenge.whenWrong.points`, `dictionaryUse`, `tieBreak`. Set these as your event plays.
 */
export const french2026: Ruleset = /* @__PURE__ */ edition(northAmerica2017, {
  id: "french-2026",
  tileSet: french,
  challenge: { looksUp: "named-words", whenWrong: { points: 5, per: "word", to: "nobody" } }, // 2.2.1, 5.3
  end: { passesEach: 3, scorelessTurns: null, noPlays: false, targets: null }, // 7
  leftover: { own: "subtract", toFinisher: 1 }, // 7
});
