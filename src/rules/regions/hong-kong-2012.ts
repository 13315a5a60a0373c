import { english107 } from "../../tiles/sets/english-107.ts";
import { asks } from "../asks.ts";
import { edition } from "../edition.ts";
import type { AskingPreset } from "../preset-question.ts";
import {
  allPrices,
  type EndAnswer,
  ends,
  exchangeOf,
  type LeftoverAnswer,
  type LookUpAnswer,
  leftovers,
  looksUp,
  type PriceAnswer,
  price,
} from "../questions.ts";
import { northAmerica2017 } from "./north-america-2017.ts";

/**
 * The nine-tile game of Hong Kong, as published in 2012. Like `northAmerica2017`, with these differences:
 *
 * - There are 107 tiles: `english107`.
 * - Racks have nine tiles. Laying all nine brings 50 points; seven or eight bring no bonus.
 * - What the club published says nothing of challenges, exchanges and ends: you say it, for instance
 *   `hongKong2012({ challenge: "5-a-word", looksUp: "named-words", exchange: "9-in-the-bag",
 *   end: "6-turns-without-points", leftover: "twice" })`.
 *
 * Follows the rules published by the Hong Kong Crossword Club, front page and House Rules, 2012, as we read them; the
 * club has not reviewed or endorsed this. docs/rules.md has the source of each rule.
 *
 * Chosen by us: `layout`, `players.min`, `players.max`, `forbiddenLabels`, `dictionaryUse`, `tieBreak`.
 */
export const hongKong2012: AskingPreset<{
  readonly challenge: PriceAnswer;
  readonly looksUp: LookUpAnswer;
  readonly exchange: "7-in-the-bag" | "9-in-the-bag";
  readonly end: EndAnswer;
  readonly leftover: LeftoverAnswer;
}> = /* @__PURE__ */ asks(
  "hongKong2012",
  {
    challenge: /* @__PURE__ */ price("opponent", allPrices),
    looksUp,
    exchange: /* @__PURE__ */ exchangeOf(9, ["7-in-the-bag", "9-in-the-bag"]),
    end: ends,
    leftover: leftovers,
  },
  ({ challenge, looksUp, exchange, end, leftover }) =>
    edition(northAmerica2017, {
      id: "hong-kong-2012",
      tileSet: english107,
      rackSize: 9,
      maxTilesPerPlay: 9,
      bonuses: [{ tiles: 9, points: 50 }],
      exchange,
      challenge: { looksUp, whenWrong: challenge },
      end,
      leftover,
    }),
);
