import { slovak } from "../../tiles/sets/slovak.ts";
import { edition } from "../edition.ts";
import type { Ruleset } from "../ruleset.ts";
import { northAmerica2017 } from "./north-america-2017.ts";

/**
 * Tournaments in Slovak. Like `northAmerica2017`, with the Slovak tiles and these differences:
 *
 * - A player's first failed challenge costs ten points, every further one the next turn.
 * - All players lose the points of their own unplayed tiles, and whoever goes out gains those of the other.
 *
 * Follows the rules published by the Slovak society (SSS), as we read them where a program of 2012 to September 2025
 * quotes and follows them; SSS has not reviewed or endorsed this.
 * docs/rules-of-the-world.md has the source of each rule, and says what no source has confirmed.
 *
 * Unknown: `exchange.minTiles`, `exchange.maxTiles`, `challenge.looksUp`, `forbiddenLabels`, `dictionaryUse`,
 * `tieBreak`. Set these as your event plays.
 */
export const slovak2026: Ruleset = /* @__PURE__ */ edition(northAmerica2017, {
  id: "slovak-2026",
  tileSet: slovak,
  challenge: {
    looksUp: "named-words",
    whenWrong: "lose-turn",
    schedule: [{ points: 10, per: "play", to: "nobody" }, "lose-turn"],
  },
  leftover: { own: "subtract", toFinisher: 1 },
});
