import fc from "fast-check";
import { casesOf, seed } from "./seed.ts";

const { MUTATED: mutated } = process.env;
fc.configureGlobal({
  seed,
  numRuns: casesOf(100),
  // A mutant is noticed or not; how small the case could be that notices it, nobody asks.
  endOnFailure: mutated !== undefined,
});
