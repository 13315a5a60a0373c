import { parse } from "../read/parse.ts";
import type { Reader } from "../read/reader.ts";
import { readRuleset } from "../rules/read-ruleset.ts";
import type { Ruleset } from "../rules/ruleset.ts";
import { type Parser, parser } from "./parser.ts";
import { sharedRuleset } from "./shared-ruleset.ts";

/**
 * Reads a ruleset, given with all its fields. What `defineRuleset` would reject is a problem. The mere id of a preset
 * is one, too: look that up in `rulesets`.
 *
 * @param input - A string with JSON, or the value it stands for.
 */
export const parseRuleset: Parser<{ readonly ruleset: Ruleset }, Ruleset> = /* @__PURE__ */ parser(
  (input) => parse(input, readShared, { maybeNewer: true }),
  ({ ruleset }) => ruleset,
);

function readShared(reader: Reader, value: unknown): { readonly ruleset: Ruleset } | null {
  const ruleset = readRuleset(reader, value, "");
  return ruleset && { ruleset: sharedRuleset(ruleset) };
}
