import type { Ruleset } from "../rules/ruleset.ts";

/** The smallest rack of a ruleset: the first word has two tiles. */
export const leastOnRack = 2;

type Sizes = Pick<Ruleset, "rackSize" | "maxTilesPerPlay" | "bonuses" | "exchange">;

/**
 * The fields that go together with the size of racks, for a text that names that size or the bonuses only: at least
 * all tiles of the rack may be laid and exchanged. `null` stands for what the text does not name.
 */
export function withSizes(base: Sizes, rackSize: number | null, bonuses: Sizes["bonuses"] | null): Sizes {
  const size = rackSize ?? base.rackSize;
  const rewarded = bonuses ?? base.bonuses;
  const { exchange } = base;
  return {
    rackSize: size,
    maxTilesPerPlay: Math.max(base.maxTilesPerPlay, size, ...rewarded.map(({ tiles }) => tiles)),
    bonuses: rewarded,
    exchange: exchange && exchange.maxTiles < size ? { ...exchange, maxTiles: size } : exchange,
  };
}
