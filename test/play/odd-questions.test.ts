// Boards, words and patterns that strangers write, handed in as they are: each gets an answer.
import fc from "fast-check";
import { type Board, judgeWords, playBetween } from "tilewright";
import { countPlays, playFilter } from "tilewright/movegen";
import { us2021 } from "tilewright/rulesets";
import { expect, test } from "vitest";
import { hostile } from "../json/hostile.ts";
import { drawn } from "../movegen/drawn.ts";
import { graphOf, rackedPosition } from "../movegen/expected.ts";
import { hostileInputs, seed, timeFor } from "../seed.ts";
import { anyCharacter } from "../support/any-character.ts";

const runs = { seed, numRuns: hostileInputs(2000) };
const time = timeFor(runs.numRuns);

const anyText = fc.string({ unit: anyCharacter });
const odd = fc.anything({ withNullPrototype: true });
const tile = fc.oneof(
  { weight: 30, arbitrary: fc.constant(null) },
  fc.record({ letter: fc.oneof(fc.constantFrom("A", "a", "Ñ", "", "__proto__"), fc.string()), blank: fc.boolean() }),
  odd,
);

test("any value at all, instead of the board after, gets violations or a play", { timeout: time }, () => {
  const list = fc.array(tile, { minLength: 220, maxLength: 226, size: "max" });
  fc.assert(
    fc.property(fc.oneof(odd, list, fc.array(tile, { minLength: 225, maxLength: 225, size: "max" })), (after) => {
      const { ok, violations } = playBetween({ ruleset: us2021 }, after as Board);
      expect(ok).toBe(violations === undefined);
      if (!ok) expect(violations.length).toBeGreaterThan(0);
      expect(JSON.stringify(violations ?? []).length).toBeLessThan(100_000);
    }),
    runs,
  );
});

test.each(Object.entries(hostile))("instead of the board after, or of a tile of it, %s gets violations", (_, value) => {
  const board = Array.from({ length: 225 }, (_, index) => (index === 3 ? value : null));
  for (const after of [value, board, [value]]) expect(playBetween({ ruleset: us2021 }, after as Board).ok).toBe(false);
});

test("any texts at all, judged as words, get yes or no", { timeout: time }, () => {
  const text = fc.oneof(anyText, fc.string({ unit: fc.constantFrom("H", "o", "?", "\u0300") }));
  fc.assert(
    fc.property(fc.array(text), (words) => {
      const good = judgeWords(words, { ruleset: us2021, dictionary: { has: () => true } });
      expect(typeof good).toBe("boolean");
      expect(judgeWords(words, { ruleset: us2021, dictionary: { has: () => false } })).toBe(false);
    }),
    runs,
  );
});

test("any text at all is a pattern, which passes some plays or none", { timeout: time }, () => {
  const situation = drawn("STE", ["HORN"], 7, 5);
  const position = rackedPosition(situation);
  const graph = graphOf(
    situation,
    [..."HORNS SO TO ST TOE NEST".split(" ")].map((word) => [...word]),
  );
  const all = countPlays(position, graph);
  const letters = fc.string({ unit: fc.constantFrom("?", "*", "S", "T", "O", "s", " ", "[", "\u0300") });
  fc.assert(
    fc.property(fc.oneof(anyText, letters), (pattern) => {
      const counted = countPlays(position, graph, { where: playFilter(position, { pattern }) });
      expect(counted).toBeLessThanOrEqual(all);
      expect(
        countPlays(position, graph, { where: playFilter(position, { pattern: `${pattern}*` }) }),
      ).toBeGreaterThanOrEqual(counted);
    }),
    runs,
  );
  for (const pattern of ["*S".repeat(100_000), "*".repeat(200_000), "?*".repeat(100_000)])
    expect(countPlays(position, graph, { where: playFilter(position, { pattern }) })).toBeLessThanOrEqual(all);
});
