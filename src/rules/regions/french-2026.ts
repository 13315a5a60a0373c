import { french } from "../../tiles/sets/french.ts";
import { asks } from "../asks.ts";
import { edition } from "../edition.ts";
import type { AskingPreset } from "../preset-question.ts";
import { price } from "../questions.ts";
import { northAmerica2017 } from "./north-america-2017.ts";

/**
 * Free play in French. Like `northAmerica2017`, with the French tiles and these differences:
 *
 * - A failed challenge costs the challenger points for each word challenged. The text leaves it to the organiser how
 *   many, so you say it: `french2026({ challenge: "5-a-word" })`. For another number, give `challenge` of the result
 *   to `defineRuleset`.
 * - Three passes by each player, one after the other, end the game. An exchange is no pass, and no number of turns
 *   without points ends it.
 * - All players lose the points of their own unplayed tiles, and whoever goes out gains those of the other.
 *
 * Follows the rules published by the international federation of players in French (FISF), version of 1 September 2010,
 * as we read them where a program of September 2025 cites them; FISF has not reviewed or endorsed this.
 * docs/rules.md has the source of each rule.
 *
 * Chosen by us: `dictionaryUse`, `tieBreak`.
 */
export const french2026: AskingPreset<{
  readonly challenge: "5-a-word" | "10-a-word";
}> = /* @__PURE__ */ asks(
  "french2026",
  { challenge: /* @__PURE__ */ price("nobody", ["5-a-word", "10-a-word"]) },
  ({ challenge }) =>
    edition(northAmerica2017, {
      id: "french-2026",
      tileSet: french,
      challenge: { looksUp: "named-words", whenWrong: challenge }, // 2.2.1, 5.3
      end: {
        passesEach: 3,
        scorelessTurns: null,
        noPlays: false,
        targets: null,
      }, // 7
      leftover: { own: "subtract", toFinisher: 1 }, // 7
    }),
);
