import { spanish } from "../../tiles/sets/spanish.ts";
import { edition } from "../edition.ts";
import type { Ruleset } from "../ruleset.ts";
import { northAmerica2017 } from "./north-america-2017.ts";

/**
 * Tournaments in Spanish. Like `northAmerica2017`, with the Spanish tiles and these differences:
 *
 * - An exchange needs one tile in the bag.
 * - A failed challenge costs nothing: the rules mention no price.
 * - All players lose the points of their own unplayed tiles, and whoever goes out gains those of the others.
 * - Four passes one after the other end the game. Twelve turns in a row without points do, too. Neither does while all
 *   scores are 0.
 *
 * Follows the rules published by the federation of players in Spanish (FISE), modalidad clásica, as we read them in
 * programs of September 2025 and July 2026 that cite them; FISE has not reviewed or endorsed this.
 * docs/rules-of-the-world.md has the source of each rule, and says what no source has confirmed.
 *
 * Unknown: `exchange.minTiles`, `exchange.maxTiles`, `forbiddenLabels`, `dictionaryUse`, `tieBreak`. Set these as your
 * event plays.
 */
export const spanish2026: Ruleset = /* @__PURE__ */ edition(northAmerica2017, {
  id: "spanish-2026",
  tileSet: spanish,
  exchange: { minTiles: 1, minBag: 1, maxTiles: 7, perGame: null },
  challenge: { looksUp: "named-words", whenWrong: "nothing" },
  // 45.2
  end: { passesEach: null, passesInRow: 4, scorelessTurns: 12, zerosNeedScore: true, noPlays: false, targets: null },
  leftover: { own: "subtract", toFinisher: 1 }, // 45.4
});
