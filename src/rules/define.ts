import { mismatch } from "../read/describe.ts";
import { createReader } from "../read/reader.ts";
import { refuse } from "../read/refuse.ts";
import { readRuleset } from "./read-ruleset.ts";
import type { EndRule, Ruleset } from "./ruleset.ts";

/** Some knobs to change. `end` may be given in part; everything else replaces what was there. */
export type RulesetPatch = { readonly [K in keyof Omit<Ruleset, "end" | "variants">]?: Ruleset[K] } & {
  readonly end?: { readonly [K in keyof EndRule]?: EndRule[K] };
};

/** A change of rules: knobs, or a function from rules to rules, which may look at what it changes. */
export type Variant = RulesetPatch | ((base: Ruleset) => Ruleset);

/**
 * Makes a ruleset: a base, and variants applied to it in order. Neither is changed.
 *
 * @throws RangeError that lists every knob with a value that makes no sense, by path, and every knob that does not exist;
 * TypeError for a variant that is neither knobs nor a function.
 *
 * @example
 * ```ts
 * import { defineRuleset } from "tilewright";
 * import { nineTile, us2021 } from "tilewright/rulesets";
 *
 * defineRuleset(us2021, nineTile, { wordCheck: "on-play" }).rackSize; // => 9
 * ```
 */
export function defineRuleset(base: Ruleset, ...variants: readonly Variant[]): Ruleset {
  const ruleset = variants.reduce(apply, base);
  const reader = createReader();
  readRuleset(reader, ruleset, "");
  refuse("ruleset", reader.problems);
  return ruleset;
}

function apply(base: Ruleset, variant: Variant): Ruleset {
  if (typeof variant === "function") return variant(base);
  if (typeof variant !== "object" || variant === null)
    throw new TypeError(mismatch("variant", "knobs or a function", variant));
  return { ...base, ...variant, end: { ...base.end, ...variant.end } };
}
