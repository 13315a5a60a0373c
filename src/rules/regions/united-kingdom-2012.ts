import { edition } from "../edition.ts";
import type { Ruleset } from "../ruleset.ts";
import { northAmerica2017 } from "./north-america-2017.ts";

/**
 * The rules of clubs and tournaments in the United Kingdom since 2012, where the worldwide rules for English-language
 * tournaments apply. Like `northAmerica2017`, except that a failed challenge does not cost a turn: instead, the
 * challenged player gets five points for each word challenged. The rules leave the choice of price to the organiser;
 * for the other prices, see `worldEnglishPrices`.
 *
 * Follows the rules published by the world association of English-language players (WESPA), version 2, November 2010,
 * as we read them in citations by a program from September 2025 and in a copy of their opening pages; WESPA has not
 * reviewed or endorsed this. docs/rules-of-the-world.md gives the source of each rule and lists what no source has
 * confirmed.
 *
 * Unknown: `dictionaryUse`, `tieBreak`. Set these to match your event's rules.
 */
export const unitedKingdom2012: Ruleset = /* @__PURE__ */ edition(northAmerica2017, {
  id: "united-kingdom-2012",
  challenge: { looksUp: "named-words", whenWrong: { points: 5, per: "word", to: "opponent" } }, // 3.10.15
});
