import { romanian } from "../../tiles/sets/romanian.ts";
import { edition } from "../edition.ts";
import type { Ruleset } from "../ruleset.ts";
import { northAmerica2017 } from "./north-america-2017.ts";

/**
 * The elliptical game played at Romanian tournaments: players hold eight tiles and play at most seven per turn. Like
 * `northAmerica2017`, with the Romanian tiles and these differences:
 *
 * - Racks have eight tiles. A play uses one to seven of them; an exchange may use all eight.
 * - A failed challenge costs the challenger ten points.
 * - Both players lose the points of their own unplayed tiles, and a player who goes out gains the points of the
 *   opponent's unplayed tiles.
 *
 * With `rackSize: 7`, this is the free game, in which players hold seven tiles.
 *
 * Follows the rules published by the Romanian federation (FRSc) for the free game in 2011, as we read them in citations
 * by a program from September 2025, and by Ninel Aldea in July 2017, with an account by a Romanian player from November
 * 2023; FRSc has not reviewed or endorsed this. docs/rules-of-the-world.md gives the source of each rule and lists what
 * no source has confirmed.
 *
 * Provisional: a minor version may correct it. Unknown: `challenge.whenWrong.per`, `challenge.looksUp`,
 * `forbiddenLabels`, `dictionaryUse`, `tieBreak`. Set these to match your event's rules.
 */
export const romanian2023: Ruleset = /* @__PURE__ */ edition(northAmerica2017, {
  id: "romanian-2023",
  tileSet: romanian,
  rackSize: 8,
  maxTilesPerPlay: 7,
  exchange: { minTiles: 1, minBag: 7, maxTiles: 8, perGame: null },
  challenge: { looksUp: "named-words", whenWrong: { points: 10, per: "play", to: "nobody" } }, // 5.10.15
  end: { passesEach: null, scorelessTurns: 6, noPlays: false, targets: null },
  leftover: { own: "subtract", toFinisher: 1 },
});
