import { norwegian } from "../../tiles/sets/norwegian.ts";
import { asks } from "../asks.ts";
import { edition } from "../edition.ts";
import type { AskingPreset } from "../preset-question.ts";
import { type EndAnswer, ends, exchangeOf, type LeftoverAnswer, leftovers } from "../questions.ts";
import { northAmerica2017 } from "./north-america-2017.ts";

/**
 * Tournaments in Norwegian. Like `northAmerica2017`, with the Norwegian tiles and these differences:
 *
 * - A failed challenge of the words that the challenger names costs the challenger ten points.
 * - For exchanges, ends and unplayed tiles the summary that we could read refers to the rules in the box, which we
 *   could not read: you say it, for instance `norwegian2026({ exchange: "7-in-the-bag", end: "6-turns-without-points",
 *   leftover: "once" })`.
 *
 * Follows the rules published by the Norwegian federation (NSF), its summary for players, as we read them; NSF has not
 * reviewed or endorsed this. docs/rules.md has the source of each rule.
 *
 * Chosen by us: `forbiddenLabels`, `dictionaryUse`, `tieBreak`.
 */
export const norwegian2026: AskingPreset<{
  readonly exchange: "1-in-the-bag" | "7-in-the-bag";
  readonly end: EndAnswer;
  readonly leftover: LeftoverAnswer;
}> = /* @__PURE__ */ asks(
  "norwegian2026",
  {
    exchange: /* @__PURE__ */ exchangeOf(7, ["1-in-the-bag", "7-in-the-bag"]),
    end: ends,
    leftover: leftovers,
  },
  ({ exchange, end, leftover }) =>
    edition(northAmerica2017, {
      id: "norwegian-2026",
      tileSet: norwegian,
      exchange,
      challenge: {
        looksUp: "named-words",
        whenWrong: { points: 10, per: "play", to: "nobody" },
      },
      end,
      leftover,
    }),
);
