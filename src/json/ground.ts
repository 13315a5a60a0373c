import { type Tables, tablesOf } from "../play/tables.ts";
import type { Reader } from "../read.ts";
import type { Ruleset } from "../rules/ruleset.ts";

/** What the parts of a table refer to while they are read: its rules, and how many sit at it. */
export interface Ground {
  readonly reader: Reader;
  readonly ruleset: Ruleset;
  readonly tables: Tables;
  readonly seats: number;
}

/**
 * The ground on which something is read.
 *
 * @throws TypeError for what is no ruleset at all: the ruleset is the caller's own, or has been read before.
 */
export function groundOf(reader: Reader, ruleset: Ruleset, seats = 0): Ground {
  return { reader, ruleset, tables: tablesOf(ruleset), seats };
}
