import { type IndexedRules, indexRules } from "../play/indexed-rules.ts";
import type { Reader } from "../read/reader.ts";
import type { Ruleset } from "../rules/ruleset.ts";

/** What the parts of a table refer to while they are read: its rules, and how many sit at it. */
export interface ReadContext {
  readonly reader: Reader;
  readonly ruleset: Ruleset;
  readonly rules: IndexedRules;
  readonly seats: number;
}

/**
 * The ground on which something is read.
 *
 * @throws TypeError for what is no ruleset at all: the ruleset is the caller's own, or has been read before.
 */
export function readContext(reader: Reader, ruleset: Ruleset, seats = 0): ReadContext {
  return { reader, ruleset, rules: indexRules(ruleset), seats };
}
