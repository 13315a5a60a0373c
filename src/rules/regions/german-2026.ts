import { german } from "../../tiles/sets/german.ts";
import { edition } from "../edition.ts";
import type { Ruleset } from "../ruleset.ts";
import { northAmerica2017 } from "./north-america-2017.ts";

/**
 * The rules of German tournaments. Like `northAmerica2017`, with the German tiles and these differences:
 *
 * - A failed challenge costs the challenger ten points for each word challenged.
 * - Four consecutive passes end the game; there is no limit on scoreless turns.
 * - All players lose the points of their own unplayed tiles, and a player who goes out gains the points of the others'
 *   unplayed tiles.
 *
 * Follows the rules published by the German association, version 1.0, April 2010, as we read them in citations by a
 * program from September 2025, and by the authors of a program (wolges) in July 2026; the association has not reviewed
 * or endorsed this. docs/rules-of-the-world.md gives the source of each rule and lists what no source has confirmed.
 *
 * Provisional: a minor version may correct it. Unknown: `challenge.looksUp`, `dictionaryUse`, `tieBreak`. Set these to
 * match your event's rules.
 */
export const german2026: Ruleset = /* @__PURE__ */ edition(northAmerica2017, {
  id: "german-2026",
  tileSet: german,
  challenge: { looksUp: "named-words", whenWrong: { points: 10, per: "word", to: "nobody" } }, // 3.1.4
  end: { passesEach: null, passesInRow: 4, scorelessTurns: null, noPlays: false, targets: null }, // 5.1
  leftover: { own: "subtract", toFinisher: 1 },
});
