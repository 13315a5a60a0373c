import type { Ruleset } from "../ruleset.ts";

/** Exchange Blanks (clause V3, decision D40): a blank on the board may be taken for the letter it stands for. */
export function exchangeBlanks(base: Ruleset): Ruleset {
  return { ...base, variants: [...base.variants, "exchange-blanks"], blankExchange: true };
}
