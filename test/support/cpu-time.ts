import { expect } from "vitest";

// What something costs is asked in CPU time: a busy machine takes longer by the clock on the wall.

/** Milliseconds of CPU time that `work` takes. */
export function cpuTime(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/**
 * Fails if an input eight times as large takes much more than eight times as long. What is quadratic takes 64 times as
 * long. What disturbs a call makes it slower and never faster, so one good attempt of five is proof.
 *
 * @param size - The smaller of the two sizes.
 * @param prepare - Makes the input of a size; its time does not count.
 */
export function expectProportional<T>(size: number, prepare: (size: number) => T, work: (input: T) => unknown): void {
  const times = 8;
  const [small, large] = [prepare(size), prepare(times * size)];
  work(small);
  let ratio = Infinity;
  for (let attempt = 0; attempt < 5 && ratio >= 3 * times; attempt++)
    ratio = Math.min(ratio, oneCall(() => work(large)) / oneCall(() => work(small)));
  expect(ratio).toBeLessThan(3 * times);
}

/** The CPU time of one call, which is repeated until that can be measured. */
function oneCall(work: () => unknown): number {
  let calls = 0;
  let total = 0;
  while (total < 5) {
    total += cpuTime(work);
    calls++;
  }
  return total / calls;
}
