import { requireRuleset } from "../require-ruleset.ts";
import type { Ruleset } from "../ruleset.ts";

/**
 * Returns the ruleset `base` with nine-tile racks: up to nine tiles may be played or exchanged in a turn, and a play of
 * seven, eight or nine tiles earns a 50-point bonus.
 *
 * Source: 2006 edition, Rules for Shorter Gameplay.
 */
export function nineTile(base: Ruleset): Ruleset {
  requireRuleset(base, "base");
  // V1, D41
  return {
    ...base,
    variants: [...base.variants, "nine-tile"],
    rackSize: 9,
    maxTilesPerPlay: 9,
    bonuses: [7, 8, 9].map((tiles) => ({ tiles, points: 50 })),
    exchange: base.exchange && { ...base.exchange, maxTiles: 9 },
  };
}
