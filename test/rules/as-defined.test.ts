// What is defined is what is loaded again, whichever way of writing "off" or zero the program had.
import fc from "fast-check";
import {
  applyRuling,
  createGame,
  defineLayout,
  defineRuleset,
  defineTileSet,
  type GameState,
  type Layout,
  type Ruleset,
  type RulesetPatch,
  unwrap,
} from "tilewright";
import { parseGame, parseRuleset } from "tilewright/json";
import { standardLayout } from "tilewright/layouts";
import { us2021 } from "tilewright/rulesets";
import { expect, test } from "vitest";
import { knobsWithin, optionalKnobs, simpleKnobs } from "../support/optional-knobs.ts";

const runs = { numRuns: Number(process.env["FC_RUNS"] ?? "60") };

/** A property that is there or not, and off in all the ways there are in JavaScript. */
const maybe = <T>(key: string, on: fc.Arbitrary<T>): fc.Arbitrary<object> =>
  fc.oneof(
    on.map((value) => ({ [key]: value })),
    fc.constantFrom({}, { [key]: undefined }, { [key]: null }, { [key]: false }),
  );

const together = (...parts: readonly fc.Arbitrary<object>[]): fc.Arbitrary<object> =>
  fc.tuple(...parts).map((all) => Object.assign({}, ...all) as object);

/** The knobs of a ruleset, or of one of its objects, that are yes or no or a number. */
const simple = (of: Parameters<typeof simpleKnobs>[0]): readonly fc.Arbitrary<object>[] =>
  simpleKnobs(of).map(({ name, range }) =>
    maybe<unknown>(name, range === null ? fc.boolean() : fc.integer({ min: range[0], max: range[1] })),
  );

const zero = fc.constantFrom(0, -0);
const price = together(
  fc.record({ points: fc.oneof(zero, fc.nat(9)), per: fc.constant("play"), to: fc.constant("nobody") }),
  maybe("seconds", fc.integer({ min: 1, max: 9 })),
);
const premium = together(
  fc.constant({ letter: 2, word: 1 }),
  maybe("sticks", fc.boolean()),
  maybe(
    "when",
    fc.oneof(
      together(fc.record({ points: fc.array(fc.oneof(zero, fc.integer({ min: -3, max: 3 }))) })),
      fc.constant({ letters: ["A"] }),
    ),
  ),
);
const layout: fc.Arbitrary<Layout> = fc.tuple(premium, zero).map(([meaning, row]) =>
  defineLayout({
    rowsOfSquares: standardLayout.rowsOfSquares,
    legend: { "'": meaning as Layout["legend"][string] },
    starts: [{ row, col: row }],
  }),
);
const tileSet = fc.tuple(zero, zero).map(([points, count]) =>
  defineTileSet({
    id: "few",
    letters: [
      ["A", points, 40],
      ["B", 3, count],
      ["C", 3, 1],
    ],
    blanks: { count: 2, points },
  }),
);
const patches = together(
  fc.record({
    layout,
    tileSet,
    bonuses: fc.array(
      together(
        fc.constant({ tiles: 7 }),
        fc.oneof(
          zero.map((points) => ({ points, times: 2 })),
          fc.constant({ points: 5 }),
        ),
      ),
      { maxLength: 1 },
    ),
    exchange: together(
      fc.record({ minTiles: zero, minBag: zero, maxTiles: fc.constant(7), perGame: fc.oneof(zero, fc.constant(null)) }),
      ...simple("exchange"),
    ),
    challenge: together(
      fc.record({ looksUp: fc.constant("every-word"), whenWrong: price }),
      ...simple("challenge"),
      maybe("schedule", fc.array(price, { minLength: 1, maxLength: 2 })),
    ),
    end: together(...simple("end")),
    leftover: fc.record({ own: fc.constant("subtract"), toFinisher: zero }),
  }),
  ...simple("ruleset"),
) as fc.Arbitrary<RulesetPatch>;

test("every knob that a ruleset may lack is in what is defined", () => {
  const drawn = fc.sample(patches, { numRuns: 100, seed: 1 }).flatMap(knobsWithin);
  expect([...optionalKnobs]).toContain("noRepeats");
  expect([...optionalKnobs].filter((name) => !drawn.includes(name))).toEqual([]);
});

const loaded = (game: GameState): GameState => unwrap(parseGame(JSON.stringify(game))).state;

test("rules, and a game by them, are the same after they have been saved and loaded", () => {
  fc.assert(
    fc.property(patches, (patch) => {
      const ruleset: Ruleset = defineRuleset(us2021, patch);
      expect(unwrap(parseRuleset(JSON.stringify(ruleset))).ruleset).toStrictEqual(ruleset);
      expect(defineRuleset(ruleset)).toBe(ruleset);
      const game = createGame({ players: 2, ruleset, seed: "saved", first: 0 });
      expect(loaded(game)).toStrictEqual(game);
    }),
    runs,
  );
});

test("a premium that does not stick is one that does not say so, and a start at -0 is one at 0", () => {
  const legend = { "'": { letter: 2, word: 1, sticks: false } };
  const small = defineLayout({ rowsOfSquares: ["''"], legend, starts: [{ row: -0, col: 1 }] });
  expect(small.legend["'"]).toStrictEqual({ letter: 2, word: 1 });
  expect(small.starts).toStrictEqual([{ row: 0, col: 1 }]);
});

test("an adjustment of -0 points is one of 0", () => {
  const game = createGame({ players: 2, seed: "saved", first: 0 });
  const ruling = { type: "adjust", player: 0, points: -0, reason: "penalty" } as const;
  const adjusted = unwrap(applyRuling(game, ruling)).state;
  expect(loaded(adjusted)).toStrictEqual(adjusted);
});

test("parts of a base that a change leaves as they are stay the same objects", () => {
  const ruleset = defineRuleset(us2021, {
    rackSize: 8,
    exchange: { minTiles: 0, minBag: -0, maxTiles: 7, perGame: 2 },
  });
  expect(ruleset.tileSet).toBe(us2021.tileSet);
  expect(ruleset.end.targets).toBe(null);
  expect(ruleset.layout).toBe(us2021.layout);
  expect(ruleset.exchange?.minBag).toBe(0);
});
