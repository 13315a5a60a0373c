import { requireRuleset } from "../require-ruleset.ts";
import type { Ruleset } from "../ruleset.ts";

/**
 * Words are checked when they are laid: a play with a word that the dictionary does not have is refused. So no phony
 * gets on the board, and there is nothing to challenge. Hand in a dictionary with every play: without one a play is
 * refused with `no-dictionary`.
 */
export function checkedWords(base: Ruleset): Ruleset {
  requireRuleset(base, "base");
  return { ...base, variants: [...base.variants, "checked-words"], wordCheck: "on-play", challenge: null };
}
