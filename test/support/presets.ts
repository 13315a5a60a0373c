import type { Ruleset } from "tilewright";
import * as rulesets from "tilewright/rulesets";
import { describe } from "vitest";

const { basic, classic1948, onyx2006, pages89, us2021 } = rulesets;
const { northAmerica2017, international2022, worldEnglish2022, spanish2026, polish2026 } = rulesets;
const { german2026, french2026, hongKong2012, large2004, romanian2023, unitedKingdom2009 } = rulesets;

/** The five rulebooks by the short names that test names use. */
export const presets = { H21: us2021, ONX: onyx2006, CLS: classic1948, P89: pages89, MAT: basic } as const;

/** The presets of tournaments and regions. */
export const regions = {
  northAmerica2017,
  international2022,
  worldEnglish2022,
  unitedKingdom2009,
  spanish2026,
  polish2026,
  german2026,
  french2026,
  romanian2023,
  hongKong2012,
  large2004,
} as const;

/** The short name of a rulebook. */
export type Edition = keyof typeof presets;

/** The same tests under each of the five rulebooks. Their names say which: `[${edition}]`. */
export function describeEditions(tests: (edition: Edition, ruleset: Ruleset) => void): void {
  describe.each(Object.entries(presets) as readonly [Edition, Ruleset][])("%s", tests);
}
