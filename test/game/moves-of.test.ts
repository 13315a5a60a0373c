import {
  applyMove,
  applyRuling,
  createGame,
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
import { redo } from "./redo.ts";
import { board3, dictionary, make, makeAll, scene } from "./scene.ts";

const { H21: ruleset } = presets;

describe.each(Object.entries(games()))("%s", (_, game) => {
  test("the moves that movesOf lists, made again from the start, give the same game", () => {
    // A scene deals tiles between its plays, which no move does: from there on, where there is one.
    const dealt = game.history.reduce((last, { type }, index) => (type === "dealt" ? index + 1 : last), 0);
    const start = stateAt(game, game.history[dealt]?.type === "turn-set" ? dealt + 1 : dealt);
    const since = movesOf(game).slice(movesOf(start).length);
    expect(since.reduce(redoAsJudged, start)).toEqual(game);
    let now = start;
    for (const made of since) {
      expect(stateAt(game, made.event)).toEqual(now);
      now = redo(now, made, dictionary);
    }
  });
});

/** By the words of scenes, or where every word is good. */
const redoAsJudged = (game: GameState, made: MadeMove): GameState => redo(game, made, dictionary);
const redoInVain = (game: GameState, made: MadeMove): GameState => redo(game, made, { has: () => true });

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
    expect(since.reduce(redoAsJudged, start)).toEqual(over);
  });

  test("who accepted the play that left nobody with a play, and says of the play that it did", () => {
    const game = scene({ ruleset: presets.ONX, plays: board3, racks: ["OBV", "XA"] });
    const over = make(make(game, "9H .OB", { canPlay: () => false }), "accept");
    expect(over.status).toMatchObject({ kind: "over", reason: "no-plays" });
    const made = movesOf(over).slice(-2);
    expect(made).toMatchObject([{ move: { type: "play" }, noPlays: true }, { move: { type: "accept" } }]);
    expect(made.reduce(redoAsJudged, game)).toEqual(over);
  });

  test("a pass that ended a game without plays, and where the table ended it, its end", () => {
    const onyx = scene({ ruleset: presets.ONX, plays: board3, racks: ["OBV", "XA"] });
    const passed = make(onyx, "pass", { canPlay: () => false });
    expect(movesOf(passed).at(-1)).toMatchObject({ kind: "move", move: { type: "pass" }, noPlays: true });
    const rules = defineRuleset(presets.ONX, { leftover: { own: "keep", toFinisher: 0 } });
    const table = scene({ ruleset: rules, plays: board3, racks: ["OBV", "XA"], atTable: true });
    const ended = unwrap(endGame(make(table, "pass"), { reason: "no-plays" })).state;
    expect(movesOf(ended).slice(-2)).toMatchObject([{ move: { type: "pass" } }, { options: { reason: "no-plays" } }]);
    expect(redoAsJudged(onyx, movesOf(passed).at(-1) as MadeMove)).toEqual(passed);
    expect(movesOf(ended).slice(-2).reduce(redoAsJudged, table)).toEqual(ended);
  });

  test("a pass that ended a game without plays before a turn that was owed could be missed", () => {
    const tileSet = {
      ...ruleset.tileSet,
      letters: [{ letter: "A", points: 1, count: 7 }],
      blanks: { count: 0, points: 0 },
    };
    const rules = defineRuleset(presets.ONX, { tileSet, rackSize: 3, maxTilesPerPlay: 3, bonuses: [] });
    const racks = [[..."AAA"], [..."AA"], [..."AA"]];
    const start = createGame({ players: 3, ruleset: rules, racks, first: 0 });
    const doubted = make(make(start, "8G AA"), "challenge", { by: 2, dictionary: { has: () => true } });
    const over = make(doubted, "pass", { canPlay: () => false });
    expect(over.history.map(({ type }) => type)).not.toContain("turn-lost");
    const again = movesOf(over).reduce(redoInVain, start);
    expect(again).toEqual(over);
  });

  test("the end by a play without further plays as an end by the table, if the table did not wait for the challenges", () => {
    const game = scene({ ruleset: presets.ONX, plays: board3, racks: ["OBV", "XA"] });
    const over = unwrap(endGame(make(game, "9H .OB", { canPlay: () => false }), {})).state;
    const made = movesOf(over).slice(-2);
    expect(made).toMatchObject([{ noPlays: true }, { kind: "end", options: { reason: "no-plays" } }]);
    expect(made.reduce(redoAsJudged, game)).toEqual(over);
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

  test("the end by a last turn after the bag as an end by the table, if the table did not wait for the challenges", () => {
    const ruleset = defineRuleset(northAmerica2017, { end: { turnsAfterBag: 1 } });
    const waiting = make(make(scene({ ruleset, racks: ["XA", "??E"] }), "pass"), "8G at");
    const over = unwrap(endGame(waiting, {})).state;
    const [made] = movesOf(over).slice(-1);
    expect(made).toEqual({ kind: "end", event: waiting.history.length, options: { reason: "turns" } });
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

describe("a play that leaves no plays and is also the last of the turns after the bag is empty", () => {
  const tileSet = {
    ...ruleset.tileSet,
    letters: [
      { letter: "A", points: 1, count: 3 },
      { letter: "B", points: 3, count: 1 },
    ],
    blanks: { count: 0, points: 0 },
  };
  const end = { turnsAfterBag: 1, noPlays: true };
  const rules = defineRuleset(ruleset, { tileSet, rackSize: 2, maxTilesPerPlay: 2, bonuses: [], end });
  const start = createGame({ players: 2, ruleset: rules, racks: [[..."AA"], [..."AB"]], first: 0 });
  const last = make(make(start, "pass"), "8G AB", { canPlay: () => false });

  test.each([
    ["accepted", { type: "accept" }],
    ["challenged in vain", { type: "challenge" }],
  ] as const)("may be %s, and its moves make the same game again", (_, answer) => {
    const over = make(last, answer, { by: 0, dictionary: { has: () => true } });
    expect(over.status.kind).toBe("over");
    const again = movesOf(over).reduce(redoInVain, start);
    expect(again).toEqual(over);
  });
});
