import { edition } from "../edition.ts";
import type { Ruleset } from "../ruleset.ts";
import { northAmerica } from "./north-america.ts";

/**
 * Tournaments in English all over the world, by the rules as quoted in April 2022. Like `northAmerica`, with these
 * differences:
 *
 * - Two play.
 * - A failed challenge gives the challenged player five points for each word looked up. That is the first of several
 *   prices that organisers may choose from: see `worldEnglishPrices`.
 *
 * docs/rules-of-the-world.md has the source of each rule.
 */
export const worldEnglish2022: Ruleset = /* @__PURE__ */ edition(northAmerica, {
  id: "world-english-2022",
  players: { min: 2, max: 2 }, // 1.1(b)(i)
  // A.i; whom the points go to is as recorded games show.
  challenge: { looksUp: "named-words", whenWrong: { points: 5, per: "word", to: "opponent" } },
});
