import { catalan } from "../../tiles/sets/catalan.ts";
import { asks } from "../asks.ts";
import { edition } from "../edition.ts";
import type { AskingPreset } from "../preset-question.ts";
import { type LookUpAnswer, looksUp } from "../questions.ts";
import { northAmerica2017 } from "./north-america-2017.ts";

/**
 * Tournaments in Catalan. Like `northAmerica2017`, with the Catalan tiles and these differences:
 *
 * - A failed challenge costs nothing: the rules mention no price. What a challenge looks up, they do not say where we
 *   could read them: you say it, for instance `catalan2017({ looksUp: "every-word" })`.
 * - Three passes by each player, one after the other, end the game. An exchange is no pass, and no number of turns
 *   without points ends it.
 * - All players lose the points of their own unplayed tiles, and whoever goes out gains those of the other.
 *
 * A rack of vowels or consonants alone may not be changed without losing the turn: that rule went in 2017.
 *
 * Follows the rules published by the international federation of players in Catalan (FISC), July 2011 and its assembly
 * of 2017, as we read them where a program of September 2025 and a club cite them; FISC has not reviewed or endorsed
 * this. docs/rules.md has the source of each rule.
 *
 * Chosen by us: `forbiddenLabels`, `dictionaryUse`, `tieBreak`.
 */
export const catalan2017: AskingPreset<{ readonly looksUp: LookUpAnswer }> = /* @__PURE__ */ asks(
  "catalan2017",
  { looksUp },
  ({ looksUp }) =>
    edition(northAmerica2017, {
      id: "catalan-2017",
      tileSet: catalan,
      challenge: { looksUp, whenWrong: "nothing" },
      end: {
        passesEach: 3,
        scorelessTurns: null,
        noPlays: false,
        targets: null,
      }, // 4 b
      leftover: { own: "subtract", toFinisher: 1 },
    }),
);
