import { requireRuleset } from "../require-ruleset.ts";
import type { Ruleset } from "../ruleset.ts";

/**
 * Returns the rules with an open dictionary: players may consult it at any time. It changes `dictionaryUse` only.
 * Challenges stay as they are.
 *
 * Pages 8 and 9, rule 8, Variation.
 */
export function openDictionary(base: Ruleset): Ruleset {
  requireRuleset(base, "base");
  // V4, W12, D42
  return { ...base, variants: [...base.variants, "open-dictionary"], dictionaryUse: "free" };
}
