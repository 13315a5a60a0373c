import { type IndexedRules, indexRules } from "../../play/indexed-rules.ts";
import type { Reader } from "../../read/reader.ts";
import type { Ruleset } from "../../rules/ruleset.ts";

/** What the parts of a table refer to while they are read: its rules, and how many players sit at it. */
export interface TableContext {
  readonly reader: Reader;
  readonly ruleset: Ruleset;
  readonly rules: IndexedRules;
  readonly seats: number;
}

/**
 * Returns the context to read something in.
 *
 * @throws TypeError if `ruleset` is not a ruleset at all: it is the caller's, or has been read before.
 */
export function readContext(reader: Reader, ruleset: Ruleset, seats = 0): TableContext {
  return { reader, ruleset, rules: indexRules(ruleset), seats };
}
