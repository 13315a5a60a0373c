import { requireRuleset } from "../require-ruleset.ts";
import type { Ruleset } from "../ruleset.ts";

/**
 * Checks the words of every play: a play that forms a word not in the dictionary is rejected, so no phony ever reaches
 * the board and there is nothing to challenge. Pass a dictionary to `applyMove`, `validatePlacement` and `previewPlay`:
 * without a dictionary, plays are rejected with `no-dictionary`.
 */
export function checkedWords(base: Ruleset): Ruleset {
  requireRuleset(base, "base");
  return { ...base, variants: [...base.variants, "checked-words"], wordCheck: "on-play", challenge: null };
}
