// Property tests draw the same cases in every run unless FC_SEED says otherwise; the seed is printed once per run.
/** The seed of all property tests. */
export const seed: number = Number(process.env["FC_SEED"] ?? "1");

/** Vitest calls this once per run, before any test file. */
export function setup(): void {
  console.log(`property tests: FC_SEED=${seed}`);
}

/** So many cases of a property that takes its time; fewer where FC_RUNS asks for fewer. */
export function atMost(cases: number): number {
  return Math.min(cases, Number(process.env["FC_RUNS"] ?? cases));
}

/** How long so many cases may take before they hang: a minute at least, and forty milliseconds each. */
export function timeFor(cases: number): number {
  return 60_000 + 40 * cases;
}

/** So many hostile inputs, and FUZZ_TIMES as many where a long run asks for more. */
export function hostileInputs(usual: number): number {
  return Math.ceil(usual * Number(process.env["FUZZ_TIMES"] ?? "1"));
}
