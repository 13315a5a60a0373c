import { romanian } from "../../tiles/sets/romanian.ts";
import { asks } from "../asks.ts";
import { edition } from "../edition.ts";
import type { AskingPreset } from "../preset-question.ts";
import { type LookUpAnswer, looksUp } from "../questions.ts";
import { northAmerica2017 } from "./north-america-2017.ts";

/**
 * The elliptical game of Romanian tournaments: eight tiles are held, and at most seven laid. Like `northAmerica2017`,
 * with the Romanian tiles and these differences:
 *
 * - Racks have eight tiles. A turn lays one to seven of them; all may be exchanged.
 * - A failed challenge costs the challenger ten points. What it looks up, no text that we could read says: you say it,
 *   for instance `romanian2023({ looksUp: "named-words" })`.
 * - All players lose the points of their own unplayed tiles, and whoever goes out gains those of the other.
 *
 * With `rackSize: 7` it is the free game, in which seven are held.
 *
 * Follows the rules published by the Romanian federation (FRSc), free game, 2011, as we read them where a program of
 * September 2025 cites them, by Ninel Aldea, July 2017, and what a player there wrote in November 2023; FRSc has not
 * reviewed or endorsed this. docs/rules.md has the source of each rule.
 *
 * Chosen by us: `forbiddenLabels`, `dictionaryUse`, `tieBreak`.
 */
export const romanian2023: AskingPreset<{ readonly looksUp: LookUpAnswer }> = /* @__PURE__ */ asks(
  "romanian2023",
  { looksUp },
  ({ looksUp }) =>
    edition(northAmerica2017, {
      id: "romanian-2023",
      tileSet: romanian,
      rackSize: 8,
      maxTilesPerPlay: 7,
      exchange: { minTiles: 1, minBag: 7, maxTiles: 8, perGame: null },
      challenge: {
        looksUp,
        whenWrong: { points: 10, per: "play", to: "nobody" },
      }, // 5.10.15
      leftover: { own: "subtract", toFinisher: 1 },
    }),
);
