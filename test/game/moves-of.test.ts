import {
  applyMove,
  applyRuling,
  createTableGame,
  defineRuleset,
  endGame,
  type GameState,
  type MadeMove,
  movesOf,
  stateAt,
  unwrap,
} from "tilewright";
import { finishLine, northAmerica2017 } from "tilewright/rulesets";
import { describe, expect, test } from "vitest";
import { presets } from "../support/presets.ts";
import { games } from "./games.ts";
import { board3, dictionary, make, makeAll, scene, scores } from "./scene.ts";

const { H21: ruleset } = presets;

describe.each(Object.entries(games()))("%s", (_, game) => {
  test("the moves that movesOf lists, made again from the start, give the same game", () => {
    // A scene deals tiles between its plays, which no move does: from there on, where there is one.
    const dealt = game.history.reduce((last, { type }, index) => (type === "dealt" ? index + 1 : last), 0);
    const start = stateAt(game, game.history[dealt]?.type === "turn-set" ? dealt + 1 : dealt);
    const since = movesOf(game).slice(movesOf(start).length);
    expect(since.reduce(redo, start)).toEqual(game);
    let now = start;
    for (const made of since) {
      expect(stateAt(game, made.event)).toEqual(now);
      now = redo(now, made);
    }
  });
});

function redo(game: GameState, made: MadeMove): GameState {
  if (made.kind === "ruling") return unwrap(applyRuling(game, made.ruling)).state;
  if (made.kind === "end") return unwrap(endGame(game, made.options)).state;
  return unwrap(applyMove(game, made.move, { by: made.by, dictionary })).state;
}

describe("movesOf lists", () => {
  test("moves, rulings and ends, without the events that followed automatically", () => {
    const table = scene({ ruleset, plays: board3, racks: ["OB", "XA"], atTable: true });
    const reported = unwrap(
      applyRuling(table, { type: "tell-rack", player: 1, rack: { tiles: ["X", "A"], hidden: 0 } }),
    ).state;
    const noted = unwrap(
      applyRuling(reported, { type: "adjust", player: 1, points: -5, reason: "penalty", note: "late" }),
    ).state;
    const out = make(noted, "9H .OB");
    const over = unwrap(endGame(out, { reason: "out" })).state;
    expect(movesOf(over).slice(-4)).toMatchObject([
      { kind: "ruling", ruling: { type: "tell-rack", player: 1, rack: { tiles: ["A", "X"], hidden: 0 } } },
      { kind: "ruling", ruling: { type: "adjust", player: 1, points: -5, reason: "penalty", note: "late" } },
      { kind: "move", by: 0, move: { type: "play" } },
      { kind: "end", options: { reason: "out" } },
    ]);
    const phony = make(scene({ ruleset, racks: ["HORX", "AE"], bag: "EEEEEEEEE" }), "8F HORX");
    expect(movesOf(make(phony, "challenge", { dictionary })).at(-1)).toEqual({
      kind: "move",
      event: phony.history.length,
      by: 1,
      move: { type: "challenge", words: [0] },
      upheld: true,
    });
    const one = make(phony, { type: "exchange", tiles: ["E"] });
    expect(movesOf(one).at(-1)).toEqual({
      kind: "move",
      event: phony.history.length,
      by: 1,
      move: { type: "exchange", tiles: ["E"] },
    });
  });

  test("excess tiles that were returned, turns that were set and racks that were asked for", () => {
    let game = scene({ ruleset, plays: board3, racks: ["OBEEEEE", "XA"], bag: "EEEEEE", atTable: true });
    for (const ruling of [
      { type: "tell-rack", player: 0, rack: { tiles: [], hidden: 8 } },
      { type: "return-excess", player: 0, tiles: { tiles: [], hidden: 1 } },
      { type: "set-turn", player: 1 },
    ] as const)
      game = unwrap(applyRuling(game, ruling)).state;
    expect(
      movesOf(game)
        .slice(-3)
        .map((made) => made.kind === "ruling" && made.ruling.type),
    ).toEqual(["tell-rack", "return-excess", "set-turn"]);
    const racks = makeAll(
      unwrap(applyRuling(game, { type: "tell-rack", player: 1, rack: { tiles: ["X", "A"], hidden: 0 } })).state,
      "pass",
      "pass",
      "pass",
      "pass",
    );
    const over = unwrap(
      applyRuling(racks, { type: "tell-rack", player: 0, rack: { tiles: [..."OBEEEEE"], hidden: 0 } }),
    ).state;
    const start = stateAt(over, game.history.length);
    const since = movesOf(over).slice(movesOf(game).length);
    expect(since.reduce(redo, start)).toEqual(over);
  });

  test("the end of a game without plays as an end by the table", () => {
    const game = scene({ ruleset: presets.ONX, plays: board3, racks: ["OBV", "XA"] });
    const stuck = make(game, "9H .OB", { canPlay: () => false });
    const over = make(stuck, "accept");
    const made = movesOf(over).slice(-2);
    expect(made).toMatchObject([{ kind: "move" }, { kind: "end", options: { reason: "no-plays" } }]);
    const again = made.reduce(redo, game);
    expect([again.status, scores(again)]).toEqual([over.status, scores(over)]);
  });

  test("the end by a target as an end by the table, if the table did not wait for the challenges", () => {
    const ruleset = defineRuleset(presets.H21, finishLine({ target: 50 }));
    const game = scene({ ruleset, plays: board3, racks: ["OBE", "XA"], bag: "EEEEEEE" });
    const reached = make(game, "9H .OB");
    const over = unwrap(endGame(reached, {})).state;
    expect(over.status).toEqual({ kind: "over", turn: null, reason: "target", winners: [0] });
    expect(movesOf(over).at(-1)).toEqual({
      kind: "end",
      event: reached.history.length,
      options: { reason: "target" },
    });
  });

  test("the end by a last turn without points as an end by the table, if the table did not wait for the challenges", () => {
    const ruleset = defineRuleset(northAmerica2017, { end: { scorelessTurns: 1 } });
    const waiting = make(scene({ ruleset, racks: ["??", "XA"], bag: "EEEEEEE" }), "8G at");
    const over = unwrap(endGame(waiting, {})).state;
    const [made] = movesOf(over).slice(-1);
    expect(made).toEqual({ kind: "end", event: waiting.history.length, options: { reason: "scoreless" } });
    expect(movesOf(make(waiting, "accept")).at(-1)).toMatchObject({ kind: "move", move: { type: "accept" } });
  });

  test("an end by time with its settlement, apart from a penalty before it", () => {
    const start = scene({ ruleset, racks: ["AB", "CD"], bag: "EEE" });
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

  test("a challenge with the points it cost, which are not a ruling", () => {
    const ruleset = defineRuleset(presets.H21, {
      challenge: { looksUp: "named-words", whenWrong: { points: 5, per: "word", to: "nobody" } } as never,
    });
    const horn = make(scene({ ruleset, racks: ["HORN", "CD"], bag: "EEEE" }), "8F HORN");
    const { state, events } = unwrap(
      applyMove(horn, { type: "challenge" }, { by: 1, dictionary: { has: () => true } }),
    );
    expect(events.map(({ type }) => type)).toEqual(["challenged", "adjusted"]);
    expect(state.players[1]?.score).toBe(-5);
    expect(movesOf(state).at(-1)).toMatchObject({ kind: "move", event: horn.history.length, upheld: false });
  });

  test("a rack twice if it was reported twice while the game went on", () => {
    const report = (state: GameState, tiles: string): GameState =>
      unwrap(applyRuling(state, { type: "tell-rack", player: 1, rack: { tiles: [...tiles], hidden: 0 } })).state;
    const table = createTableGame({ players: 2, ruleset });
    const reported = report(report(table, "ABCDEFG"), "ABCDEFH");
    expect(movesOf(reported).map(({ kind, event }) => [kind, event])).toEqual([
      ["ruling", table.history.length],
      ["ruling", table.history.length + 1],
    ]);
  });
});
