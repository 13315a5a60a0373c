import type { Ruleset } from "../index.ts";
import { type RulesetId, rulesets } from "../rules/index.ts";
import { namesInHelp } from "./output/names-in-help.ts";
import { oneOf } from "./unfit.ts";

/** The rulesets that `--rules` can name. */
export const rulesetNames: readonly RulesetId[] = Object.keys(rulesets) as RulesetId[];

/** Their names for the help of `--rules`, behind the column of the options. */
export const rulesHelp: string = `${namesInHelp(rulesetNames)}
                     (tilewright which-rules says what is unknown of them)`;

/**
 * The ruleset that `--rules` names, or another argument; `undefined` without it.
 *
 * @throws Error if there is no ruleset with this name
 */
export function rulesetNamed(name: string | undefined, argument = "--rules"): Ruleset | undefined {
  return name === undefined ? undefined : rulesets[oneOf(argument, name, rulesetNames, true)];
}
