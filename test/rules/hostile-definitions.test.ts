import fc from "fast-check";
import { createGame, defineLayout, defineRuleset, defineTileSet, parseLetters } from "tilewright";
import { parsePlay, parseRack, parseSquare } from "tilewright/notation";
import { us2021 } from "tilewright/rulesets";
import { english } from "tilewright/tile-sets";
import { expect, test } from "vitest";
import { withChange } from "../json/problems.ts";
import { hostileInputs, timeFor } from "../seed.ts";
import { anyCharacter } from "../support/any-character.ts";

const inputs = hostileInputs(500);

const likely: fc.Arbitrary<unknown> = fc.oneof(
  fc.integer({ min: -2, max: 100 }),
  fc.constantFrom("", "A", "?", "CH", "#", "=", "lose-game", "lose-turn", "on-play", null, true, false, [], {}, [0]),
  fc.constantFrom(["A"], [["A", 1, 1]], { count: 0, points: 0 }, { word: 3 }, { points: 5, per: "play", to: "nobody" }),
  fc.jsonValue(),
);
/** Behind a function, where fast-check does not look at it. */
const thing = fc.oneof(
  likely.map((value) => () => value),
  fc.anything().map((value) => () => value),
);

/** Definitions with some values changed; each must be accepted, or refused by one of the documented errors. */
const definers: readonly (readonly [string, definition: object, paths: readonly string[], define: Definer])[] = [
  [
    "defineTileSet",
    {
      id: "few",
      letters: [
        ["A", 1, 3],
        ["CH", 5, 1],
        ["Z", 10, 0],
      ],
      blanks: { count: 1, points: 0 },
    },
    ["id", "letters", "letters[0]", "letters[1][0]", "letters[1][1]", "letters[1][2]", "blanks", "blanks.count"],
    (definition) => defineTileSet(definition),
  ],
  [
    "defineLayout",
    { rowsOfSquares: ["=.#", ".'.", "x.-"], legend: { x: { word: 2, letter: 3 } }, starts: [{ row: 1, col: 1 }] },
    [
      "rowsOfSquares",
      "rowsOfSquares[0]",
      "legend",
      "legend.x",
      "legend.x.word",
      "starts",
      "starts[0]",
      "starts[0].row",
    ],
    (definition) => defineLayout(definition),
  ],
  [
    "defineRuleset",
    {},
    [
      ...Object.keys(us2021),
      "end.targets",
      "challenge.whenWrong",
      "tileSet.letters",
      "layout.rows",
      "exchange.perGame",
    ],
    (definition) => defineRuleset(us2021, definition),
  ],
];
type Definer = (definition: never) => object;

test.each(definers)(
  "%s answers or throws a TypeError or a RangeError, whatever is defined",
  (name, good, paths, define) => {
    const changes = fc.array(fc.tuple(fc.constantFrom(...paths), thing), { minLength: 1, maxLength: 3 });
    let defined = 0;
    const attempt = (definition: object): void => {
      try {
        const made = define(definition as never);
        expect(Object.isFrozen(made)).toBe(true);
        if (name === "defineRuleset") createGame({ players: 2, ruleset: made as typeof us2021, seed: "any" });
        defined++;
      } catch (error) {
        expect(error instanceof TypeError || error instanceof RangeError ? null : error).toBeNull();
        expect((error as Error).message).toMatch(/^[a-z]/);
      }
    };
    fc.assert(
      fc.property(changes, (all) => {
        attempt(all.reduce<object>((data, [path, value]) => changed(data, path, value()), good));
      }),
      { numRuns: inputs },
    );
    expect(defined).toBeGreaterThanOrEqual(Math.floor(inputs / 500));
  },
  timeFor(10 * inputs),
);

/** A definition with another value, unless a change before has left nothing there. */
function changed(data: object, path: string, value: unknown): object {
  const base = path.includes(".") && !("id" in data) && Object.keys(data).length === 0 ? us2021 : data;
  try {
    return withChange(base, path, value) as object;
  } catch {
    return data;
  }
}

test(
  "any text is read or refused by the readers of squares, plays, racks and letters",
  () => {
    const piece = fc.constantFrom(
      "8",
      "H",
      "15",
      "a",
      "CH",
      "[CH]",
      ".",
      "(A)",
      "?",
      " ",
      "-",
      "é",
      "\u0301",
      "\ud800",
      "__proto__",
    );
    const text = fc.oneof(
      fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join("")),
      fc.string({ unit: anyCharacter }),
    );
    fc.assert(
      fc.property(text, (given) => {
        const answers = [parseSquare(given), parsePlay(given, { ruleset: us2021 }), parseRack(given, english)];
        for (const { ok, problems } of answers) if (!ok) expect(problems.length).toBeGreaterThan(0);
        const { ok, letters, problems } = parseLetters(given, english);
        if (ok) expect(english.letters.map(({ letter }) => letter)).toEqual(expect.arrayContaining([...letters]));
        else expect(problems.length).toBeGreaterThan(0);
      }),
      { numRuns: inputs },
    );
  },
  timeFor(inputs),
);
