import type { Parsed } from "../checked.ts";
import { readRuleset } from "../rules/read-ruleset.ts";
import type { Ruleset } from "../rules/ruleset.ts";
import { parse } from "./parse.ts";
import { sharedRuleset } from "./shared-ruleset.ts";

/**
 * Reads a ruleset, given with all its fields. What `defineRuleset` would refuse is a problem, and so is the mere name
 * of a rulebook: look that up in `rulesets`.
 *
 * @param input - A string with JSON, or the value it stands for.
 */
export function parseRuleset(input: unknown): Parsed<{ readonly ruleset: Ruleset }> {
  return parse(
    input,
    (reader, value) => {
      const ruleset = readRuleset(reader, value, "");
      return ruleset && { ruleset: sharedRuleset(ruleset) };
    },
    { maybeNewer: true },
  );
}
