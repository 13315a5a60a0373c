// The law of move generation under rules that no rulebook has: each knob alone, and every two.
import fc from "fast-check";
import { describe, test } from "vitest";
import { knobGroups, rulesWith } from "../oracle/movegen/knob-rules.ts";
import { taskOf } from "../oracle/movegen/tasks.ts";
import { randomFrom } from "../oracle/random.ts";
import { casesOf, seed } from "../seed.ts";
import { assertWithPlays } from "./assert-with-plays.ts";
import { expectAllPlays } from "./expect-all-plays.ts";

// Positions of each knob and of each pair.
const numRuns = Math.max(2, Math.ceil(casesOf(120) / knobGroups.length));

describe("generated plays are all legal plays, each once, with their points, best first, under", () => {
  test.each(knobGroups.map((names, index) => [names.join(" and "), names, index] as const))(
    "%s",
    (_name, names, index) => {
      let found = 0;
      const law = fc.property(fc.nat(), (number) => {
        const task = taskOf(number, rulesWith(names, randomFrom(number)));
        found += expectAllPlays(task, number % 2 === 0 ? "position" : "view");
      });
      assertWithPlays(law, { seed: seed + index, numRuns }, () => found);
    },
    3_600_000,
  );
});
