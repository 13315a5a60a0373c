import { swedish } from "../../tiles/sets/swedish.ts";
import { edition } from "../edition.ts";
import type { Ruleset } from "../ruleset.ts";
import { northAmerica2017 } from "./north-america-2017.ts";

/**
 * Tournaments in Swedish. Like `northAmerica2017`, with the Swedish tiles and these differences:
 *
 * - A failed challenge costs the challenger ten points.
 * - All players lose the points of their own unplayed tiles, and whoever goes out gains those of the other.
 *
 * Follows the rules published by the Swedish federation, of 1999 with changes up to June 2010, as we read them where a
 * program of September 2025 follows them and where a player describes them; the federation has not reviewed or endorsed
 * this.
 * docs/rules-of-the-world.md has the source of each rule, and says what no source has confirmed.
 *
 * Unknown: `exchange.minTiles`, `exchange.maxTiles`, `challenge.looksUp`, `forbiddenLabels`, `dictionaryUse`,
 * `tieBreak`. Set these as your event plays.
 */
export const swedish2010: Ruleset = /* @__PURE__ */ edition(northAmerica2017, {
  id: "swedish-2010",
  tileSet: swedish,
  challenge: { looksUp: "named-words", whenWrong: { points: 10, per: "play", to: "nobody" } },
  leftover: { own: "subtract", toFinisher: 1 },
});
