import { frozen } from "../frozen.ts";
import type { Ruleset } from "./ruleset.ts";

/**
 * Returns the rules of `base` with some differences. A call, so that bundlers can leave out rulesets that nobody uses.
 */
export function edition(base: Ruleset, differences: Partial<Ruleset>): Ruleset {
  return frozen({ ...base, ...differences });
}
