import { edition } from "../edition.ts";
import type { Ruleset } from "../ruleset.ts";
import { northAmerica2017 } from "./north-america-2017.ts";

/**
 * International tournaments whose records have five points for each failed challenge. Like
 * `northAmerica2017`, but a failed challenge costs no turn: instead the challenged player gets five points.
 *
 * Follows the rules published by the world association of players in English (WESPA), its game rules as quoted in April
 * 2022, list of prices, A.ii, as we read them; WESPA has not reviewed or endorsed this. docs/rules-of-the-world.md has
 * the source of each rule.
 *
 * Unknown: `dictionaryUse`, `tieBreak`. Set these as your event plays.
 */
export const international2022: Ruleset = /* @__PURE__ */ edition(northAmerica2017, {
  id: "international-2022",
  // A.ii; whom the points go to is as recorded games show.
  challenge: { looksUp: "named-words", whenWrong: { points: 5, per: "play", to: "opponent" } },
});
