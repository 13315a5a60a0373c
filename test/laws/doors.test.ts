import fc from "fast-check";
import { expect, test } from "vitest";
import { casesOf, timeFor } from "../seed.ts";
import { type Door, doors } from "./doors.ts";

const inputs = casesOf(20_000);

/** An input, and the door to which it is brought. */
const anyInput = fc.oneof(
  ...Object.entries(doors).map(([name, { weight, inputs: arbitrary }]) => ({
    weight,
    arbitrary: fc.tuple(fc.constant(name), arbitrary, fc.nat()),
  })),
);

test(
  "whatever a parser accepts can be saved, loaded, seen, exported, audited, played on and ended",
  () => {
    const accepted: Record<string, number> = {};
    fc.assert(
      fc.property(anyInput, ([name, input, seed]) => {
        const { enter } = doors[name] as Door;
        if (enter(input as never, seed) === "accepted") accepted[name] = (accepted[name] ?? 0) + 1;
      }),
      { numRuns: inputs },
    );
    // No door stays shut, and most of them are often open.
    expect(Object.keys(accepted).sort()).toEqual(Object.keys(doors).sort());
    expect(Object.values(accepted).reduce((sum, count) => sum + count)).toBeGreaterThan(inputs / 4);
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
  },
  timeFor(10 * inputs),
);
