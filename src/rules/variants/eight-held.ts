import { requireRuleset } from "../require-ruleset.ts";
import type { Ruleset } from "../ruleset.ts";

/**
 * Returns the ruleset `base` with eight-tile racks and plays of at most seven tiles, as in a game played at Romanian
 * tournaments. The bonus for seven tiles is unchanged; up to eight tiles may be exchanged.
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
