import { requireRuleset } from "../require-ruleset.ts";
import type { Ruleset } from "../ruleset.ts";

/**
 * Returns the ruleset `base` with the Exchange Blanks variant: at the start of a turn, a player may take a blank from
 * the board by replacing it with a tile from their rack that has the letter the blank represents. This scores nothing,
 * and the turn continues.
 *
 * Source: 2021 edition, Other Ways to Play.
 */
export function exchangeBlanks(base: Ruleset): Ruleset {
  requireRuleset(base, "base");
  // V3, D40
  return { ...base, variants: [...base.variants, "exchange-blanks"], blankExchange: true };
}
