import { unwrap } from "tilewright";
import { parseGame } from "tilewright/json";
import { classic1948 } from "tilewright/rulesets";
import { describe, expect, test } from "vitest";
import { problems, withChange } from "./problems.ts";
import { game } from "./samples.ts";

const changed = (path: string, value: unknown): readonly string[] => problems(parseGame(withChange(game, path, value)));

describe("a saved game is read as it was saved", () => {
  test("from a text", () => {
    expect(unwrap(parseGame(JSON.stringify(game)))).toEqual({ ok: true, state: game });
  });

  test("from a value", () => {
    expect(unwrap(parseGame(game)).state).toEqual(game);
  });

  test("with its keys in any order", () => {
    expect(unwrap(parseGame(reversed(game))).state).toEqual(game);
  });

  test("also if it has been read before", () => {
    expect(unwrap(parseGame(unwrap(parseGame(game)).state)).state).toEqual(game);
  });

  test("with 0 in place of -0", () => {
    expect(unwrap(parseGame(withChange(game, "players[1].score", -0))).state.players[1]?.score).toBe(0);
  });

  test("with its letters in the Unicode form of the tile set", () => {
    const letters = [{ letter: "\u00d1", points: 8, count: 1 }];
    const tileSet = { id: "one", letters, blanks: { count: 2, points: 0 } };
    const plain = { ...game, ruleset: { ...game.ruleset, tileSet }, board: game.board.map(() => null), history: [] };
    const players = game.players.map((player) => ({ ...player, rack: { tiles: [], hidden: 0 } }));
    const saved = { ...plain, players, bag: { tiles: ["N\u0303", "?"], hidden: 0 } };
    expect(unwrap(parseGame(saved)).state.bag.tiles).toEqual(["\u00d1", "?"]);
  });

  test("with letters that are many characters until they are written as the tile set writes them", () => {
    const letter = "\u01d7".repeat(8); // each of them is three characters when it is taken apart
    const tileSet = { id: "one", letters: [{ letter, points: 8, count: 1 }], blanks: { count: 2, points: 0 } };
    const plain = { ...game, ruleset: { ...game.ruleset, tileSet }, board: game.board.map(() => null), history: [] };
    const players = game.players.map((player) => ({ ...player, rack: { tiles: [], hidden: 0 } }));
    const saved = { ...plain, players, bag: { tiles: [letter.normalize("NFD"), "?"], hidden: 0 } };
    expect(unwrap(parseGame(saved)).state.bag.tiles).toEqual([letter, "?"]);
  });

  test.each([
    ["last-challenge", { kind: "last-challenge", turn: null, waitingFor: [1], play: 3 }],
    ["racks-needed", { kind: "racks-needed", turn: null, waitingFor: [2, 0] }],
    ["over", { kind: "over", turn: null, reason: "target", winners: [0, 1] }],
  ])("with the status %s", (_kind, status) => {
    expect(unwrap(parseGame({ ...game, status })).state.status).toEqual(status);
  });

  test("with hidden tiles, if it is played on a real table", () => {
    const table = withChange(withChange(game, "seed", null), "bag", { tiles: ["A"], hidden: 40 });
    expect(unwrap(parseGame(table)).state).toEqual(table);
  });

  test("with another ruleset than the default", () => {
    expect(unwrap(parseGame({ ...game, ruleset: classic1948 })).state.ruleset).toEqual(classic1948);
  });
});

test("a game that names another algorithm for its draws is refused", () => {
  // docs/draw.md promises it: this version would go on with tiles that are not those of the game.
  expect(problems(parseGame({ ...game, draw: "another" }))).toEqual(["unknown-key draw"]);
  expect(problems(parseGame({ ...game, draw: null }))).toEqual([]);
  expect("draw" in game).toBe(false);
});

test.each([
  // of the whole
  ["kind", "view", "choice kind"],
  ["kind", undefined, "choice kind"],
  ["version", undefined, "version version"],
  ["version", "1", "version version"],
  ["version", 2, "version version"],
  ["version", 0, "version version"],
  ["version", -1, "version version"],
  ["seed", undefined, "type seed"],
  ["seed", 7, "type seed"],
  ["seed", "x".repeat(10_001), "too-large seed"],
  ["dictionary", false, "type dictionary"],
  ["scorelessTurns", -1, "range scorelessTurns"],
  ["scorelessTurns", 0.5, "type scorelessTurns"],
  ["scorelessTurns", "3", "type scorelessTurns"],
  ["extra", 1, "unknown-key extra"],
  ["any thing", 1, 'unknown-key ["any thing"]'],
  ["ruleset", null, "type ruleset"],
  ["ruleset", "us-2021", "type ruleset"],
  ["ruleset.rackSize", 0, "range ruleset.rackSize"],
  ["ruleset.layout.rowsOfSquares[3]", "...", "count ruleset.layout.rowsOfSquares[3]"],
  // the board
  ["board", null, "type board"],
  ["board", {}, "type board"],
  ["board", [], "count board"],
  ["board[225]", null, "count board"],
  ["board[3]", undefined, "type board[3]"],
  ["board[3]", "A", "type board[3]"],
  ["board[3]", { letter: "A" }, "type board[3].blank"],
  ["board[3]", { letter: "AB", blank: false }, "unknown-letter board[3].letter"],
  ["board[3]", { letter: "?", blank: true }, "unknown-letter board[3].letter"],
  ["board[3]", { letter: "A", blank: false, points: 1 }, "unknown-key board[3].points"],
  // players and bag
  ["players", "Ann", "type players"],
  ["players", [], "count players"],
  ["players", new Array(101).fill(null), "too-large players"],
  ["players[1].name", null, "type players[1].name"],
  ["players[1].score", 1.5, "type players[1].score"],
  ["players[1].score", 2 ** 53, "range players[1].score"],
  ["players[1].score", Number.POSITIVE_INFINITY, "type players[1].score"],
  ["players[1].turnsToMiss", -1, "range players[1].turnsToMiss"],
  ["players[1].turnsToMiss", 1, "reference players[1].turnsToMiss"], // the one that it failed is paid for
  ["players[2].turnsToMiss", 1_000_000, "reference players[2].turnsToMiss"],
  ["players[1].passesInRow", null, "type players[1].passesInRow"],
  ["players[1].exchanges", true, "type players[1].exchanges"],
  ["players[1].resigned", 1, "type players[1].resigned"],
  ["players[1].rack", null, "type players[1].rack"],
  ["players[1].rack.tiles", "AE", "type players[1].rack.tiles"],
  ["players[1].rack.tiles[2]", "a", "unknown-letter players[1].rack.tiles[2]"],
  ["players[1].rack.tiles[2]", null, "type players[1].rack.tiles[2]"],
  ["bag.hidden", -1, "range bag.hidden"],
  ["bag.hidden", undefined, "type bag.hidden"],
  ["bag.hidden", 1, "hidden bag.hidden"],
  ["players[0].rack.hidden", 2, "hidden players[0].rack.hidden"],
  ["history[8].returned.hidden", 2, "hidden history[8].returned.hidden"],
  ["history[2].drawn.hidden", 2, "hidden history[2].drawn.hidden"],
  ["history[13].rack.hidden", 2, "hidden history[13].rack.hidden"],
  ["history[14].tiles.hidden", 2, "hidden history[14].tiles.hidden"],
  // the status
  ["status", "playing", "type status"],
  ["status.kind", "paused", "choice status.kind"],
  ["status.turn", 3, "range status.turn"],
  ["status.turn", null, "type status.turn"],
  ["status.turn", 2, "reference status.turn"],
  ["status.winners", [], "unknown-key status.winners"],
  ["status", { kind: "over", turn: 0, reason: "out", winners: [0] }, "type status.turn"],
  ["status", { kind: "over", turn: null, reason: "bored", winners: [0] }, "choice status.reason"],
  ["status", { kind: "over", turn: null, reason: "out", winners: [0, 0] }, "repeated status.winners[1]"],
  ["status", { kind: "over", turn: null, reason: "out", winners: [1, 2] }, "reference status.winners[1]"],
  ["status", { kind: "racks-needed", turn: null, waitingFor: [0, 3] }, "range status.waitingFor[1]"],
  ["status", { kind: "racks-needed", turn: null, waitingFor: [0, 1, 2, 0] }, "too-large status.waitingFor"],
  ["status", { kind: "last-challenge", turn: null, waitingFor: [2], play: 3 }, "reference status.waitingFor[0]"],
  ["status", { kind: "last-challenge", turn: null, waitingFor: [1], play: 4 }, "reference status.play"],
  ["status", { kind: "last-challenge", turn: null, waitingFor: [1], play: 19 }, "reference status.play"],
  // the history
  ["history", null, "type history"],
  ["history", new Array(10_101).fill(null), "too-large history"],
  ["history[1]", null, "type history[1]"],
  ["history[1].type", "turned", "choice history[1].type"],
  ["history[1].player", null, "type history[1].player"],
  ["history[1].player", 3, "range history[1].player"],
  ["history[1].note", "", "unknown-key history[1].note"],
  ["history[0].player", 0, "type history[0].player"],
  ["history[0].first", -1, "range history[0].first"],
  ["history[0].rounds", {}, "type history[0].rounds"],
  ["history[0].rounds[1].draws[0].tile", "!", "unknown-letter history[0].rounds[1].draws[0].tile"],
  ["history[0].rounds[1].draws[0].player", 5, "range history[0].rounds[1].draws[0].player"],
  ["history[0].rounds[1].draws[3]", 5, "too-large history[0].rounds[1].draws"],
  ["history[2].drawn", [], "type history[2].drawn"],
  ["history[3].placements[1].row", 15, "range history[3].placements[1].row"],
  ["history[3].placements[1].col", -1, "range history[3].placements[1].col"],
  ["history[3].placements[1].letter", null, "type history[3].placements[1].letter"],
  ["history[3].placements[1].blank", undefined, "type history[3].placements[1].blank"],
  ["history[3].words", "OX", "type history[3].words"],
  ["history[3].words[0]", 3, "type history[3].words[0]"],
  ["history[3].points", Number.NaN, "type history[3].points"],
  ["history[2].chosen", false, "choice history[2].chosen"],
  ["history[3].noPlays", false, "choice history[3].noPlays"],
  ["history[4].play", 2, "reference history[4].play"],
  ["history[4].play", 11, "reference history[4].play"],
  ["history[4].play", -1, "range history[4].play"],
  ["history[4].words[0]", 1, "reference history[4].words[0]"],
  ["history[4].invalid", "OX", "type history[4].invalid"],
  ["history[4].upheld", null, "type history[4].upheld"],
  ["history[5].challenge", 3, "reference history[5].challenge"],
  ["history[5].challenge", 6, "reference history[5].challenge"],
  ["history[7].play", 4, "reference history[7].play"],
  ["history[7].points", null, "type history[7].points"],
  ["history[10].square", "H8", "type history[10].square"],
  ["history[10].square.row", 7.5, "type history[10].square.row"],
  ["history[10].letter", "?", "unknown-letter history[10].letter"],
  ["history[16].reason", "whim", "choice history[16].reason"],
  ["history[16].note", 7, "type history[16].note"],
  ["history[18].reason", "whim", "choice history[18].reason"],
  ["history[18].player", 0, "type history[18].player"],
])("a game with %s = %j is refused: %s", (path, value, problem) => {
  expect(changed(path, value)[0]).toBe(problem);
});

test("a tile on a hole is refused, on the board and in a play", () => {
  const rowsOfSquares = game.ruleset.layout.rowsOfSquares.map((row, r) => (r === 8 ? `.......#${row.slice(8)}` : row));
  const legend = { ...game.ruleset.layout.legend, "#": "hole" };
  const holed = withChange(game, "ruleset.layout", { ...game.ruleset.layout, rowsOfSquares, legend });
  expect(problems(parseGame(holed))).toEqual(["hole history[11].placements[0]"]);
  const covered = withChange(holed, "board[127]", { letter: "A", blank: false });
  expect(problems(parseGame(covered))).toEqual(["hole board[127]", "hole history[11].placements[0]"]);
});

test("all problems of a game are listed at once, each with what was expected and found", () => {
  const wrong = withChange(withChange(game, "players[0].score", "12"), "history[3].placements[0].letter", "%");
  expect(parseGame(wrong).problems).toEqual([
    { code: "type", path: "players[0].score", type: "integer", found: "12" },
    {
      code: "unknown-letter",
      path: "history[3].placements[0].letter",
      tileSet: "english",
      empty: null,
      found: "%",
    },
  ]);
});

test("a game with too few players is refused with the number of players that the ruleset takes", () => {
  const alone = withChange(game, "players", game.players.slice(0, 1));
  const [first] = parseGame(alone).problems ?? [];
  expect(first).toEqual({ code: "count", path: "players", of: "players", min: 2, max: 4, found: 1 });
});

test("wrong scores and a wrong bag are left to auditGame, and are not refused", () => {
  expect(changed("players[0].score", 999)).toEqual([]);
  expect(changed("history[3].points", -50)).toEqual([]);
  expect(changed("bag.tiles", [])).toEqual([]);
});

function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, property]) => [key, reversed(property)] as const);
  return Object.fromEntries(entries.reverse());
}
