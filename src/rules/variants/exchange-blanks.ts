import { requireRuleset } from "../require-ruleset.ts";
import type { Ruleset } from "../ruleset.ts";

/**
 * Returns the rules with the variant Exchange Blanks: at the start of your turn you may take a blank from the board if
 * you put the tile of its letter from your rack in its place. That scores nothing, and your turn goes on.
 *
 * Edition of 2021, Other Ways to Play.
 */
export function exchangeBlanks(base: Ruleset): Ruleset {
  requireRuleset(base, "base");
  // V3, D40
  return { ...base, variants: [...base.variants, "exchange-blanks"], blankExchange: true };
}
