import type { Ruleset } from "../index.ts";
import { international, northAmerica, rulesets } from "../rules/index.ts";

const all: ReadonlyMap<string, Ruleset> = new Map(
  [...Object.values(rulesets), northAmerica, international].map((ruleset) => [ruleset.id, ruleset]),
);

/** The names by which rules can be asked for. */
export const rulesetNames: readonly string[] = [...all.keys()];

/**
 * The ruleset asked for; `undefined` if none is.
 *
 * @throws Error for a name that is none.
 */
export function rulesetNamed(name: string | undefined): Ruleset | undefined {
  if (name === undefined) return undefined;
  const ruleset = all.get(name);
  if (ruleset === undefined)
    throw new Error(`--rules: expected one of ${rulesetNames.join(", ")}, found ${JSON.stringify(name)}`);
  return ruleset;
}
