import { asks } from "../asks.ts";
import { edition } from "../edition.ts";
import type { AskingPreset } from "../preset-question.ts";
import { allPrices, type PriceAnswer, price } from "../questions.ts";
import { northAmerica2017 } from "./north-america-2017.ts";

/**
 * Clubs and tournaments in the United Kingdom, since 2012: the rules of tournaments in English all over the world.
 * These leave to the organiser what a failed challenge costs, so you say it:
 * `unitedKingdom2012({ challenge: "5-a-word" })`. Their list has more prices, which rise: see `worldEnglishPrices`.
 *
 * Follows the rules published by the world association of players in English (WESPA), version 2 of 17 November 2010,
 * which players in Britain adopted, as we read them where a program of September 2025 cites them; WESPA has not
 * reviewed or endorsed this. docs/rules.md has the source of each rule.
 *
 * Chosen by us: `forbiddenLabels`, `dictionaryUse`, `tieBreak`.
 */
export const unitedKingdom2012: AskingPreset<{
  readonly challenge: PriceAnswer;
}> = /* @__PURE__ */ asks(
  "unitedKingdom2012",
  { challenge: /* @__PURE__ */ price("opponent", allPrices) },
  ({ challenge }) =>
    edition(northAmerica2017, {
      id: "united-kingdom-2012",
      challenge: { looksUp: "named-words", whenWrong: challenge }, // 3.10.15
    }),
);
