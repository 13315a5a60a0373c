import { expect, test } from "vitest";
import { measures } from "../bag/draws.ts";
import { seed } from "../seed.ts";

const draws = 300_000;

test.each(measures.map(({ name, of }) => [name, of] as const))(
  `games draw each tile of the bag equally often, in ${draws} draws: %s`,
  (_name, of) => {
    expect(Math.abs(of(draws, `slow ${seed}`))).toBeLessThan(5);
  },
);
