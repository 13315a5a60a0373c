import fc from "fast-check";
import { seed } from "../seed.ts";

/** The orders of a list: all of them up to five things, and 24 of the 720 or more beyond. */
export function ordersOf<T>(list: readonly T[]): readonly (readonly T[])[] {
  if (list.length > 5)
    return fc.sample(fc.shuffledSubarray([...list], { minLength: list.length }), { numRuns: 24, seed });
  if (list.length < 2) return [list];
  return list.flatMap((first, i) => ordersOf(list.filter((_, other) => other !== i)).map((rest) => [first, ...rest]));
}
