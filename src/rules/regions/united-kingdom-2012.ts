import { edition } from "../edition.ts";
import type { Ruleset } from "../ruleset.ts";
import { northAmerica2017 } from "./north-america-2017.ts";

/**
 * The rules of clubs and tournaments in the United Kingdom since 2012, where the worldwide rules for English-language
 * tournaments apply: those of `worldEnglish2022`. For the other prices that an organiser may choose, see
 * `worldEnglishPrices`.
 *
 * Follows the rules published by the world association of English-language players (WESPA), version 5.1, 14 November
 * 2021, as we read them; WESPA has not reviewed or endorsed this. docs/rules-of-the-world.md gives the article for each
 * rule.
 *
 * Stable: a text confirms each of its rules.
 */
export const unitedKingdom2012: Ruleset = /* @__PURE__ */ edition(northAmerica2017, {
  id: "united-kingdom-2012",
  // 3.10.8 to 3.10.10, 3.10.13(a) and (b)(i)
  challenge: { looksUp: "named-words", whenWrong: { points: 5, per: "word", to: "opponent" } },
  end: { passesEach: null, scorelessTurns: 6, noPlays: false, targets: null }, // 1.1(b)(ii), 5.2
});
