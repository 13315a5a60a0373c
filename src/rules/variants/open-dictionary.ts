import type { Ruleset } from "../ruleset.ts";

/** Open dictionary (clauses V4, W12, decision D42): limits on its use are waived; challenges stay as they are. */
export function openDictionary(base: Ruleset): Ruleset {
  return { ...base, variants: [...base.variants, "open-dictionary"], dictionaryUse: "free" };
}
