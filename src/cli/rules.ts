import type { Ruleset } from "../index.ts";
import { type RulesetId, rulesets } from "../rules/index.ts";
import { oneOf } from "./unfit.ts";

/** The rulesets that `--rules` can name. */
export const rulesetNames: readonly RulesetId[] = Object.keys(rulesets) as RulesetId[];

/** The option `--rules`. `does`: what is done by the rules. */
export function rulesOption(does: string): { readonly value: "NAME"; readonly help: string } {
  const names = rulesetNames.join(", ");
  return { value: "NAME", help: `${does}: ${names} (for the rules unconfirmed in each, run tilewright which-rules)` };
}

/**
 * The ruleset that `--rules` names, or another argument; `undefined` without it.
 *
 * @throws Error if there is no ruleset with this name
 */
export function rulesetNamed(name: string | undefined, argument = "--rules"): Ruleset | undefined {
  return name === undefined ? undefined : rulesets[oneOf(argument, name, rulesetNames, true)];
}
