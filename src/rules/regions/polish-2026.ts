import { polish } from "../../tiles/sets/polish.ts";
import { edition } from "../edition.ts";
import type { Ruleset } from "../ruleset.ts";
import { northAmerica2017 } from "./north-america-2017.ts";

/**
 * The rules of Polish tournaments. Like `northAmerica2017`, with the Polish tiles and these differences:
 *
 * - Each player may exchange up to three times per game.
 * - Four consecutive passes end the game; there is no limit on scoreless turns.
 * - Both players lose the points of their own unplayed tiles, and a player who goes out gains the points of the
 *   opponent's unplayed tiles.
 *
 * Follows the rules published by the Polish federation (PFS), tournament rules, article 5.1.1, as we read them in
 * quotations in the amendments and in a program from July 2026, and in an account by a Polish player; PFS has not
 * reviewed or endorsed this. docs/rules-of-the-world.md gives the source of each rule and lists what no source has
 * confirmed.
 *
 * Provisional: a minor version may correct it. Unknown: `exchange.minTiles`, `exchange.maxTiles`, `challenge.looksUp`,
 * `challenge.whenWrong`, `dictionaryUse`, `tieBreak`. Set these to match your event's rules.
 */
export const polish2026: Ruleset = /* @__PURE__ */ edition(northAmerica2017, {
  id: "polish-2026",
  tileSet: polish,
  exchange: { minTiles: 1, minBag: 7, maxTiles: 7, perGame: 3 },
  challenge: { looksUp: "named-words", whenWrong: "lose-turn" },
  end: { passesEach: null, passesInRow: 4, scorelessTurns: null, noPlays: false, targets: null }, // 5.1.1
  leftover: { own: "subtract", toFinisher: 1 },
});
