import { asRead } from "../read/as-read.ts";
import { requireObject } from "../read/refuse.ts";
import { readDefined } from "./require-defined.ts";
import type { EndRule, Ruleset } from "./ruleset.ts";

/** The fields of a ruleset to change. Each new value replaces the previous one; only `end` may be partial. */
export type RulesetPatch = { readonly [K in keyof Omit<Ruleset, "end" | "variants">]?: Ruleset[K] } & {
  readonly end?: { readonly [K in keyof EndRule]?: EndRule[K] };
};

/** A change to the rules: the fields to change, or a function that takes a ruleset and returns a new one. */
export type Variant = RulesetPatch | ((base: Ruleset) => Ruleset);

/**
 * Returns a ruleset: `base` with the variants applied to it in order. Neither `base` nor the variants are changed. The
 * ruleset and everything in it are frozen: any part of `base` or of your own objects that is not yet frozen is copied.
 *
 * @param variants - Functions (`nineTile`, for example) or objects that contain the fields to change
 * (`{ noRepeats: true }`, for example).
 *
 * @throws TypeError if a variant is neither an object nor a function.
 * @throws RangeError if a field does not exist or its value is invalid, or if the rules are unplayable or a game would
 * never end. The message lists the path of every such field. Fields that have no effect in combination with the others
 * are accepted: `auditRuleset` lists them.
 *
 * @example
 * ```ts
 * import { defineRuleset } from "tilewright";
 * import { nineTile, us2021 } from "tilewright/rulesets";
 *
 * defineRuleset(us2021, nineTile, { wordCheck: "on-play", challenge: null }).rackSize; // => 9
 * ```
 */
export function defineRuleset(base: Ruleset, ...variants: readonly Variant[]): Ruleset {
  requireObject(base, "base", "a ruleset such as us2021");
  const ruleset = variants.reduce(apply, base);
  return asRead(ruleset, readDefined(ruleset));
}

function apply(base: Ruleset, variant: Variant): Ruleset {
  if (typeof variant === "function") return variant(base);
  requireObject(variant, "variant", "an object with settings, or a function");
  return { ...base, ...variant, end: { ...base.end, ...variant.end } };
}
