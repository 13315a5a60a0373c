import { edition } from "../edition.ts";
import type { Ruleset } from "../ruleset.ts";
import { northAmerica2017 } from "./north-america-2017.ts";

/**
 * The rules of English-language tournaments worldwide. Like `northAmerica2017`, with these differences:
 *
 * - A failed challenge does not cost a turn: instead, the challenged player gets five points for each word looked up.
 *   Of the standard prices that organisers may choose from, this is the preferred one: see `worldEnglishPrices`.
 * - If an event's price is the next turn instead, that lost turn does not count as a scoreless turn.
 *
 * Follows the rules published by the world association of English-language players (WESPA), version 5.1, 14 November
 * 2021, as we read them; WESPA has not reviewed or endorsed this. docs/rules-of-the-world.md gives the article for each
 * rule.
 *
 * Stable: a text confirms each of its rules.
 */
export const worldEnglish2022: Ruleset = /* @__PURE__ */ edition(northAmerica2017, {
  id: "world-english-2022",
  // 3.10.8 to 3.10.10, 3.10.13(a) and (b)(i)
  challenge: { looksUp: "named-words", whenWrong: { points: 5, per: "word", to: "opponent" } },
  end: { passesEach: null, scorelessTurns: 6, noPlays: false, targets: null }, // 1.1(b)(ii), 5.2
});
