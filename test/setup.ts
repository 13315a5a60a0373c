import fc from "fast-check";
import { rulesets } from "tilewright/rulesets";
import { seed } from "./seed.ts";

const { FC_RUNS: runs, MUTATED: mutated } = process.env;
fc.configureGlobal({
  seed,
  ...(runs === undefined ? {} : { numRuns: Number(runs) }),
  // A mutant is noticed or not; how small the case could be that notices it, nobody asks.
  endOnFailure: mutated !== undefined,
});

// Test files share the modules they load, and some freeze what they hand in: so the presets, tile sets and layouts are
// frozen for all of them, and nothing depends on which file came first.
function freeze(value: unknown): void {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const inner of Object.values(value)) freeze(inner);
}

freeze(rulesets);
