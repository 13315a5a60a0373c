import { french } from "../../tiles/sets/french.ts";
import { edition } from "../edition.ts";
import type { Ruleset } from "../ruleset.ts";
import { northAmerica2017 } from "./north-america-2017.ts";

/**
 * Free play in French: games of two, each with a rack of their own. Like `northAmerica2017`, with the French tiles, and
 * two play.
 *
 * Follows the rules published by the federation of Quebec (FQCSF), "classique", article 1.1, and by a program for such
 * games, July 2026, as we read them; the federation has not reviewed or endorsed this.
 * docs/rules-of-the-world.md has the source of each rule, and says what no source has confirmed.
 */
export const french2026: Ruleset = /* @__PURE__ */ edition(northAmerica2017, {
  id: "french-2026",
  tileSet: french,
  players: { min: 2, max: 2 }, // 1.1
});
