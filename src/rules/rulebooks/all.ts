import type { Ruleset } from "../ruleset.ts";
import { basic } from "./basic.ts";
import { classic1948 } from "./classic-1948.ts";
import { onyx2006 } from "./onyx-2006.ts";
import { pages89 } from "./pages-89.ts";
import { us2021 } from "./us-2021.ts";

/** The name of a rulebook. */
export type RulesetId = "us-2021" | "onyx-2006" | "classic-1948" | "pages-89" | "basic";

/** The five rulebooks by name, for instance to offer them in a menu. Tournament rules are not among them. */
export const rulesets: Readonly<Record<RulesetId, Ruleset>> = /* @__PURE__ */ Object.freeze({
  "us-2021": us2021,
  "onyx-2006": onyx2006,
  "classic-1948": classic1948,
  "pages-89": pages89,
  basic,
});

/**
 * Returns whether something is the name of a rulebook. Use it to check names that come from outside.
 *
 * @param id - Anything.
 */
export function isRulesetId(id: unknown): id is RulesetId {
  return typeof id === "string" && Object.hasOwn(rulesets, id);
}
