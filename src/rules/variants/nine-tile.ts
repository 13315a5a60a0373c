import { requireRuleset } from "../require-ruleset.ts";
import type { Ruleset } from "../ruleset.ts";

/**
 * Returns the ruleset `base` with racks of nine tiles: up to nine tiles may be laid or exchanged in a turn, and a play
 * of seven, eight or nine tiles brings 50 points.
 *
 * Edition of 2006, Rules for Shorter Gameplay.
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
