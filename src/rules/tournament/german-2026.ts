import { german } from "../../tiles/sets/german.ts";
import { edition } from "../edition.ts";
import type { Ruleset } from "../ruleset.ts";
import { northAmerica } from "./north-america.ts";

/**
 * Tournaments in German, as a program for them had the rules in 2026. Like `northAmerica`, with the German tiles; four
 * passes one after the other end the game, and no number of turns without points does.
 *
 * docs/rules-of-the-world.md has the source of each rule, and says what no source has confirmed.
 */
export const german2026: Ruleset = /* @__PURE__ */ edition(northAmerica, {
  id: "german-2026",
  tileSet: german,
  end: { passesEach: null, passesInRow: 4, scorelessTurns: null, noPlays: false, targets: null },
});
