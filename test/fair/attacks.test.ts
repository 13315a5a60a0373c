// A server grinds: under each attack it makes one deal after the other, and none of them may pass. 100,000 of each:
// `npm run test:slow -- deals`.

import { auditDeal } from "tilewright/fair";
import { describe, expect, test } from "vitest";
import { randomFrom } from "../oracle/random.ts";
import { casesOf, seed, timeFor } from "../seed.ts";
import { attacks, dealt } from "./attacks.ts";
import { copy, seenBy } from "./deals.ts";

const tries = casesOf(4000);

test("the deal itself passes, for both players", () => {
  for (const deal of dealt.notes) expect(auditDeal(copy(deal), copy(dealt.game), seenBy(deal, dealt.game))).toEqual([]);
});

describe(`of ${tries} deals that a server made none passes:`, () => {
  test.each(Object.entries(attacks))(
    "%s",
    (_, attack) => {
      const random = randomFrom(seed);
      const passed: unknown[] = [];
      const games = new Set<string>();
      for (let i = 0; i < tries; i++) {
        const { deal, sent, seen } = attack(random);
        if (games.size < 100) games.add(JSON.stringify(sent));
        if (auditDeal(deal, sent, seen).length === 0) passed.push(sent);
      }
      expect(passed).toEqual([]);
      // It does try more than one thing.
      expect(games.size).toBeGreaterThan(1);
    },
    timeFor(tries),
  );
});
