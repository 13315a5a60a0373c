import { cached } from "../cached.ts";
import { isFrozen } from "../frozen.ts";
import { createReader } from "../read/reader.ts";
import { refuse } from "../read/refuse.ts";
import { readRuleset } from "./read-ruleset.ts";
import { requireRuleset } from "./require-ruleset.ts";
import type { Ruleset } from "./ruleset.ts";

/**
 * Throws a `TypeError` if `ruleset` is not a ruleset, and a `RangeError` with every fault for which `defineRuleset`
 * rejects it.
 */
export function requireDefined(ruleset: Ruleset): void {
  requireRuleset(ruleset);
  isDefined(ruleset);
}

/** Reads a ruleset that a program passed. Throws a `RangeError` with every fault for which it cannot be one. */
export function readDefined(ruleset: Ruleset): Ruleset {
  const reader = createReader();
  const read = readRuleset(reader, ruleset, "");
  refuse("ruleset", reader.problems);
  return read as Ruleset;
}

/** Nothing can become wrong with a ruleset that nobody can change. */
const isDefined: (ruleset: Ruleset) => true = /* @__PURE__ */ cached((ruleset: Ruleset) => {
  readDefined(ruleset);
  return true;
}, isFrozen);
