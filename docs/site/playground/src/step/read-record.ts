import type { Ruleset } from "tilewright";
import { type GcgGame, parseGameHistory, parseGcg, type Remark } from "tilewright/notation";
import { tileSets } from "../setup/choices.ts";

/** A recorded game, or why it cannot be read. */
export type ReadRecord =
  | { readonly ok: true; readonly game: GcgGame; readonly remarks: readonly Remark[] }
  | { readonly ok: false; readonly problems: readonly Remark[] };

/**
 * Reads GCG or the JSON of a game history, as the command line does.
 *
 * @param ruleset - `null`: the rules that the record shows.
 */
export function readRecord(input: string | Uint8Array, ruleset: Ruleset | null): ReadRecord {
  const options = { tileSets: Object.values(tileSets), ...(ruleset === null ? {} : { ruleset }) };
  const gcg = parseGcg(input, options);
  if (gcg.ok) return gcg;
  const history = parseGameHistory(input, options);
  return history.ok ? history : gcg;
}
