import { catalan } from "../../tiles/sets/catalan.ts";
import { edition } from "../edition.ts";
import type { Ruleset } from "../ruleset.ts";
import { northAmerica2017 } from "./north-america-2017.ts";

/**
 * The rules of Catalan tournaments. Like `northAmerica2017`, with the Catalan tiles and these differences:
 *
 * - A failed challenge costs nothing, because the rules do not mention a penalty.
 * - The game ends when both players have passed three times in a row; there is no limit on scoreless turns.
 * - Both players lose the points of their own unplayed tiles, and a player who goes out gains the points of the
 *   opponent's unplayed tiles.
 *
 * Swapping a rack of only vowels or only consonants costs a turn like any other exchange: the rule that made it free
 * was abolished in 2017.
 *
 * Follows the rules published by the international federation of Catalan players (FISC) in July 2011 and at its 2017
 * assembly, as we read them in citations by a club and by a program from September 2025; FISC has not reviewed or
 * endorsed this. docs/rules-of-the-world.md gives the source of each rule and lists what no source has confirmed.
 *
 * Provisional: a minor version may correct it. Unknown: `exchange.minTiles`, `exchange.maxTiles`, `challenge.looksUp`,
 * `forbiddenLabels`, `tieBreak`. Set these to match your event's rules.
 */
export const catalan2017: Ruleset = /* @__PURE__ */ edition(northAmerica2017, {
  id: "catalan-2017",
  tileSet: catalan,
  challenge: { looksUp: "named-words", whenWrong: "nothing" }, // 6
  end: { passesEach: 3, scorelessTurns: null, noPlays: false, targets: null }, // 4 b
  leftover: { own: "subtract", toFinisher: 1 },
});
