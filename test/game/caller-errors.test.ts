import {
  applyMove,
  applyRuling,
  auditGame,
  createGame,
  createTableGame,
  endGame,
  initialStateOf,
  movesOf,
  positionOf,
  replayEvents,
  stateAt,
  stepsOf,
  updateView,
  viewFor,
  viewUpdate,
} from "tilewright";
import { us2021 } from "tilewright/rulesets";
import { expect, test } from "vitest";
import { presets } from "../support/presets.ts";

// What only a mistake in the calling program hands in throws an error that names the argument, what was expected and what
// was found.

const { H21: ruleset } = presets;
const start = createGame({ players: 3, ruleset, seed: "start", first: 0 });
const view = viewFor(start, 0) as never;
const one = { ...ruleset.tileSet, letters: [{ letter: "A", points: 1, count: 9 }], blanks: { count: 0, points: 0 } };
const cases: readonly (readonly [what: string, make: () => unknown, expected: string])[] = [
  ["a view for a game", () => applyMove(view, { type: "pass" }), "TypeError: state: expected a game, found a view"],
  ["nothing for a game", () => auditGame(undefined as never), "TypeError: state: expected a game, found undefined"],
  ["null for a game", () => applyRuling(null as never, {} as never), "TypeError: state: expected a game, found null"],
  ["a text for a game", () => endGame("game" as never, {}), 'TypeError: state: expected a game, found "game"'],
  ["a view to list moves of", () => movesOf(view), "TypeError: state: expected a game, found a view"],
  ["a view to go back in", () => stateAt(view, 0), "TypeError: state: expected a game, found a view"],
  [
    "a place before the beginning",
    () => stateAt(start, -1),
    "RangeError: index: expected a number from 0 to 4, found -1",
  ],
  [
    "an unknown option of a move",
    () => applyMove(start, { type: "pass" }, { player: 0 } as never),
    'TypeError: options: unknown property "player" (known: by, at, dictionary and canPlay)',
  ],
  [
    "a number for the options of a move",
    () => applyMove(start, { type: "pass" }, 0 as never),
    "TypeError: options: expected { by, at, dictionary, canPlay }, found 0",
  ],
  [
    "an unknown option of a view",
    () => viewFor(start, 0, { rack: "shown" } as never),
    'TypeError: options: unknown property "rack" (known: racks)',
  ],
  [
    "null for the options of a view",
    () => viewFor(start, 0, null as never),
    "TypeError: options: expected { racks }, found null",
  ],
  [
    "a yes for the racks of a view",
    () => viewFor(start, 0, { racks: true } as never),
    'RangeError: racks: expected "hidden" (or "shown", once the game is over), found true',
  ],
  [
    "an unknown option of an end",
    () => endGame(start, { why: "agreed" } as never),
    'TypeError: options: unknown property "why" (known: reason, racks and canPlay)',
  ],
  [
    "an unknown option of an audit",
    () => auditGame(start, { rules: ruleset } as never),
    'TypeError: options: unknown property "rules" (known: ruleset, dictionary and canPlay)',
  ],
  [
    "null for the options of an end",
    () => endGame(start, null as never),
    "TypeError: options: expected { reason, racks, canPlay }, found null",
  ],
  [
    "null for a set-up",
    () => replayEvents(null as never, []),
    "TypeError: setup: expected { ruleset, seed, dictionary, players }, found null",
  ],
  [
    "an unknown option of a game",
    () => createGame({ players: 2, names: [] } as never),
    'TypeError: options: unknown property "names" (known: players, ruleset, dictionary, first, seed and racks)',
  ],
  [
    "an unknown option of a table game",
    () => createTableGame({ players: 2, seed: "x" } as never),
    'TypeError: options: unknown property "seed" (known: players, ruleset, dictionary, first and startRounds)',
  ],
  [
    "options without players",
    () => createGame({} as never),
    "RangeError: players: expected a list of names or a number of players, found undefined",
  ],
  ["too few players", () => createGame({ players: 1 }), "RangeError: players: expected 2 to 4, found 1"],
  ["too many players", () => createGame({ players: 5 }), "RangeError: players: expected 2 to 4, found 5"],
  [
    "very many players",
    () => createGame({ players: 100 }),
    "RangeError: players: expected a list of names or a number of players, found 100",
  ],
  [
    "a number for a name",
    () => createGame({ players: ["Ann", 5 as never] }),
    "RangeError: players[1]: expected a string of at most 10,000 characters, found 5",
  ],
  [
    "a name that is too long",
    () => createGame({ players: ["Ann", "B".repeat(10_001)] }),
    'RangeError: players[1]: expected a string of at most 10,000 characters, found "BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB"...',
  ],
  [
    "an object for a ruleset",
    () => createGame({ players: 2, ruleset: {} as never }),
    "RangeError: ruleset: expected a ruleset, found an object",
  ],
  [
    "a first player who does not exist",
    () => createGame({ players: 2, first: 2 }),
    "RangeError: first: expected a seat from 0 to 1, found 2",
  ],
  [
    "a first player of half a number",
    () => createGame({ players: 2, first: 0.5 }),
    "RangeError: first: expected a seat from 0 to 1, found 0.5",
  ],
  [
    "a number for a seed",
    () => createGame({ players: 2, seed: 5 as never }),
    "RangeError: seed: expected a string of at most 10,000 characters, found 5",
  ],
  [
    "a number for the name of a dictionary",
    () => createGame({ players: 2, dictionary: 5 as never }),
    "RangeError: dictionary: expected a string of at most 10,000 characters, found 5",
  ],
  [
    "fewer racks than players",
    () => createGame({ players: 2, racks: [[]] }),
    "RangeError: racks: expected 2, one for each player, found 1",
  ],
  [
    "a number for racks",
    () => createGame({ players: 2, racks: 5 as never }),
    "RangeError: racks: expected 2, one for each player, found 5",
  ],
  [
    "a text for a rack",
    () => createGame({ players: 2, racks: [[], "AB" as never] }),
    'RangeError: racks[1]: expected a list of at most 7 tiles, found "AB"',
  ],
  [
    "a rack of too many tiles",
    () => createGame({ players: 2, racks: [[], [..."ABCDEFGH"]] }),
    "RangeError: racks[1]: expected a list of at most 7 tiles, found a list",
  ],
  [
    "racks of more tiles than there are",
    () => createGame({ players: 2, racks: [["Q"], ["Q"]] }),
    "RangeError: racks: expected at most 1 of the tile Q, as many as the set has, found 2",
  ],
  [
    "a rack of tiles that the set does not have",
    () => createGame({ players: 2, racks: [["*"], []] }),
    "RangeError: racks: expected at most 0 of the tile *, as many as the set has, found 1",
  ],
  [
    "tiles that are all alike, where they must decide who begins",
    () => createGame({ players: 2, ruleset: { ...ruleset, tileSet: one }, seed: "x" }),
    'RangeError: ruleset.tileSet: expected different tiles, at least one for each player, found "AAAAAAAAA"',
  ],
  [
    "a position of a player who does not exist",
    () => positionOf(start, -1),
    "RangeError: player: expected a seat from 0 to 2, found -1",
  ],
  [
    "a viewer who does not exist",
    () => viewFor(start, 3),
    'RangeError: viewer: expected a seat from 0 to 2, or "spectator", found 3',
  ],
];

test.each(cases)("%s throws an error that says what was expected", (_, act, expected) => {
  let message = "";
  try {
    act();
  } catch (error) {
    message = `${(error as Error).name}: ${(error as Error).message}`;
  }
  expect(message).toBe(expected);
});

test("applyMove throws for options that are not an object or have an unknown key", () => {
  for (const options of [1, null, "1", { player: 1 }, { by: 0, bye: 1 }])
    expect(() => applyMove(start, { type: "pass" }, options as never)).toThrow(TypeError);
  expect(() => applyMove(start, { type: "pass" }, { player: 1 } as never)).toThrow(
    'options: unknown property "player" (known: by, at, dictionary and canPlay)',
  );
  expect(applyMove(start, { type: "pass" }, undefined).ok).toBe(true);
});

test("applyMove and endGame throw for anything but a dictionary, and for a canPlay that cannot be called", () => {
  const dictionaries: readonly unknown[] = [5, ["HORN"], {}, { has: 1 }, new Map([["HORN", []]])];
  for (const dictionary of dictionaries)
    expect(() => applyMove(start, { type: "pass" }, { dictionary } as never)).toThrow(
      /^options\.dictionary: expected a dictionary, such as wordList returns, found /,
    );
  for (const canPlay of ["nobody", null, true]) {
    const message = /^options\.canPlay: expected a function, found /;
    expect(() => applyMove(start, { type: "pass" }, { canPlay } as never)).toThrow(message);
    expect(() => endGame(start, { reason: "agreed", canPlay } as never)).toThrow(message);
  }
});

test("every function that needs a game throws for a view", () => {
  const callers = [
    () => applyMove(view, { type: "pass" }),
    () => applyRuling(view, { type: "set-turn", player: 0 }),
    () => endGame(view, { reason: "agreed" }),
    () => auditGame(view),
    () => stateAt(view, 0),
    () => [...stepsOf(view)],
    () => movesOf(view),
    () => initialStateOf(view),
    () => positionOf(view, 0),
    () => viewFor(view, 0),
    () => viewUpdate(view, 0, 0),
  ];
  for (const call of callers) expect(call).toThrow(new TypeError("state: expected a game, found a view"));
  expect(() => applyMove(null as never, { type: "pass" })).toThrow("state: expected a game, found null");
  expect(() => replayEvents(undefined as never, [])).toThrow("setup: expected { ruleset, seed, dictionary, players }");
});

test("updateView throws for anything but a view and an update", () => {
  const shown = viewFor(start, 0);
  for (const update of [null, undefined, shown, { from: 0, events: [] }])
    expect(() => updateView(shown, update as never)).toThrow("update: expected an update, found");
  for (const wrong of [{ from: Number.NaN }, { from: undefined }, { from: 0.5 }, { from: -1 }, { events: undefined }])
    expect(() => updateView(shown, { ...viewUpdate(start, 0, 0), ...wrong } as never)).toThrow(TypeError);
  expect(() => updateView(start as never, viewUpdate(start, 0, 0))).toThrow("view: expected a view, found");
});

test("viewFor and viewUpdate throw for a viewer who does not exist", () => {
  for (const viewer of [3, -1, Number.NaN, "Ann", null]) {
    expect(() => viewFor(start, viewer as number)).toThrow(RangeError);
    expect(() => viewUpdate(start, viewer as number, 0)).toThrow("viewer: expected a seat from 0 to 2");
  }
});

const optionsOfGames: readonly (readonly [string, object, string])[] = [
  ["a text for names", { players: "Ann" }, "players: expected a list of names or a number of players"],
  [
    "a list with holes for names",
    { players: new Array(2) },
    "players[0]: expected a string of at most 10,000 characters, found undefined",
  ],
  [
    "a number among names",
    { players: ["Ann", 2] },
    "players[1]: expected a string of at most 10,000 characters, found 2",
  ],
  ["a number for a seed", { players: 2, seed: 7 }, "seed: expected a string of at most 10,000 characters, found 7"],
  [
    "a set for the name of a dictionary",
    { players: 2, dictionary: new Set() },
    "dictionary: expected a string of at most 10,000 characters, found an object (Set)",
  ],
  [
    "a seed that is too long to load again",
    { players: 2, seed: "x".repeat(10_001) },
    'seed: expected a string of at most 10,000 characters, found "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"...',
  ],
  ["a first player who does not exist", { players: 2, first: 2 }, "first: expected a seat from 0 to 1, found 2"],
  ["a text for the first player", { players: 2, first: "0" }, 'first: expected a seat from 0 to 1, found "0"'],
  ["a text for a ruleset", { players: 2, ruleset: "us-2021" }, 'ruleset: expected a ruleset, found "us-2021"'],
  ["null for a ruleset", { players: 2, ruleset: null }, "ruleset: expected a ruleset, found null"],
  ["a first player of half a number", { players: 2, first: 0.5 }, "first: expected"],
  ["a text for racks", { players: 2, racks: "AB" }, 'racks: expected 2, one for each player, found "AB"'],
  ["fewer racks than players", { players: 2, racks: [["A"]] }, "racks: expected 2, one for each player, found 1"],
  [
    "a rack of too many tiles",
    { players: 2, racks: [[..."AAAAAAAA"], []] },
    "racks[0]: expected a list of at most 7 tiles, found a list",
  ],
  [
    "more Q than the set has",
    { players: 2, racks: [["Q"], ["Q"]] },
    "racks: expected at most 1 of the tile Q, as many as the set has, found 2",
  ],
  [
    "a rack of a letter that the set does not have",
    { players: 2, racks: [["Ñ"], []] },
    "racks: expected at most 0 of the tile Ñ, as many as the set has, found 1",
  ],
  [
    "more blanks than the set has",
    { players: 2, racks: [["?", "?"], ["?"]] },
    "racks: expected at most 2 of the tile ?, as many as the set has, found 3",
  ],
];
test.each(optionsOfGames)("createGame throws a RangeError for %s", (_, options, message) => {
  expect(() => createGame(options as never)).toThrow(RangeError);
  expect(() => createGame(options as never)).toThrow(message);
});

test("createGame and createTableGame throw a TypeError for options that are not an object or have an unknown key", () => {
  for (const [options, message] of [
    [undefined, "options: expected { players, ruleset, dictionary, first, seed, racks }, found undefined"],
    [2, "options: expected { players, ruleset, dictionary, first, seed, racks }, found 2"],
    [
      { players: 2, rules: us2021 },
      'options: unknown property "rules" (known: players, ruleset, dictionary, first, seed and racks)',
    ],
  ] as const)
    expect(() => createGame(options as never)).toThrow(new TypeError(message));
  expect(() => createTableGame({ players: 2, seed: "x" } as never)).toThrow(TypeError);
});
