import fc from "fast-check";
import { seed } from "./seed.ts";

const { FC_RUNS: runs, MUTATED: mutated } = process.env;
fc.configureGlobal({
  seed,
  ...(runs === undefined ? {} : { numRuns: Number(runs) }),
  // A mutant is noticed or not; how small the case could be that notices it, nobody asks.
  endOnFailure: mutated !== undefined,
});
