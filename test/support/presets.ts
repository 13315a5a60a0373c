import type { Ruleset } from "tilewright";
import { presets as register, rulesets } from "tilewright/rulesets";
import { describe } from "vitest";
import type { Region } from "../oracle/referee/regions.ts";

/** The five rulebooks by the short names that test names use. */
export const presets = {
  H21: rulesets["us-2021"],
  ONX: rulesets["onyx-2006"],
  CLS: rulesets["classic-1948"],
  P89: rulesets["pages-89"],
  MAT: rulesets.basic,
} as const;

/** The presets of regions, by the names under which they are exported. */
export const regions = Object.fromEntries(
  register.flatMap((preset) => (preset.kind === "region" ? [[preset.name, preset.rulesetOf()]] : [])),
) as Readonly<Record<Region, Ruleset>>;

/** The short name of a rulebook. */
export type Edition = keyof typeof presets;

/** The same tests under each of the five rulebooks. Their names say which: `[${edition}]`. */
export function describeEditions(tests: (edition: Edition, ruleset: Ruleset) => void): void {
  describe.each(Object.entries(presets) as readonly [Edition, Ruleset][])("%s", tests);
}
