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
  unwrap,
} from "tilewright";
import { finishLine, us2021 } from "tilewright/rulesets";
import { expect, test } from "vitest";
import { board3, make, makeAll, pass, scene } from "./scene.ts";

/** A game with more events, replayed. */
function andThen({ ruleset, seed, dictionary, players, history }: GameState, ...events: GameEvent[]): GameState {
  const setup = { ruleset, seed, dictionary, players: players.map(({ name }) => name) };
  return replay(setup, [...history, ...events]);
}

test("a wrong number of tiles is told once, when it is first seen, and not when it is right again", () => {
  const waiting = makeAll(createTableGame({ players: 2, ruleset: us2021 }), pass, pass, pass, pass);
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
