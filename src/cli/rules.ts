import type { Ruleset } from "../index.ts";
import { presets, type RulesetPreset } from "../rules/index.ts";
import { oneOf } from "./unfit.ts";

/** The presets that `--rules` can name. */
export const rulesetPresets: readonly RulesetPreset[] = presets.filter((preset) => preset.kind !== "variant");

const names: readonly string[] = rulesetPresets.map(({ id }) => id);

/** The option `--rules`. `does`: what is done by the rules. */
export function rulesOption(does: string): { readonly value: "NAME"; readonly help: string } {
  return { value: "NAME", help: `${does}: ${names.join(", ")} (tilewright which-rules says what some of them ask)` };
}

/**
 * The ruleset that `--rules` names; `undefined` without it. Answers stand behind the name of a preset that asks:
 * `french-2026:challenge=5-a-word`.
 *
 * @throws Error with a message of one line if there is no preset of this name, or if it asks what is not answered
 */
export function rulesetNamed(text: string | undefined): Ruleset | undefined {
  if (text === undefined) return undefined;
  const [name = "", ...behind] = text.split(":");
  const preset = presetNamed(name, "--rules");
  const pairs = behind.flatMap((part) => part.split(",")).map((pair) => [pair.split("=")[0], pair.split("=")[1] ?? ""]);
  try {
    return preset.rulesetOf(Object.fromEntries(pairs));
  } catch (error) {
    throw new Error(`--rules: ${(error as Error).message.split("\n").join("; ")}; for instance ${exampleOf(preset)}`);
  }
}

/** The preset of this id. */
export function presetNamed(name: string, argument: string): RulesetPreset {
  const id = oneOf(argument, name, names, true);
  return rulesetPresets.find((preset) => preset.id === id) as RulesetPreset;
}

/** What `--rules` may look like for this preset: its name, with the first answer to each of its questions. */
export function exampleOf({ id, questions }: RulesetPreset): string {
  return [id, questions.map(({ name, answers }) => `${name}=${answers?.[0]?.answer}`).join()].filter(Boolean).join(":");
}
