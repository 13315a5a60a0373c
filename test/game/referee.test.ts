// Whole games, request by request, beside a referee that was written from the clauses alone.
import fc from "fast-check";
import { describe, test } from "vitest";
import { diceForGame } from "../oracle/referee/choose.ts";
import * as referee from "../oracle/referee/presets.ts";
import { combinations, gameSetupsOf } from "../oracle/referee/setups.ts";
import { casesOf, seed } from "../seed.ts";
import { presets } from "../support/presets.ts";
import { expectSameRules } from "./referee/expect-same-rules.ts";
import { playBeside } from "./referee/play-beside.ts";

// Games of each combination of rulebook, variants and number of players; of some of them where fewer runs are asked for.
const runs = casesOf(combinations.length);
const numRuns = Math.ceil(runs / combinations.length);
const played = combinations.filter((_, i) => i % Math.ceil(combinations.length / runs) === 0);

describe("in whole games", () => {
  test.each(referee.editions)(
    "under %s the library answers every move, legal or not, as the referee does",
    (edition) => {
      for (const combination of played.filter((each) => each.edition === edition)) {
        // With one seed all combinations would be played with the same dice.
        const own = { numRuns, seed: seed + combinations.indexOf(combination) };
        fc.assert(
          fc.property(gameSetupsOf(combination), diceForGame, (setup, dice) => void playBeside(setup, dice)),
          own,
        );
      }
    },
    3_600_000,
  );

  test.each(referee.editions)("the preset of %s is the referee's, which was written from the clauses", (edition) => {
    expectSameRules(presets[edition], referee.presets[edition]);
  });
});
