import fc from "fast-check";
import { seed } from "./seed.ts";

const runs = process.env["FC_RUNS"];
fc.configureGlobal({ seed, ...(runs === undefined ? {} : { numRuns: Number(runs) }) });
