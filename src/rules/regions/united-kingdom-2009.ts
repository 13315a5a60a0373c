import { asks } from "../asks.ts";
import { edition } from "../edition.ts";
import type { AskingPreset } from "../preset-question.ts";
import { type EndAnswer, ends, exchangeOf, type LeftoverAnswer, leftovers, price } from "../questions.ts";
import { northAmerica2017 } from "./north-america-2017.ts";

/**
 * Clubs and tournaments in the United Kingdom until 2011, for games of that time. Since 2012 the rules of tournaments
 * in English all over the world hold there: take `unitedKingdom2012` for a game of today.
 *
 * Of their text we could read the introduction and a list of changes only, and two sources disagree about challenges.
 * So you say what held in your event, for instance `unitedKingdom2009({ challenge: "nothing",
 * exchange: "7-in-the-bag", end: "6-turns-without-points", leftover: "twice" })`. Two play. Everything else is as in
 * `northAmerica2017`.
 *
 * Follows the rules published by the association of players in Britain (ABSP), Game Rules, April 2009, introduction, as
 * we read them, and what players there write about challenges; ABSP has not reviewed or endorsed this. docs/rules.md
 * has the source of each rule.
 *
 * Chosen by us: `tileSet`, `layout`, `rackSize`, `maxTilesPerPlay`, `bonuses`, `forbiddenLabels`, `dictionaryUse`,
 * `tieBreak`.
 */
export const unitedKingdom2009: AskingPreset<{
  readonly challenge: "nothing" | "5-a-word";
  readonly exchange: "1-in-the-bag" | "7-in-the-bag";
  readonly end: EndAnswer;
  readonly leftover: LeftoverAnswer;
}> = /* @__PURE__ */ asks(
  "unitedKingdom2009",
  {
    challenge: /* @__PURE__ */ price("opponent", ["nothing", "5-a-word"]),
    exchange: /* @__PURE__ */ exchangeOf(7, ["1-in-the-bag", "7-in-the-bag"]),
    end: ends,
    leftover: leftovers,
  },
  ({ challenge, exchange, end, leftover }) =>
    edition(northAmerica2017, {
      id: "united-kingdom-2009",
      exchange,
      challenge: { looksUp: "named-words", whenWrong: challenge },
      end,
      leftover,
    }),
);
