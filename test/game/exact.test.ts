import {
  applyMove,
  applyRuling,
  auditGame,
  createTableGame,
  defineRuleset,
  endGame,
  type GameEvent,
  type GameState,
  movesOf,
  replay,
  scoreAt,
  scoreSheet,
  unwrap,
  viewFor,
} from "tilewright";
import { finishLine, us2021 } from "tilewright/rulesets";
import { expect, test } from "vitest";
import { board3, make, makeAll, scene } from "./scene.ts";

/** A game with more events, replayed. */
function andThen({ ruleset, seed, dictionary, players, history }: GameState, ...events: GameEvent[]): GameState {
  const setup = { ruleset, seed, dictionary, players: players.map(({ name }) => name) };
  return replay(setup, [...history, ...events]);
}

test("a wrong number of tiles is told once, when it is first seen, and not when it is right again", () => {
  const waiting = makeAll(createTableGame({ players: 2, ruleset: us2021 }), "pass", "pass", "pass", "pass");
  expect(waiting.status.kind).toBe("racks-needed");
  const told = (hidden: number): GameEvent => ({ player: 0, type: "rack-told", rack: { tiles: [], hidden } });
  const audits = auditGame(andThen(waiting, told(9), told(9), told(7), told(8), told(6)));
  const at = waiting.history.length;
  expect(audits).toEqual([
    { event: at, code: "tile-count", expected: 100, found: 102 },
    { event: at + 3, code: "tile-count", expected: 100, found: 101 },
    { event: at + 4, code: "tile-count", expected: 100, found: 99 },
  ]);
});

test.each([
  ["out", 1],
  ["target", 1],
  ["passes", 1],
  ["scoreless", 1],
  ["agreed", 0],
  ["time", 0],
  ["no-plays", 0],
  ["resigned", 0],
  ["lost-challenge", 0],
] as const)("an end that follows from no event: of %s the rules tell whether it does", (reason, told) => {
  const game = scene({ ruleset: us2021, racks: ["", ""], bag: "EEE" });
  const audits = auditGame(andThen(game, { player: null, type: "ended", reason }));
  const at = game.history.length;
  expect(audits).toEqual(told === 0 ? [] : [{ event: at, code: "settlement", expected: "no end", found: reason }]);
});

test.each<readonly [what: string, game: GameState, event: GameEvent, expected: readonly object[]]>([
  [
    "a challenge where nothing can be challenged",
    scene({ ruleset: us2021, racks: ["AB", "CD"], bag: "EEE" }),
    { player: 0, type: "challenged", play: 0, words: [], invalid: [], upheld: false },
    [{ code: "turn", expected: "nothing to challenge", found: 0 }],
  ],
  [
    "a turn taken when it is nobody's",
    makeAll(createTableGame({ players: 2, ruleset: us2021 }), "pass", "pass", "pass", "pass"),
    { player: 1, type: "passed" },
    [{ code: "turn", expected: "nobody", found: 1 }],
  ],
  [
    "a play that is returned and was none",
    scene({ ruleset: us2021, racks: ["AB", "CD"], bag: "EEE" }),
    { player: 0, type: "phony-returned", play: 0, points: 5, returned: { tiles: [], hidden: 0 } },
    [],
  ],
  [
    "an exchange of a blank where there is none",
    scene({ ruleset: us2021, plays: ["8F HORN"], racks: ["AB", "CD"], bag: "EEE" }),
    { player: 0, type: "blank-exchanged", square: { row: 0, col: 0 }, letter: "Z" },
    [
      { code: "geometry", expected: "Z", found: "no blank" },
      { code: "rack", expected: "at most 0 Z", found: "1 Z" },
    ],
  ],
])("what does not follow is told: %s", (_, game, event, expected) => {
  const at = game.history.length;
  const audits = auditGame(andThen(game, event)).filter((audit) => audit.event === at && audit.code !== "tile-count");
  expect(audits).toEqual(expected.map((audit) => ({ event: at, ...audit })));
});

test.each([1_000_000, -1_000_000])("%d points are the most that can be given or taken at once", (points) => {
  const game = scene({ ruleset: us2021, racks: ["AB", "CD"], bag: "EEE" });
  const note = "x".repeat(10_000);
  const { state } = unwrap(applyRuling(game, { type: "adjust", player: 0, points, reason: "correction", note }));
  expect(state.players[0]?.score).toBe(points);
  expect(state.history.at(-1)).toMatchObject({ points, note });
});

test("a play with a placement that is none is refused for all that is wrong with it", () => {
  const table = createTableGame({ players: 2, ruleset: us2021 });
  const rack = { tiles: [..."ABCDEFGH"], hidden: 0 };
  const { state } = unwrap(applyRuling(table, { type: "tell-rack", player: 0, rack }));
  const codes = (placements: unknown): readonly string[] =>
    (applyMove(state, { type: "play", placements: placements as never }).violations ?? []).map(({ code }) => code);
  expect(codes([null])).toEqual(["rack-too-full", "malformed"]);
  expect(codes(null)).toEqual(["malformed"]);
  expect(codes([])).toEqual(["no-tiles"]);
});

test("a target whose challenges nobody waits for is an end by the table, and told as one", () => {
  const ruleset = defineRuleset(us2021, finishLine({ target: 66 }));
  const game = scene({ ruleset, plays: board3, racks: ["OBE", "XA"], bag: "EEEEEEE", scores: [50, 0] });
  const reached = make(game, "9H .OB");
  const over = unwrap(endGame(reached, {})).state;
  expect(over.status).toEqual({ kind: "over", turn: null, reason: "target", winners: [0] });
  expect(movesOf(over).at(-1)).toEqual({
    kind: "end",
    event: reached.history.length,
    options: { reason: "target" },
  });
});

test("what was done: an end by the clock, after a penalty, begins with the settlement", () => {
  const start = scene({ ruleset: us2021, racks: ["AB", "CD"], bag: "EEE" });
  const late = unwrap(applyRuling(start, { type: "adjust", player: 0, points: -5, reason: "penalty" })).state;
  const passed = make(late, "pass");
  const over = unwrap(endGame(passed, { reason: "time" })).state;
  expect(movesOf(over).slice(-3)).toEqual([
    {
      kind: "ruling",
      event: start.history.length,
      ruling: { type: "adjust", player: 0, points: -5, reason: "penalty" },
    },
    { kind: "move", event: late.history.length, by: 0, move: { type: "pass" } },
    { kind: "end", event: passed.history.length, options: { reason: "time" } },
  ]);
});

test("what was done: points that a challenge costs are nobody's ruling", () => {
  const ruleset = defineRuleset(us2021, {
    challenge: { looksUp: "named-words", whenWrong: { points: 5, per: "word", to: "nobody" } } as never,
  });
  const horn = make(scene({ ruleset, racks: ["HORN", "CD"], bag: "EEEE" }), "8F HORN");
  const { state, events } = unwrap(applyMove(horn, { type: "challenge" }, { by: 1, dictionary: { has: () => true } }));
  expect(events.map(({ type }) => type)).toEqual(["challenged", "adjusted"]);
  expect(state.players[1]?.score).toBe(-5);
  expect(movesOf(state).at(-1)).toMatchObject({ kind: "move", event: horn.history.length, upheld: false });
});

test("what was done: a rack that is told twice while the game goes on is told twice", () => {
  const tell = (state: GameState, tiles: string): GameState =>
    unwrap(applyRuling(state, { type: "tell-rack", player: 1, rack: { tiles: [...tiles], hidden: 0 } })).state;
  const table = createTableGame({ players: 2, ruleset: us2021 });
  const told = tell(tell(table, "ABCDEFG"), "ABCDEFH");
  expect(movesOf(told).map(({ kind, event }) => [kind, event])).toEqual([
    ["ruling", table.history.length],
    ["ruling", table.history.length + 1],
  ]);
});

test("a play is counted again on a board where plays lie that were challenged in vain", () => {
  const start = scene({ ruleset: us2021, racks: ["HORN", "FAM"], bag: "EEEEEEEE" });
  const dictionary = { has: () => true };
  const vain = unwrap(applyMove(make(start, "8F HORN"), { type: "challenge" }, { by: 1, dictionary })).state;
  const farm = make(make(vain, "pass"), "H6 FA.M");
  expect(scoreAt(farm, farm.history.length - 1)?.total).toBe(9);
});

test("a settlement has a number for everybody, also for who has nothing left", () => {
  const start = scene({ ruleset: us2021, racks: ["", "XA"] });
  expect(scoreSheet(unwrap(endGame(start, { reason: "agreed" })).state).settlement).toEqual([0, -9]);
});

test("excess tiles that go back are seen by who gives them alone", () => {
  const table = createTableGame({ players: 2, ruleset: us2021 });
  const rack = { tiles: [..."ABCDEFGH"], hidden: 0 };
  const { state } = unwrap(applyRuling(table, { type: "tell-rack", player: 1, rack }));
  const tiles = { tiles: ["A"], hidden: 0 };
  const back = unwrap(applyRuling(state, { type: "return-excess", player: 1, tiles })).state;
  expect(viewFor(back, 1).history.slice(-2)).toEqual(back.history.slice(-2));
  for (const viewer of [0, "spectator"] as const)
    expect(viewFor(back, viewer).history.slice(-2)).toEqual([
      { player: 1, type: "rack-told", rack: { tiles: [], hidden: 8 } },
      { player: 1, type: "excess-returned", tiles: { tiles: [], hidden: 1 } },
    ]);
});

test("excess tiles stay where they are once the racks are asked for", () => {
  const table = createTableGame({ players: 2, ruleset: us2021 });
  const rack = { tiles: [], hidden: 8 };
  const told = unwrap(applyRuling(table, { type: "tell-rack", player: 1, rack })).state;
  const waiting = makeAll(told, "pass", "pass", "pass", "pass");
  const back = { type: "return-excess", player: 1, tiles: { tiles: [], hidden: 1 } } as const;
  expect(applyRuling(told, back).ok).toBe(true);
  expect(applyRuling(waiting, back).violations).toEqual([{ code: "not-allowed", squares: [], move: "return-excess" }]);
});

test("a target reached stays the reason of the end, whatever is taken off the score before it is accepted", () => {
  const ruleset = defineRuleset(us2021, finishLine({ target: 66 }));
  const game = scene({ ruleset, plays: board3, racks: ["OBE", "XA"], bag: "EEEEEEE", scores: [50, 0] });
  const reached = make(game, "9H .OB");
  const late = unwrap(applyRuling(reached, { type: "adjust", player: 0, points: -50, reason: "penalty" })).state;
  expect(make(late, { type: "accept" }).status).toMatchObject({ kind: "over", reason: "target" });
});
