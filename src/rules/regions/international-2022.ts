import { edition } from "../edition.ts";
import type { Ruleset } from "../ruleset.ts";
import { northAmerica2017 } from "./north-america-2017.ts";

/**
 * The rules of international tournaments whose game records show five points for each failed challenge. Like
 * `worldEnglish2022`, except that the challenged player gets five points for the play, and not for each word.
 *
 * Follows the rules published by the world association of English-language players (WESPA), version 5.1, 14 November
 * 2021, as we read them; WESPA has not reviewed or endorsed this. docs/rules-of-the-world.md gives the article for each
 * rule.
 *
 * Stable: a text confirms each of its rules.
 */
export const international2022: Ruleset = /* @__PURE__ */ edition(northAmerica2017, {
  id: "international-2022",
  // 3.10.8 to 3.10.10, 3.10.13(a) and (b)(ii)
  challenge: { looksUp: "named-words", whenWrong: { points: 5, per: "play", to: "opponent" } },
  end: { passesEach: null, scorelessTurns: 6, noPlays: false, targets: null }, // 1.1(b)(ii), 5.2
});
