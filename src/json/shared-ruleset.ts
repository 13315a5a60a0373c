import { frozen } from "../frozen.ts";
import type { Ruleset } from "../rules/ruleset.ts";

/** How many rulesets are kept: a server has a handful, and whoever sends others must not fill its memory. */
const most = 16;

/** The rulesets read last, by their text. The one that was not asked for the longest comes first. */
const known: Map<string, Ruleset> = /* @__PURE__ */ new Map();

/**
 * Returns the ruleset that was read before, if it has the same content as this one, or else this one, frozen. So all
 * games with the same rules share one ruleset, and with it what is indexed for it: half of what a loaded game weighs.
 */
export function sharedRuleset(ruleset: Ruleset): Ruleset {
  const text = keyOf(ruleset);
  const shared = known.get(text) ?? frozen(ruleset);
  known.delete(text);
  known.set(text, shared);
  if (known.size > most) known.delete(known.keys().next().value as string);
  return shared;
}

/** Rulesets that were read have all their properties in one order, except for the characters of the legend. */
function keyOf(ruleset: Ruleset): string {
  const { legend, ...layout } = ruleset.layout;
  const meanings = Object.entries(legend).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([meanings, { ...ruleset, layout }]);
}
