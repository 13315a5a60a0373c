import fc from "fast-check";
import { expect } from "vitest";

/** Asserts a law of searches, and goes on while no position that was drawn has a play: a few may all be such by chance. */
export function assertWithPlays<T>(
  law: fc.IRawProperty<T>,
  { seed, numRuns }: { readonly seed: number; readonly numRuns: number },
  plays: () => number,
): void {
  fc.assert(law, { seed, numRuns });
  for (let more = 1; plays() === 0 && more < 50; more++) fc.assert(law, { seed: seed + 1000 * more, numRuns: 1 });
  expect(plays()).toBeGreaterThan(0);
}
