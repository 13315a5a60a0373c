import { german } from "../../tiles/sets/german.ts";
import { edition } from "../edition.ts";
import type { Ruleset } from "../ruleset.ts";
import { northAmerica2017 } from "./north-america-2017.ts";

/**
 * Tournaments in German. Like `northAmerica2017`, with the German tiles and these differences:
 *
 * - Four passes one after the other end the game, and no number of turns without points does.
 * - All players lose the points of their own unplayed tiles, and whoever goes out gains those of the others.
 *
 * Follows the rules published by the makers of a program for such games (wolges), July 2026, and by a column on
 * tournaments, April 2011, as we read them; the German association, whose own text could not be read, has not reviewed
 * or endorsed this.
 * docs/rules-of-the-world.md has the source of each rule, and says what no source has confirmed.
 */
export const german2026: Ruleset = /* @__PURE__ */ edition(northAmerica2017, {
  id: "german-2026",
  tileSet: german,
  end: { passesEach: null, passesInRow: 4, scorelessTurns: null, noPlays: false, targets: null },
  leftover: { own: "subtract", toFinisher: 1 },
});
