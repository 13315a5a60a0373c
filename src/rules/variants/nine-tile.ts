import type { Ruleset } from "../ruleset.ts";

/** Nine-tile game (clause V1, decision D41): racks of nine, and the bonus for laying seven, eight or all nine tiles. */
export function nineTile(base: Ruleset): Ruleset {
  return {
    ...base,
    variants: [...base.variants, "nine-tile"],
    rackSize: 9,
    maxTilesPerPlay: 9,
    bonuses: [7, 8, 9].map((tiles) => ({ tiles, points: 50 })),
    exchange: base.exchange && { ...base.exchange, maxTiles: 9 },
  };
}
