import { requireParts } from "../read/refuse.ts";
import type { Ruleset } from "./ruleset.ts";

/** Throws a `TypeError` if `ruleset` is not a ruleset. Whether its rules make sense is for `defineRuleset` to say. */
export function requireRuleset(ruleset: Ruleset, name = "ruleset"): void {
  requireParts(ruleset, name, "a ruleset, for instance us2021", ["variants", "bonuses"], ["tileSet", "layout", "end"]);
}
