import type { Ruleset } from "./ruleset.ts";

/** Rules that differ from others in what is written here. A call, so that bundlers can leave out what nobody uses. */
export function edition(base: Ruleset, differences: Partial<Ruleset>): Ruleset {
  return { ...base, ...differences };
}
