import type { Ruleset } from "../index.ts";
import { mismatch } from "../read/describe.ts";
import { isRulesetId, rulesets } from "../rules/index.ts";
import { nearest } from "./nearest.ts";
import { namesInHelp } from "./output/names-in-help.ts";

/** The rulesets that `--rules` can name. */
export const rulesetNames: readonly string[] = Object.keys(rulesets);

/** Their names for the help of `--rules`, behind the column of the options. */
export const rulesHelp: string = `${namesInHelp(rulesetNames)}
                     (tilewright which-rules says what is unknown of them)`;

/**
 * The ruleset that `--rules` names, or another argument; `undefined` without it.
 *
 * @throws Error if there is no ruleset with this name
 */
export function rulesetNamed(name: string | undefined, argument = "--rules"): Ruleset | undefined {
  if (name === undefined) return undefined;
  if (isRulesetId(name)) return rulesets[name];
  const near = nearest(name, rulesetNames);
  const hint = near === null ? "" : `; did you mean ${near}?`;
  throw new Error(`${mismatch(argument, `one of ${rulesetNames.join(", ")}`, name)}${hint}`);
}
