import { edition } from "../edition.ts";
import type { Ruleset } from "../ruleset.ts";
import { northAmerica2017 } from "./north-america-2017.ts";

/**
 * The rules of international tournaments whose game records show five points for each failed challenge. Like
 * `northAmerica2017`, except that a failed challenge does not cost a turn: instead, the challenged player gets five
 * points.
 *
 * Follows the rules published by the world association of English-language players (WESPA), in the list of prices
 * (A.ii) of its game rules as quoted in April 2022, as we read them; WESPA has not reviewed or endorsed this.
 * docs/rules-of-the-world.md gives the source of each rule.
 *
 * Unknown: `dictionaryUse`, `tieBreak`. Set these to match your event's rules.
 */
export const international2022: Ruleset = /* @__PURE__ */ edition(northAmerica2017, {
  id: "international-2022",
  // A.ii; whom the points go to is as recorded games show.
  challenge: { looksUp: "named-words", whenWrong: { points: 5, per: "play", to: "opponent" } },
});
