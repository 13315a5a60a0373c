import { requireOptions, requireThat } from "../read/refuse.ts";
import { requireRuleset } from "../rules/require-ruleset.ts";
import type { Ruleset } from "../rules/ruleset.ts";
import { requireTileSet, type TileSet } from "../tiles/tile-set.ts";

/** What a caller may say of the rules that a record or a position was written by. */
export interface RecordOptions {
  readonly ruleset?: Ruleset | undefined;
  readonly tileSets?: readonly TileSet[] | undefined;
}

/** Throws a `TypeError` if the options are not such options. */
export function requireRecordOptions(options: RecordOptions): void {
  requireOptions(options, ["ruleset", "tileSets"]);
  const { ruleset, tileSets = [] } = options;
  if (ruleset !== undefined) requireRuleset(ruleset, "options.ruleset");
  requireThat(Array.isArray(tileSets), "options.tileSets", "a list of tile sets", tileSets);
  tileSets.forEach((tileSet, i) => {
    requireTileSet(tileSet, `options.tileSets[${i}]`);
  });
}
