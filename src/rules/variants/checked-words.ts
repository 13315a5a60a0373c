import { requireRuleset } from "../require-ruleset.ts";
import type { Ruleset } from "../ruleset.ts";

/**
 * Checks words on every play: a play that forms a word which is not in the dictionary is refused, so no phony gets on
 * the board and there is nothing to challenge. Pass a dictionary to `applyMove`, `validatePlacement` and `previewPlay`:
 * without one a play is refused with `no-dictionary`.
 */
export function checkedWords(base: Ruleset): Ruleset {
  requireRuleset(base, "base");
  return { ...base, variants: [...base.variants, "checked-words"], wordCheck: "on-play", challenge: null };
}
