import { german } from "../../tiles/sets/german.ts";
import { edition } from "../edition.ts";
import type { Ruleset } from "../ruleset.ts";
import { northAmerica2017 } from "./north-america-2017.ts";

/**
 * Tournaments in German. Like `northAmerica2017`, with the German tiles and these differences:
 *
 * - A failed challenge costs the challenger ten points for each word challenged.
 * - Four passes one after the other end the game, and no number of turns without points does.
 * - All players lose the points of their own unplayed tiles, and whoever goes out gains those of the others.
 *
 * Follows the rules published by the German association, version 1.0 of April 2010, as we read them where a program of
 * September 2025 cites them, and the makers of a program (wolges), July 2026; the association has not reviewed or
 * endorsed this.
 * docs/rules-of-the-world.md has the source of each rule, and says what no source has confirmed.
 *
 * Unknown: `exchange.minTiles`, `exchange.maxTiles`, `forbiddenLabels`, `dictionaryUse`, `tieBreak`. Set these as your
 * event plays.
 */
export const german2026: Ruleset = /* @__PURE__ */ edition(northAmerica2017, {
  id: "german-2026",
  tileSet: german,
  challenge: { looksUp: "named-words", whenWrong: { points: 10, per: "word", to: "nobody" } }, // 3.1.4
  end: { passesEach: null, passesInRow: 4, scorelessTurns: null, noPlays: false, targets: null }, // 5.1
  leftover: { own: "subtract", toFinisher: 1 },
});
