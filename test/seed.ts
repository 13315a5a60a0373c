// Property tests draw the same cases in every run unless FC_SEED says otherwise; the seed is printed once per run.
/** The seed of all property tests. */
export const seed: number = Number(process.env["FC_SEED"] ?? "1");

/** Vitest calls this once per run, before any test file. */
export function setup(): void {
  console.log(`property tests: FC_SEED=${seed}`);
}

/** The share of its usual cases that a random test draws. All of them are drawn with CASES=1, as .ci/run does. */
const share = Number(process.env["CASES"] ?? "0.025");
const asked = process.env["FC_RUNS"];

/** Whether all cases are drawn, and not a share of them. */
export const wholeRun: boolean = share >= 1;

/** How many cases a random test draws whose usual number this is: its share, or as many as FC_RUNS asks for. */
export function casesOf(usual: number): number {
  return asked === undefined ? Math.ceil(usual * share) : Number(asked);
}

/** Every so many of a list, by the same share, for tests of many examples of one kind that take their time. */
export function sampleOf<T>(list: readonly T[]): readonly T[] {
  const step = Math.max(1, Math.round(1 / share));
  return list.filter((_, i) => i % step === 0);
}

/** As many cases, for a property that takes its time: FC_RUNS may ask for fewer, but not for more. */
export function atMost(usual: number): number {
  return Math.min(usual, casesOf(usual));
}

/** How long so many cases may take before they hang: a minute at least, and forty milliseconds each. */
export function timeFor(cases: number): number {
  return 60_000 + 40 * cases;
}

/** So many hostile inputs, and FUZZ_TIMES as many as usual where a long run asks for more. */
export function hostileInputs(usual: number): number {
  return Math.ceil(usual * Number(process.env["FUZZ_TIMES"] ?? share));
}
