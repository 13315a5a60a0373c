import { italian } from "../../tiles/sets/italian.ts";
import { asks } from "../asks.ts";
import { edition } from "../edition.ts";
import type { AskingPreset } from "../preset-question.ts";
import { allPrices, type LookUpAnswer, looksUp, type PriceAnswer, price } from "../questions.ts";
import { northAmerica2017 } from "./north-america-2017.ts";

/**
 * Tournaments in Italian. Like `northAmerica2017`, with the Italian tiles and these differences:
 *
 * - An exchange needs three tiles in the bag.
 * - What a failed challenge costs and what it looks up, we could not read: you say it, for instance
 *   `italian2012({ challenge: "lose-turn", looksUp: "named-words" })`.
 * - All players lose the points of their own unplayed tiles. Whoever goes out gains nothing.
 *
 * Not here: once in a game a player may change the whole rack and keep the turn.
 *
 * Follows the rules published by the Italian federation (FIGS), 13 September 2012, as we read them where a program of
 * September 2025 cites them; FIGS has not reviewed or endorsed this. docs/rules.md has the source of each rule.
 *
 * Chosen by us: `dictionaryUse`, `tieBreak`.
 */
export const italian2012: AskingPreset<{
  readonly challenge: PriceAnswer;
  readonly looksUp: LookUpAnswer;
}> = /* @__PURE__ */ asks(
  "italian2012",
  { challenge: /* @__PURE__ */ price("nobody", allPrices), looksUp },
  ({ challenge, looksUp }) =>
    edition(northAmerica2017, {
      id: "italian-2012",
      tileSet: italian,
      exchange: { minTiles: 1, minBag: 3, maxTiles: 7, perGame: null }, // 34
      challenge: { looksUp, whenWrong: challenge }, // 30
      leftover: { own: "subtract", toFinisher: 0 }, // 40
    }),
);
