import { createGame, createTableGame, defineRuleset, emptyBoard, type Position, viewFor } from "tilewright";
import { buildWordGraph, type WordGraph, wordList } from "tilewright/dictionary";
import { standardLayout } from "tilewright/layouts";
import {
  bestPlay,
  canPlay,
  canPlayWith,
  countPlays,
  findAnchors,
  type GenerateOptions,
  generatePlays,
  playAt,
  type RackedPosition,
  rankPlay,
  rawPlays,
} from "tilewright/movegen";
import { us2021 as ruleset } from "tilewright/rulesets";
import { english, french, german } from "tilewright/tile-sets";
import { describe, expect, test } from "vitest";

const graph = buildWordGraph(["AT", "TEA"], { tileSet: english, gaddag: true });
const position: RackedPosition = { ruleset, rack: [..."TEA"] };
const questions: readonly (readonly [string, (position: RackedPosition, graph: WordGraph) => unknown])[] = [
  ["generatePlays", generatePlays],
  ["bestPlay", bestPlay],
  ["countPlays", countPlays],
  ["canPlay", canPlay],
  ["canPlayWith", (position, graph) => canPlayWith(graph)(position as Position)],
  ["rawPlays", rawPlays],
];

describe.each(questions)("%s", (_name, ask) => {
  test.each([
    ["null", null],
    ["undefined", undefined],
    ["a number", 42],
    ["a text", "position"],
    ["an object without a ruleset", {}],
    ["a ruleset without a rack", { ruleset }],
    ["no rack", { ruleset, rack: null }],
    ["a spectator's view", viewFor(createGame({ players: 2, seed: "s" }), "spectator")],
    [
      "a board with a number on it",
      { ruleset, rack: ["T"], board: emptyBoard(standardLayout).map((_, i) => (i === 3 ? (7 as never) : null)) },
    ],
  ])("refuses %s as a position with a TypeError", (_what, wrong) => {
    expect(() => ask(wrong as never, graph)).toThrow(TypeError);
  });

  test.each([
    ["null", null],
    ["undefined", undefined],
    ["an object", {}],
    ["a set", new Set(["AT"])],
    ["a word list", wordList(["AT"], { tileSet: english })],
    ["a copy of a graph", { ...graph }],
  ])("refuses %s as a graph with a TypeError", (_what, wrong) => {
    expect(() => ask(position, wrong as never)).toThrow(TypeError);
  });

  test.each([["HORN"], [""], [0], [new Set(["TEA"])], [{ length: 0 }]])(
    "refuses %o for the words that have been played with a TypeError",
    (wordsPlayed) => {
      const rules = defineRuleset(ruleset, { noRepeats: true });
      const wrong = { ...position, ruleset: rules, wordsPlayed: wordsPlayed as never };
      expect(() => ask(wrong, graph)).toThrow(TypeError);
      expect(() => ask(wrong, graph)).toThrow(/^position\.wordsPlayed: expected a list of words, found /);
    },
  );

  test("refuses a graph without a GADDAG or with other letters with a RangeError", () => {
    expect(() => ask(position, buildWordGraph(["AT"], { tileSet: english }))).toThrow(RangeError);
    for (const tileSet of [french, german].filter(({ letters }) => letters.length !== english.letters.length))
      expect(() => ask(position, buildWordGraph([], { tileSet, gaddag: true }))).toThrow(RangeError);
    const turned = { ...english, letters: [...english.letters].reverse() };
    expect(() => ask(position, buildWordGraph(["AT"], { tileSet: turned, gaddag: true }))).toThrow(RangeError);
  });

  test.each([[["Ä"]], [["a"]], [[""]], [["T", 7]], [[null]], [["TE"]]])(
    "refuses the rack %j with a RangeError",
    (rack) => {
      expect(() => ask({ ruleset, rack: rack as never }, graph)).toThrow(RangeError);
    },
  );
});

test.each<readonly [what: string, ask: () => unknown, expected: string]>([
  ["no rack", () => bestPlay({ ruleset } as never, graph), "position.rack: expected a list of tiles, found none"],
  [
    "a rack with a tile of another tile set",
    () => bestPlay({ ruleset, rack: ["A", "Ä"] }, graph),
    'position.rack[1]: expected a tile in the set, found "Ä"',
  ],
  [
    "a graph without a GADDAG",
    () => bestPlay(position, buildWordGraph(["AT"], { tileSet: english })),
    "graph: expected a GADDAG (use buildWordGraph(words, { tileSet, gaddag: true }))",
  ],
  [
    "a graph of fewer letters",
    () => bestPlay(position, graphFor(english.letters.slice(0, 3))),
    "graph: expected the letters of the english tile set, found A B C",
  ],
  [
    "a graph of more letters",
    () => bestPlay(position, graphFor([...english.letters, { letter: "É", points: 1, count: 1 }])),
    `graph: expected the letters of the english tile set, found ${english.letters.map(({ letter }) => letter).join(" ")} É`,
  ],
  [
    "a graph with two letters in each other's place",
    () => bestPlay(position, graphFor([...english.letters.slice(0, 24), english.letters[25]!, english.letters[24]!])),
    `graph: expected the letters of the english tile set, found ${"ABCDEFGHIJKLMNOPQRSTUVWXZY".split("").join(" ")}`,
  ],
  [
    "a negative number of plays",
    () => generatePlays(position, graph, { top: -1 }),
    "options.top: expected a whole number, 0 or greater, found -1",
  ],
  [
    "points of minus infinity",
    () => generatePlays(position, graph, { minPoints: Number.NEGATIVE_INFINITY }),
    "options.minPoints: expected a number, found -Infinity",
  ],
  [
    "an unknown order",
    () => generatePlays(position, graph, { order: "score" as never }),
    'options.order: expected "points" or "board", found "score"',
  ],
  [
    "a square beside the board",
    () => generatePlays(position, graph, { through: { row: 0, col: 15 } }),
    'options.through: expected a square, found {"row":0,"col":15}',
  ],
  [
    "an index beyond the table",
    () => playAt(position, { ...rawPlays(position, graph), count: 4 }, 4),
    "index: expected a number from 0 to 3, found 4",
  ],
])("the message for %s says what was expected and what was found", (_, ask, expected) => {
  expect(ask).toThrow(expected);
});

const circular: Record<string, unknown> = {};
circular["itself"] = circular;
const shut = (): never => {
  throw new Error("must not be read");
};
const throwing = new Proxy({}, { get: shut, ownKeys: shut, getOwnPropertyDescriptor: shut });

/** Values that may stand where a tile should, and what a message calls them. */
const oddValues: readonly (readonly [what: string, make: () => unknown, found: string])[] = [
  ["a bigint", () => 5n, "a bigint"],
  ["an object that contains itself", () => circular, "an object"],
  ["an object with a toJSON that throws", () => ({ toJSON: shut }), "an object"],
  ["a proxy that throws", () => throwing, "an object that throws"],
];

test.each<readonly [what: string, make: () => unknown, found: string]>([
  ["a number", () => 7, "7"],
  ["undefined", () => undefined, "undefined"],
  ["a text", () => "H", '"H"'],
  ["an empty object", () => ({}), "an object"],
  ["a list", () => [], "a list"],
  ["a tile whose letter is a number", () => ({ letter: 5, blank: false }), "{ letter: 5, blank: false }"],
  ["a letter in lower case", () => ({ letter: "h", blank: false }), '{ letter: "h", blank: false }'],
  ["a letter of another alphabet", () => ({ letter: "É" }), '{ letter: "É", blank: undefined }'],
  ...oddValues,
])("a board with %s on a square is refused in words", (_what, make, found) => {
  const board = emptyBoard(standardLayout).map((free, i) => (i === 112 ? (make() as never) : free));
  expect(() => bestPlay({ ...position, board }, graph)).toThrow(
    new TypeError(`position.board[112]: expected null or a { letter, blank } tile in the set, found ${found}`),
  );
});

test.each(oddValues)("a rack with %s on it is refused in words", (_what, make, found) => {
  expect(() => bestPlay({ ruleset, rack: ["A", make() as never] }, graph)).toThrow(
    new RangeError(`position.rack[1]: expected a tile in the set, found ${found}`),
  );
});

test.each(oddValues)("an option that is %s is refused in words", (_what, make, found) => {
  const given = make() as never;
  for (const [options, expected] of [
    [{ through: given }, "options.through: expected a square"],
    [{ through: { row: given, col: 0 } }, 'options.through: expected a square, found {"row":'],
    [{ order: given }, `options.order: expected "points" or "board", found ${found}`],
    [{ top: given }, `options.top: expected a whole number, 0 or greater, found ${found}`],
    [{ minPoints: given }, `options.minPoints: expected a number, found ${found}`],
  ] as const) {
    expect(() => generatePlays(position, graph, options)).toThrow(RangeError);
    expect(() => generatePlays(position, graph, options)).toThrow(expected);
  }
});

test("an index that cannot be printed is refused in words", () => {
  const index = Symbol("first") as never;
  expect(() => playAt(position, rawPlays(position, graph), index)).toThrow(/^index: .* found a symbol$/);
});

function graphFor(letters: typeof english.letters): WordGraph {
  return buildWordGraph([], { tileSet: { ...english, letters }, gaddag: true });
}

test("an unknown option is refused with a TypeError", () => {
  expect(() => generatePlays(position, graph, { limit: 1 } as never)).toThrow(TypeError);
  expect(() => rawPlays(position, graph, { minPoints: 20 } as never)).toThrow(TypeError);
});

test.each([
  ["null", null],
  ["an object", {}],
  ["half a table", { points: new Float64Array(512) }],
])("rawPlays does not reuse the memory of %s", (_, reuse) => {
  expect(rawPlays(position, graph, { reuse: reuse as never })).toEqual(rawPlays(position, graph));
});

test("playAt refuses a position without a rack with a TypeError", () => {
  expect(() => playAt({ ruleset } as never, rawPlays(position, graph), 0)).toThrow(TypeError);
});

test.each([
  ["null", null, TypeError],
  ["a set", new Set(["AT"]), TypeError],
  ["a graph of other letters", buildWordGraph([], { tileSet: german }), RangeError],
])("findAnchors refuses %s as a graph", (_, wrong, error) => {
  expect(() => findAnchors({ ruleset }, wrong as never)).toThrow(error);
});

test("canPlayWith refuses a graph without a GADDAG at once", () => {
  expect(() => canPlayWith(buildWordGraph(["AT"], { tileSet: english }))).toThrow(RangeError);
});

test.each<Record<string, unknown>>([
  { top: -1 },
  { top: 1.5 },
  { top: Number.NaN },
  { top: "3" },
  { top: null },
  { minLength: -1 },
  { minLength: 0.5 },
  { minTiles: -1 },
  { minTiles: "2" },
  { minPoints: Number.NaN },
  { minPoints: "3" },
  { order: "score" },
  { order: null },
  { through: { row: -1, col: 0 } },
  { through: { row: 0, col: 15 } },
  { through: { row: 0.5, col: 0 } },
  { through: { row: 3 } },
  { through: null },
  { through: "H8" },
])("the option %j is refused by name with a RangeError", (options) => {
  const call = (): unknown => generatePlays(position, graph, options as GenerateOptions);
  expect(call).toThrow(RangeError);
  expect(call).toThrow(`options.${Object.keys(options)[0]}`);
});

test("playAt refuses an index that the table does not have with a RangeError", () => {
  const table = rawPlays(position, graph);
  expect(playAt(position, table, table.count - 1).type).toBe("play");
  for (const index of [-1, table.count, 0.5, Number.NaN, "0" as never])
    expect(() => playAt(position, table, index)).toThrow(RangeError);
});

test("rankPlay refuses a view whose rack is not all known: nobody can say what stands beside the play", () => {
  const view = viewFor(createTableGame({ players: 2, ruleset, first: 0 }), 0);
  const placements = [..."TEA"].map((letter, i) => ({ row: 7, col: 6 + i, letter }));
  expect(() => rankPlay(view, placements, graph)).toThrow(
    new TypeError("position.rack: expected no hidden tiles, found 7"),
  );
});
