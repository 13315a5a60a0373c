import { polish } from "../../tiles/sets/polish.ts";
import { edition } from "../edition.ts";
import type { Ruleset } from "../ruleset.ts";
import { northAmerica2017 } from "./north-america-2017.ts";

/**
 * Tournaments in Polish. Like `northAmerica2017`, with the Polish tiles and these differences:
 *
 * - Each player has three exchanges in a game.
 * - Four passes one after the other end the game, and no number of turns without points does.
 * - All players lose the points of their own unplayed tiles, and whoever goes out gains those of the other.
 *
 * Follows the rules published by the Polish federation (PFS), tournament rules, article 5.1.1, as we read them where a
 * program of July 2026 and the amendments quote them, and what a player there writes; PFS has not reviewed or endorsed
 * this.
 * docs/rules-of-the-world.md has the source of each rule, and says what no source has confirmed.
 *
 * Unknown: `exchange.minTiles`, `exchange.maxTiles`, `challenge.looksUp`, `challenge.whenWrong`, `dictionaryUse`,
 * `tieBreak`. Set these as your event plays.
 */
export const polish2026: Ruleset = /* @__PURE__ */ edition(northAmerica2017, {
  id: "polish-2026",
  tileSet: polish,
  exchange: { minTiles: 1, minBag: 7, maxTiles: 7, perGame: 3 },
  end: { passesEach: null, passesInRow: 4, scorelessTurns: null, noPlays: false, targets: null }, // 5.1.1
  leftover: { own: "subtract", toFinisher: 1 },
});
