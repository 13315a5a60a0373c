import {
  applyMove,
  applyRuling,
  auditGame,
  createGame,
  createTableGame,
  endGame,
  movesOf,
  positionOf,
  replay,
  stateAt,
  viewFor,
} from "tilewright";
import { expect, test } from "vitest";
import { editions } from "../play/table.ts";
import { pass } from "./scene.ts";

// What only a mistake in a program hands in: an exception that names the argument, what was expected and what was found.

const { H21: ruleset } = editions;
const start = createGame({ players: 3, ruleset, seed: "start", first: 0 });
const view = viewFor(start, 0) as never;
const one = { ...ruleset.tileSet, letters: [{ letter: "A", points: 1, count: 9 }], blanks: { count: 0, points: 0 } };
const cases: readonly (readonly [what: string, make: () => unknown, expected: string])[] = [
  ["a view for a game", () => applyMove(view, pass), 'TypeError: state: expected a game, found "view"'],
  ["nothing for a game", () => auditGame(undefined as never), "TypeError: state: expected a game, found undefined"],
  ["null for a game", () => applyRuling(null as never, {} as never), "TypeError: state: expected a game, found null"],
  ["a text for a game", () => endGame("game" as never, {}), 'TypeError: state: expected a game, found "game"'],
  ["a view to list moves of", () => movesOf(view), 'TypeError: state: expected a game, found "view"'],
  ["a view to go back in", () => stateAt(view, 0), 'TypeError: state: expected a game, found "view"'],
  ["a place before the beginning", () => stateAt(start, -1), "RangeError: index: expected 0 to 4, found -1"],
  [
    "options of a move that nobody knows",
    () => applyMove(start, pass, { player: 0 } as never),
    'TypeError: options: expected { by, at, dictionary, canPlay }, found "player"',
  ],
  [
    "options of a move that are none",
    () => applyMove(start, pass, 0 as never),
    "TypeError: options: expected { by, at, dictionary, canPlay }, found 0",
  ],
  [
    "options of an end that nobody knows",
    () => endGame(start, { why: "agreed" } as never),
    'TypeError: options: expected { reason, racks, canPlay }, found "why"',
  ],
  [
    "options of an end that are none",
    () => endGame(start, null as never),
    "TypeError: options: expected { reason, racks, canPlay }, found null",
  ],
  [
    "a set-up that is none",
    () => replay(null as never, []),
    "TypeError: setup: expected { ruleset, seed, dictionary, players }, found null",
  ],
  [
    "options of a game that nobody knows",
    () => createGame({ players: 2, names: [] } as never),
    'TypeError: options: expected { players, ruleset, dictionary, first, seed, racks }, found "names"',
  ],
  [
    "options of a table that nobody knows",
    () => createTableGame({ players: 2, seed: "x" } as never),
    'TypeError: options: expected { players, ruleset, dictionary, first }, found "seed"',
  ],
  [
    "no players",
    () => createGame({} as never),
    "RangeError: players: expected names, or their number, found undefined",
  ],
  ["too few players", () => createGame({ players: 1 }), "RangeError: players: expected 2 to 4, found 1"],
  ["too many players", () => createGame({ players: 5 }), "RangeError: players: expected 2 to 4, found 5"],
  [
    "very many players",
    () => createGame({ players: 100 }),
    "RangeError: players: expected names, or their number, found 100",
  ],
  [
    "names that are none",
    () => createGame({ players: ["Ann", 5 as never] }),
    "RangeError: players[1]: expected a text of at most 10000 characters, found 5",
  ],
  [
    "a name without end",
    () => createGame({ players: ["Ann", "B".repeat(10_001)] }),
    'RangeError: players[1]: expected a text of at most 10000 characters, found "BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB"...',
  ],
  [
    "no ruleset",
    () => createGame({ players: 2, ruleset: {} as never }),
    "RangeError: ruleset: expected a ruleset, found an object",
  ],
  [
    "a first player who is none",
    () => createGame({ players: 2, first: 2 }),
    "RangeError: first: expected 0 to 1, found 2",
  ],
  [
    "half a first player",
    () => createGame({ players: 2, first: 0.5 }),
    "RangeError: first: expected 0 to 1, found 0.5",
  ],
  [
    "a seed that is no text",
    () => createGame({ players: 2, seed: 5 as never }),
    "RangeError: seed: expected a text of at most 10000 characters, found 5",
  ],
  [
    "a dictionary that is no name",
    () => createGame({ players: 2, dictionary: 5 as never }),
    "RangeError: dictionary: expected a text of at most 10000 characters, found 5",
  ],
  [
    "racks of others",
    () => createGame({ players: 2, racks: [[]] }),
    "RangeError: racks: expected 2, one a player, found 1",
  ],
  [
    "racks that are none",
    () => createGame({ players: 2, racks: 5 as never }),
    "RangeError: racks: expected 2, one a player, found 5",
  ],
  [
    "a rack that is none",
    () => createGame({ players: 2, racks: [[], "AB" as never] }),
    'RangeError: racks[1]: expected a list of tiles, found "AB"',
  ],
  [
    "a rack too long",
    () => createGame({ players: 2, racks: [[], [..."ABCDEFGH"]] }),
    "RangeError: racks[1]: expected at most 7 tiles, found 8",
  ],
  [
    "racks of more tiles than there are",
    () => createGame({ players: 2, racks: [["Q"], ["Q"]] }),
    "RangeError: racks: expected at most 1 of the tile Q, found 2",
  ],
  [
    "racks of tiles of no set",
    () => createGame({ players: 2, racks: [["*"], []] }),
    "RangeError: racks: expected at most 0 of the tile *, found 1",
  ],
  [
    "tiles all alike",
    () => createGame({ players: 2, ruleset: { ...ruleset, tileSet: one }, seed: "x" }),
    'RangeError: ruleset.tileSet: expected tiles that can decide who begins, found "AAAAAAAAA"',
  ],
  ["the position of nobody", () => positionOf(start, -1), "RangeError: player: expected 0 to 2, found -1"],
  ["a viewer who is none", () => viewFor(start, 3), 'RangeError: viewer: expected 0 to 2 or "spectator", found 3'],
];

test.each(cases)("%s", (_, act, expected) => {
  let message = "";
  try {
    act();
  } catch (error) {
    message = `${(error as Error).name}: ${(error as Error).message}`;
  }
  expect(message).toBe(expected);
});
