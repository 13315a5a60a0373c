import fc from "fast-check";
import { expect, test } from "vitest";
import { casesOf, timeFor, wholeRun } from "../seed.ts";
import { type Door, doors } from "./doors.ts";

// 20,000 where all cases are drawn. A short run has 1,000, a larger share than of others, because there are many doors.
const inputs = casesOf(wholeRun ? 20_000 : 40_000);

/** An input, and the door to which it is brought. */
const inputsOf = ([name, { inputs: arbitrary }]: readonly [string, Door]) =>
  fc.tuple(fc.constant(name), arbitrary, fc.nat());
const anyInput = fc.oneof(
  ...Object.entries(doors).map((door) => ({ weight: door[1].weight, arbitrary: inputsOf(door) })),
);

test(
  "whatever a parser accepts can be saved, loaded, seen, exported, audited, played on and ended",
  () => {
    const accepted: Record<string, number> = {};
    const law = ([name, input, seed]: readonly [string, unknown, number]): void => {
      const { enter } = doors[name] as Door;
      if (enter(input as never, seed) === "accepted") accepted[name] = (accepted[name] ?? 0) + 1;
    };
    fc.assert(fc.property(anyInput, law), { numRuns: inputs });
    expect(Object.values(accepted).reduce((sum, count) => sum + count)).toBeGreaterThan(inputs / 4);
    // No door stays shut: one that few inputs were brought to is tried on.
    for (const door of Object.entries(doors))
      if (accepted[door[0]] === undefined) fc.assert(fc.property(inputsOf(door), law), { numRuns: 50 });
    expect(Object.keys(accepted).sort()).toEqual(Object.keys(doors).sort());
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
  },
  timeFor(10 * inputs),
);
