import { parse } from "../read/parse.ts";
import type { Reader } from "../read/reader.ts";
import { readRuleset } from "../rules/read-ruleset.ts";
import type { Ruleset } from "../rules/ruleset.ts";
import { type Parser, parser } from "./parser.ts";
import { sharedRuleset } from "./shared-ruleset.ts";

/**
 * Parses a complete ruleset, with all its fields. Anything that `defineRuleset` would reject is a problem. So is the
 * bare id of a preset: look it up in `rulesets` instead.
 *
 * @param input - A JSON string, or the value it encodes.
 */
export const parseRuleset: Parser<{ readonly ruleset: Ruleset }, Ruleset> = /* @__PURE__ */ parser(
  (input) => parse(input, readShared, { maybeNewer: true }),
  ({ ruleset }) => ruleset,
);

function readShared(reader: Reader, value: unknown): { readonly ruleset: Ruleset } | null {
  const ruleset = readRuleset(reader, value, "");
  return ruleset && { ruleset: sharedRuleset(ruleset) };
}
