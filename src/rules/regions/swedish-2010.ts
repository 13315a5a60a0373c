import { swedish } from "../../tiles/sets/swedish.ts";
import { edition } from "../edition.ts";
import type { Ruleset } from "../ruleset.ts";
import { northAmerica2017 } from "./north-america-2017.ts";

/**
 * The rules of Swedish tournaments. Like `northAmerica2017`, with the Swedish tiles and these differences:
 *
 * - A failed challenge costs the challenger ten points.
 * - Both players lose the points of their own unplayed tiles, and a player who goes out gains the points of the
 *   opponent's unplayed tiles.
 *
 * Follows the rules published by the Swedish federation in 1999, with amendments up to June 2010, as we read them in a
 * program from September 2025 that follows them and in a player's description; the federation has not reviewed or
 * endorsed this. docs/rules-of-the-world.md gives the source of each rule and lists what no source has confirmed.
 *
 * Provisional: a minor version may correct it. Unknown: `exchange.minTiles`, `exchange.maxTiles`, `challenge.looksUp`,
 * `forbiddenLabels`, `dictionaryUse`, `tieBreak`. Set these to match your event's rules.
 */
export const swedish2010: Ruleset = /* @__PURE__ */ edition(northAmerica2017, {
  id: "swedish-2010",
  tileSet: swedish,
  challenge: { looksUp: "named-words", whenWrong: { points: 10, per: "play", to: "nobody" } },
  end: { passesEach: null, scorelessTurns: 6, noPlays: false, targets: null },
  leftover: { own: "subtract", toFinisher: 1 },
});
