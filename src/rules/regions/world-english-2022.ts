import { edition } from "../edition.ts";
import type { Ruleset } from "../ruleset.ts";
import { northAmerica2017 } from "./north-america-2017.ts";

/**
 * The rules of English-language tournaments worldwide. Like `northAmerica2017`, except that a failed challenge does not
 * cost a turn: instead, the challenged player gets five points for each word looked up. This is the first of several
 * prices that organisers may choose from: see `worldEnglishPrices`.
 *
 * Follows the rules published by the world association of English-language players (WESPA), in article 1.1(b) and the
 * list of prices (A.i to B.iv) of its game rules as quoted in April 2022, as we read them; WESPA has not reviewed or
 * endorsed this. docs/rules-of-the-world.md gives the source of each rule and lists what no source has confirmed.
 *
 * Unknown: `dictionaryUse`, `tieBreak`. Set these to match your event's rules.
 */
export const worldEnglish2022: Ruleset = /* @__PURE__ */ edition(northAmerica2017, {
  id: "world-english-2022",
  // A.i; whom the points go to is as recorded games show.
  challenge: { looksUp: "named-words", whenWrong: { points: 5, per: "word", to: "opponent" } },
});
