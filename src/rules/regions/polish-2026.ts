import { polish } from "../../tiles/sets/polish.ts";
import { asks } from "../asks.ts";
import { edition } from "../edition.ts";
import type { AskingPreset } from "../preset-question.ts";
import { allPrices, type LookUpAnswer, looksUp, type PriceAnswer, price } from "../questions.ts";
import { northAmerica2017 } from "./north-america-2017.ts";

/**
 * Tournaments in Polish. Like `northAmerica2017`, with the Polish tiles and these differences:
 *
 * - What a failed challenge costs and what it looks up, no text that we could read says: you say it, for instance
 *   `polish2026({ challenge: "lose-turn", looksUp: "named-words" })`.
 * - Each player has three exchanges in a game.
 * - Four passes one after the other end the game, and no number of turns without points does.
 * - All players lose the points of their own unplayed tiles, and whoever goes out gains those of the other.
 *
 * Follows the rules published by the Polish federation (PFS), tournament rules, article 5.1.1, as we read them where a
 * program of July 2026 and the amendments quote them; PFS has not reviewed or endorsed this. docs/rules.md has the
 * source of each rule.
 *
 * Chosen by us: `dictionaryUse`, `tieBreak`.
 */
export const polish2026: AskingPreset<{
  readonly challenge: PriceAnswer;
  readonly looksUp: LookUpAnswer;
}> = /* @__PURE__ */ asks(
  "polish2026",
  { challenge: /* @__PURE__ */ price("nobody", allPrices), looksUp },
  ({ challenge, looksUp }) =>
    edition(northAmerica2017, {
      id: "polish-2026",
      tileSet: polish,
      exchange: { minTiles: 1, minBag: 7, maxTiles: 7, perGame: 3 },
      challenge: { looksUp, whenWrong: challenge },
      end: {
        passesEach: null,
        passesInRow: 4,
        scorelessTurns: null,
        noPlays: false,
        targets: null,
      }, // 5.1.1
      leftover: { own: "subtract", toFinisher: 1 },
    }),
);
