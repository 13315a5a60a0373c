import { type GameState, initialStateOf, movesOf, replayEvents, stateAt, stepsOf } from "tilewright";
import { describe, expect, test } from "vitest";
import { presets } from "../support/presets.ts";
import { games } from "./games.ts";
import { make, makeAll, scene, scores, setupOf, step } from "./scene.ts";

describe.each(Object.entries(games()))("%s", (_, game) => {
  test("a replay of its events gives the game, also after JSON", () => {
    expect(replayEvents(setupOf(game), game.history)).toEqual(game);
    const saved: GameState = JSON.parse(JSON.stringify(game));
    expect(replayEvents(setupOf(saved), saved.history)).toEqual(game);
    expect(replayEvents({ ...saved, players: setupOf(saved).players }, saved.history)).toEqual(game);
  });

  test("stepsOf leads from the empty board to the game, event by event", () => {
    let expected = stateAt(game, 0);
    let count = 0;
    for (const { index, event, before, after } of stepsOf(game)) {
      expect([index, event]).toEqual([count++, game.history[index]]);
      expect(before).toEqual(expected);
      expect(after).toEqual(stateAt(game, index + 1));
      expected = after;
    }
    expect(expected).toEqual(game);
  });
});

describe("going back", () => {
  const game = makeAll(scene({ ruleset: presets.H21, racks: ["HORN", "FAM"], bag: "EEEEEEE" }), "8F HORN", "pass");

  test("stateAt gives the game after a number of events, and the game itself for all of them", () => {
    const { length } = game.history;
    expect(stateAt(game, length)).toBe(game);
    expect(scores(stateAt(game, length - 1))).toEqual([14, 0]);
    expect(stateAt(game, 0).history).toEqual([]);
    for (const index of [-1, length + 1, 0.5, Number.NaN]) expect(() => stateAt(game, index)).toThrow(RangeError);
    expect(() => stateAt(game, 99)).toThrow(`index: expected a number from 0 to ${length}, found 99`);
  });

  test("the initial state is the game after the draw and the deal", () => {
    const dealt = games()["dealt"] as GameState;
    expect(initialStateOf(make(dealt, "pass"))).toEqual(dealt);
    expect(movesOf(dealt)).toEqual([]);
  });

  test("what a move does not change stays the same object", () => {
    const before = scene({ ruleset: presets.H21, racks: ["HORN", "FAM", "EE"], bag: "EEEEEEE" });
    const passed = make(before, "pass");
    expect([passed.board, passed.bag, passed.ruleset, passed.players[1], passed.history[0]]).toEqual([
      before.board,
      before.bag,
      before.ruleset,
      before.players[1],
      before.history[0],
    ]);
    for (const part of ["board", "bag", "ruleset"] as const) expect(passed[part]).toBe(before[part]);
    expect(passed.players[1]).toBe(before.players[1]);
    expect(passed.players[0]?.rack).toBe(before.players[0]?.rack);
    const played = make(before, "8F HORN");
    expect([played.players[1], played.players[2]].map((player, i) => player === before.players[i + 1])).toEqual([
      true,
      true,
    ]);
    const cell = make(played, "H6 FA.M").board[7 * 15 + 5];
    expect(cell).toBe(played.board[7 * 15 + 5]);
  });

  test("a move leaves the old state as it is: keeping it is undo", () => {
    const copy = structuredClone(game);
    makeAll(game, "pass");
    expect(game).toEqual(copy);
  });
});

test("a two-player game of forty events is at most 20 kB of JSON", () => {
  const { H21: ruleset } = presets;
  const plays = ["8F HORN", "H6 FA.M", "10F PASTE", "9H .OB", "11E BIT"];
  let game = scene({
    ruleset,
    plays,
    racks: ["EEEEEEE", "AAAAAAA"],
    bag: "ABCDEFGHIJKLMNOPQRSTUVWXYZABCDEFGHIJKLMNOPQRSTUVWXYZ",
  });
  // The longest events there are: exchanges of a whole rack, and plays of seven.
  while (game.history.length < 40) {
    const tiles = game.players[game.status.turn as number]?.rack.tiles ?? [];
    game = step(game, { type: "exchange", tiles }).state;
  }
  expect(JSON.stringify(game).length).toBeLessThan(20_000);
});

test("an undo history of sixty states holds at most a megabyte: what does not change is kept once", () => {
  let state = scene({
    ruleset: presets.H21,
    racks: ["HORNEEE", "FAMEEEE"],
    bag: "ABCDEFGHIJKLMNOPQRSTUVWXYZ".repeat(3),
  });
  const kept = [state];
  while (kept.length < 60) {
    const tiles = state.players[state.status.turn as number]?.rack.tiles ?? [];
    state = make(state, { type: "exchange", tiles: tiles.slice(0, 3) });
    kept.push(state);
  }
  const seen = new Set<object>();
  let bytes = 0;
  const weigh = (value: unknown): void => {
    if (typeof value !== "object" || value === null || seen.has(value)) return;
    seen.add(value);
    const inner = Object.values(value);
    bytes += 32 + 16 * inner.length; // no engine needs more a slot
    inner.forEach(weigh);
  };
  weigh(kept);
  expect(bytes).toBeLessThan(1_000_000);
});
