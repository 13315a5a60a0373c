import type { Parsed } from "../checked.ts";
import { readRuleset } from "../rules/read-ruleset.ts";
import type { Ruleset } from "../rules/ruleset.ts";
import { parse } from "./parse.ts";

/**
 * Reads a ruleset by value: JSON text, or the value it stands for. The name of a preset is none.
 *
 * Refused with every problem and its path is what `defineRuleset` would refuse.
 */
export function parseRuleset(input: unknown): Parsed<{ readonly ruleset: Ruleset }> {
  return parse(
    input,
    (reader, value) => {
      const ruleset = readRuleset(reader, value, "");
      return ruleset && { ruleset };
    },
    { maybeNewer: true },
  );
}
