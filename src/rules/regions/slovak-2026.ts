import { slovak } from "../../tiles/sets/slovak.ts";
import { asks } from "../asks.ts";
import { edition } from "../edition.ts";
import type { AskingPreset } from "../preset-question.ts";
import { allPrices, type LookUpAnswer, looksUp, type PriceAnswer, price } from "../questions.ts";
import { northAmerica2017 } from "./north-america-2017.ts";

/**
 * Tournaments in Slovak. Like `northAmerica2017`, with the Slovak tiles and these differences:
 *
 * - A player's first failed challenge costs ten points. What the further ones cost and what a challenge looks up, we
 *   could not read: you say it, for instance `slovak2026({ challenge: "lose-turn", looksUp: "named-words" })`.
 * - All players lose the points of their own unplayed tiles, and whoever goes out gains those of the other.
 *
 * Follows the rules published by the Slovak society (SSS), as we read them where a program of September 2025 cites
 * them; SSS has not reviewed or endorsed this. docs/rules.md has the source of each rule.
 *
 * Chosen by us: `forbiddenLabels`, `dictionaryUse`, `tieBreak`.
 */
export const slovak2026: AskingPreset<{
  readonly challenge: PriceAnswer;
  readonly looksUp: LookUpAnswer;
}> = /* @__PURE__ */ asks(
  "slovak2026",
  {
    challenge: /* @__PURE__ */ price(
      "nobody",
      allPrices,
      "What does a player's second failed challenge cost, and each further one?",
    ),
    looksUp,
  },
  ({ challenge, looksUp }) =>
    edition(northAmerica2017, {
      id: "slovak-2026",
      tileSet: slovak,
      challenge: {
        looksUp,
        whenWrong: challenge,
        schedule: [{ points: 10, per: "play", to: "nobody" }, challenge],
      },
      leftover: { own: "subtract", toFinisher: 1 },
    }),
);
