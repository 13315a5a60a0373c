import { swedish } from "../../tiles/sets/swedish.ts";
import { asks } from "../asks.ts";
import { edition } from "../edition.ts";
import type { AskingPreset } from "../preset-question.ts";
import { type LookUpAnswer, looksUp } from "../questions.ts";
import { northAmerica2017 } from "./north-america-2017.ts";

/**
 * Tournaments in Swedish. Like `northAmerica2017`, with the Swedish tiles and these differences:
 *
 * - A failed challenge costs the challenger ten points. What it looks up, no text that we could read says: you say it,
 *   for instance `swedish2010({ looksUp: "named-words" })`.
 * - All players lose the points of their own unplayed tiles, and whoever goes out gains those of the other.
 *
 * Follows the rules published by the Swedish federation, of 1999 with changes up to June 2010, as we read them where a
 * program of September 2025 cites them and where a player describes them; the federation has not reviewed or endorsed
 * this. docs/rules.md has the source of each rule.
 *
 * Chosen by us: `forbiddenLabels`, `dictionaryUse`, `tieBreak`.
 */
export const swedish2010: AskingPreset<{ readonly looksUp: LookUpAnswer }> = /* @__PURE__ */ asks(
  "swedish2010",
  { looksUp },
  ({ looksUp }) =>
    edition(northAmerica2017, {
      id: "swedish-2010",
      tileSet: swedish,
      challenge: {
        looksUp,
        whenWrong: { points: 10, per: "play", to: "nobody" },
      },
      leftover: { own: "subtract", toFinisher: 1 },
    }),
);
