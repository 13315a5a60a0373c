import { french } from "../../tiles/sets/french.ts";
import { edition } from "../edition.ts";
import type { Ruleset } from "../ruleset.ts";
import { northAmerica2017 } from "./north-america-2017.ts";

/**
 * The rules of free play in French: two players, each with their own rack. Like `northAmerica2017`, with the French
 * tiles and these differences:
 *
 * - A failed challenge costs the challenger five points for each word challenged, unless the organiser sets another
 *   number.
 * - The game ends when both players have passed three times in a row with fewer than seven tiles in the bag; there is
 *   no limit on scoreless turns.
 * - Both players lose the points of their own unplayed tiles, and a player who goes out gains the points of the
 *   opponent's unplayed tiles.
 *
 * Follows the rules published by the Quebec federation (FQCSF), "classique", articles 1.1 to 2.2.2, and by the
 * international French-language federation (FISF), version 7.5a, September 2010, and its text of 2020, as we read them
 * in citations by two programs; the federations have not reviewed or endorsed this. docs/rules-of-the-world.md gives
 * the source of each rule and lists what no source has confirmed.
 *
 * Provisional: a minor version may correct it. Unknown: `challenge.looksUp`, `tieBreak`. Set these to match your
 * event's rules.
 */
export const french2026: Ruleset = /* @__PURE__ */ edition(northAmerica2017, {
  id: "french-2026",
  tileSet: french,
  challenge: { looksUp: "named-words", whenWrong: { points: 5, per: "word", to: "nobody" } }, // 2.2.1, 5.3
  end: { passesEach: 3, passesAfterExchanges: true, scorelessTurns: null, noPlays: false, targets: null }, // 4.2, 7
  leftover: { own: "subtract", toFinisher: 1 }, // 7
});
