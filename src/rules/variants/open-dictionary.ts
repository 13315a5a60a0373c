import { requireRuleset } from "../require-ruleset.ts";
import type { Ruleset } from "../ruleset.ts";

/**
 * Returns the ruleset `base` with an open dictionary, which players may consult at any time. Only `dictionaryUse`
 * changes; challenges work as before.
 *
 * Source: pages 8 and 9, rule 8, Variation.
 */
export function openDictionary(base: Ruleset): Ruleset {
  requireRuleset(base, "base");
  // V4, W12, D42
  return { ...base, variants: [...base.variants, "open-dictionary"], dictionaryUse: "free" };
}
