import { edition } from "../edition.ts";
import type { Ruleset } from "../ruleset.ts";
import { northAmerica2017 } from "./north-america-2017.ts";

/**
 * Clubs and tournaments in the United Kingdom since 2012, where the rules of tournaments in English all over the world
 * hold. Like `northAmerica2017`, but a failed challenge costs no turn: instead the challenged player gets five points
 * for each word challenged. The text leaves the price to the organiser; for another one see `worldEnglishPrices`.
 *
 * Follows the rules published by the world association of players in English (WESPA), version 2 of November 2010, as we
 * read them where a program of September 2025 cites them and in a copy of their beginning; WESPA has not reviewed or
 * endorsed this.
 * docs/rules-of-the-world.md has the source of each rule, and says what no source has confirmed.
 *
 * Unknown: `dictionaryUse`, `tieBreak`. Set these as your event plays.
 */
export const unitedKingdom2012: Ruleset = /* @__PURE__ */ edition(northAmerica2017, {
  id: "united-kingdom-2012",
  challenge: { looksUp: "named-words", whenWrong: { points: 5, per: "word", to: "opponent" } }, // 3.10.15
});
