import { spanish } from "../../tiles/sets/spanish.ts";
import { edition } from "../edition.ts";
import type { Ruleset } from "../ruleset.ts";
import { northAmerica2017 } from "./north-america-2017.ts";

/**
 * The rules of Spanish-language tournaments. Like `northAmerica2017`, with the Spanish tiles and these differences:
 *
 * - An exchange requires at least one tile in the bag.
 * - A failed challenge costs nothing, because the rules do not mention a penalty.
 * - All players lose the points of their own unplayed tiles, and a player who goes out gains the points of the others'
 *   unplayed tiles.
 * - The game ends after four consecutive passes or twelve scoreless turns in a row, but not while all scores are 0.
 *
 * Follows the rules published by the federation of Spanish-language players (FISE), modalidad clásica, as we read them
 * in citations by programs from September 2025 and July 2026; FISE has not reviewed or endorsed this.
 * docs/rules-of-the-world.md gives the source of each rule and lists what no source has confirmed.
 *
 * Provisional: a minor version may correct it. Unknown: `challenge.looksUp`, `tieBreak`. Set these to match your
 * event's rules.
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
