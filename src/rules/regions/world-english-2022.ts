import { edition } from "../edition.ts";
import type { Ruleset } from "../ruleset.ts";
import { northAmerica2017 } from "./north-america-2017.ts";

/**
 * Tournaments in English worldwide. Like `northAmerica2017`, but a failed challenge costs no turn: instead the
 * challenged player gets five points for each word looked up. That is the first of several prices that organisers may
 * choose from: see `worldEnglishPrices`.
 *
 * Follows the rules published by the world association of players in English (WESPA), game rules, article 1.1(b), and
 * list of prices, A.i to B.iv, as quoted in April 2022, as we read them; WESPA has not reviewed or endorsed this.
 * docs/rules-of-the-world.md has the source of each rule, and says what no source has confirmed.
 *
 * Unknown: `dictionaryUse`, `tieBreak`. Set these as your event plays.
 */
export const worldEnglish2022: Ruleset = /* @__PURE__ */ edition(northAmerica2017, {
  id: "world-english-2022",
  // A.i; whom the points go to is as recorded games show.
  challenge: { looksUp: "named-words", whenWrong: { points: 5, per: "word", to: "opponent" } },
});
