import { requireRuleset } from "../require-ruleset.ts";
import type { Ruleset } from "../ruleset.ts";

/**
 * Returns the ruleset `base` with racks of eight tiles, at most seven to be laid in a turn, as in a tournament game of
 * Romania. The bonus for seven tiles stays; up to eight may be exchanged.
 */
export function eightHeld(base: Ruleset): Ruleset {
  requireRuleset(base, "base");
  return {
    ...base,
    variants: [...base.variants, "eight-held"],
    rackSize: 8,
    maxTilesPerPlay: 7,
    exchange: base.exchange && { ...base.exchange, maxTiles: 8 },
  };
}
