import { requireLayout } from "../board/layout.ts";
import { requireParts } from "../read/refuse.ts";
import { requireTileSet } from "../tiles/tile-set.ts";
import type { Ruleset } from "./ruleset.ts";

/** Throws a `TypeError` if `ruleset` is not a ruleset. Whether its rules make sense is for `defineRuleset` to say. */
export function requireRuleset(ruleset: Ruleset, name = "ruleset"): void {
  const objects = ["tileSet", "layout", "players", "end", "leftover"];
  requireParts(ruleset, name, "a ruleset such as us2021", ["variants", "bonuses", "forbiddenLabels"], objects);
  requireTileSet(ruleset.tileSet, `${name}.tileSet`);
  requireLayout(ruleset.layout, `${name}.layout`);
}
