import {
  applyMove,
  applyRuling,
  endGame,
  explainScore,
  type GameState,
  lastPlay,
  type MadeMove,
  movesOf,
  positionOf,
  replay,
  scoreAt,
  scoreSheet,
  startOf,
  stateAt,
  stepsOf,
  unseenTiles,
  unwrap,
  viewFor,
} from "tilewright";
import { describe, expect, test } from "vitest";
import { presets } from "../support/presets.ts";
import { games } from "./games.ts";
import { board3, board4, dictionary, make, makeAll, rack, scene, scores, step } from "./scene.ts";

const all = Object.entries(games());

const setupOf = ({ ruleset, seed, dictionary: name, players }: GameState) => ({
  ruleset,
  seed,
  dictionary: name,
  players: players.map((player) => player.name),
});

describe.each(all)("%s", (_, game) => {
  test("replay of the events is the game, also through JSON", () => {
    expect(replay(setupOf(game), game.history)).toEqual(game);
    const saved: GameState = JSON.parse(JSON.stringify(game));
    expect(replay(setupOf(saved), saved.history)).toEqual(game);
    expect(replay({ ...saved, players: setupOf(saved).players }, saved.history)).toEqual(game);
  });

  test("the steps lead from the empty board to the game, each to the next", () => {
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

  test("the intents, applied again from the start, make the same game", () => {
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

describe("going back", () => {
  const game = makeAll(scene({ ruleset: presets.H21, racks: ["HORN", "FAM"], bag: "EEEEEEE" }), "8F HORN", "pass");

  test("stateAt gives the game after so many events, and the game itself for all of them", () => {
    const { length } = game.history;
    expect(stateAt(game, length)).toBe(game);
    expect(scores(stateAt(game, length - 1))).toEqual([14, 0]);
    expect(stateAt(game, 0).history).toEqual([]);
    for (const index of [-1, length + 1, 0.5, Number.NaN]) expect(() => stateAt(game, index)).toThrow(RangeError);
    expect(() => stateAt(game, 99)).toThrow(`index: expected 0 to ${length}, found 99`);
  });

  test("startOf is the game after the draw and the deal", () => {
    const dealt = games()["dealt"] as GameState;
    expect(startOf(make(dealt, "pass"))).toEqual(dealt);
    expect(movesOf(dealt)).toEqual([]);
  });

  test("what a move does not touch stays the same object", () => {
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

  test("undo is keeping the old state", () => {
    const copy = structuredClone(game);
    makeAll(game, "pass");
    expect(game).toEqual(copy);
  });
});

describe("telling what was done", () => {
  test("moves, rulings and ends, without what followed of itself", () => {
    const { H21: ruleset } = presets;
    const table = scene({ ruleset, plays: board3, racks: ["OB", "XA"], atTable: true });
    const told = unwrap(
      applyRuling(table, { type: "tell-rack", player: 1, rack: { tiles: ["X", "A"], hidden: 0 } }),
    ).state;
    const noted = unwrap(
      applyRuling(told, { type: "adjust", player: 1, points: -5, reason: "penalty", note: "late" }),
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

  test("excess tiles, turns set and racks asked for are told too", () => {
    const { H21: ruleset } = presets;
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

  test("a game whose last play left no play is told as ended by the table", () => {
    const game = scene({ ruleset: presets.ONX, plays: board3, racks: ["OBV", "XA"] });
    const stuck = make(game, "9H .OB", { canPlay: () => false });
    const over = make(stuck, "accept");
    const made = movesOf(over).slice(-2);
    expect(made).toMatchObject([{ kind: "move" }, { kind: "end", options: { reason: "no-plays" } }]);
    const again = made.reduce(redo, game);
    expect([again.status, scores(again)]).toEqual([over.status, scores(over)]);
  });
});

describe("looking back", () => {
  const { H21: ruleset } = presets;
  const game = scene({ ruleset, plays: board4, racks: ["BITE", "XA"], bag: "QZ" });

  test("scoreAt counts any play again on the board as it was", () => {
    const plays = game.history.flatMap(({ type }, index) => (type === "played" ? [index] : []));
    expect(plays.map((index) => scoreAt(game, index)?.total)).toEqual([14, 9, 25, 16]);
    const [last] = plays.slice(-1) as [number];
    const score = scoreAt(viewFor(game, 1), last);
    expect(score && explainScore(score)).toContain("MOB");
    for (const index of [0, -1, 999, Number.NaN]) expect(scoreAt(game, index)).toBeNull();
  });

  test("scoreAt of a play that has come off, and of plays around an exchanged blank", () => {
    const { "taken off": off, "a blank exchanged": blanks } = games();
    const index = off?.history.findIndex(({ type }) => type === "played") as number;
    expect(scoreAt(off as GameState, index)?.total).toBe(28);
    const thorn = make(blanks as GameState, "8E T....");
    expect(scoreAt(thorn, thorn.history.length - 1)?.total).toBe(8);
    const again = make(make(off as GameState, "pass"), "8F BOAT", { by: 2 });
    expect(scoreAt(again, again.history.length - 1)?.total).toBe(again.players[2]?.score);
  });

  test("scoreAt of a play no rule can count", () => {
    const [, played] = game.history;
    if (played?.type !== "played") throw new Error("expected a play");
    const nonsense = { ...game, history: [{ ...played, placements: [{ row: 0, col: 0, letter: "H", blank: false }] }] };
    expect(scoreAt(nonsense, 0)).toBeNull();
  });

  test("lastPlay is the last play that lies on the board", () => {
    const begun = scene({ ruleset, racks: ["HORX", "FAM"], bag: "EEEEEEEE" });
    expect(lastPlay(begun)).toBeNull();
    const horx = make(begun, "8F HORX");
    expect(lastPlay(horx)).toEqual({ index: horx.history.length - 1, event: horx.history.at(-1) });
    expect(lastPlay(viewFor(make(horx, "pass"), 1))?.index).toBe(horx.history.length - 1);
    expect(lastPlay(make(horx, "challenge", { dictionary }))).toBeNull();
    const marf = make(horx, "H6 MA.F");
    expect(lastPlay(make(marf, "challenge", { dictionary }))?.index).toBe(horx.history.length - 1);
  });

  test("unseenTiles: all but the board and the own rack", () => {
    const game2 = scene({ ruleset, plays: ["8F hORN"], racks: ["AB", "C?"], bag: "DE" });
    expect(unseenTiles(game2).join("")).toBe("CDE?");
    expect(unseenTiles(game2, 1).join("")).toBe("ABDE");
    expect(unseenTiles(viewFor(game2, 1)).join("")).toBe("ABDE");
    expect(unseenTiles(viewFor(game2, 1), 0).join("")).toBe("ABCDE?");
    expect(unseenTiles(viewFor(game2, "spectator")).join("")).toBe("ABCDE?");
    const over = unwrap(endGame(game2, { reason: "agreed" })).state;
    expect(unseenTiles(over).join("")).toBe("ABCDE?");
  });

  test("positionOf: the board with somebody's rack, if it is known", () => {
    expect(positionOf(game, 1)).toEqual({ ruleset: game.ruleset, board: game.board, rack: ["A", "X"] });
    const table = games()["at a table"] as GameState;
    expect(positionOf(table, 0).rack).toBeNull();
    expect(() => positionOf(game, 2)).toThrow("player: expected 0 to 1, found 2");
    expect(rack(game, 0)).toBe("BEIT");
  });
});

describe("the score sheet", () => {
  const { H21: ruleset } = presets;

  test("one line a round, one column a player, running totals and the settlement", () => {
    const begun = scene({ ruleset, racks: ["HORNOB", "FAMXA"], bag: "" });
    const horn = make(begun, "8F HORN");
    const at = horn.history.length - 1;
    const out = makeAll(horn, "H6 FA.M", "9H .OB");
    const over = make(out, "accept");
    expect(scoreSheet(out)).toEqual({
      rounds: [
        {
          entries: [
            { event: at, points: 14, total: 14 },
            { event: at + 1, points: 9, total: 9 },
          ],
        },
        { entries: [{ event: at + 2, points: 11, total: 25 }, null] },
      ],
      settlement: null,
      totals: [25, 9],
    });
    expect(scoreSheet(over)).toMatchObject({ settlement: [9, -9], totals: [34, 0] });
    expect(scoreSheet(viewFor(over, 1))).toEqual(scoreSheet(over));
  });

  test("passes, exchanges, lost turns and plays that came off stand with no points; adjustments are added", () => {
    const begun = scene({ ruleset, racks: ["HORXEEE", "FAMXAEE"], bag: "EEEEEEEEEE" });
    const off = make(make(begun, "8F HORX"), "challenge", { dictionary });
    const game = makeAll(off, "pass", { type: "exchange", tiles: ["X"] });
    const noted = unwrap(applyRuling(game, { type: "adjust", player: 1, points: -5, reason: "penalty" })).state;
    const at = begun.history.length;
    expect(scoreSheet(noted).rounds).toEqual([
      {
        entries: [
          { event: at, points: 0, total: 0 },
          { event: at + 3, points: -5, total: -5 },
        ],
      },
      { entries: [{ event: at + 4, points: 0, total: 0 }, null] },
    ]);
    const vain = make(make(begun, "8F HORX"), "challenge", { dictionary: { has: () => true } });
    expect(scoreSheet(vain).rounds[0]?.entries).toMatchObject([{ points: 28 }, { points: 0 }]);
  });

  test("rounds begin with whoever begins, and every column adds up", () => {
    const dealt = games()["dealt"] as GameState;
    const six = makeAll(dealt, "pass", "pass", "pass", "pass", "pass", "pass");
    expect(scoreSheet(six).rounds.map(({ entries }) => entries.filter((entry) => entry !== null).length)).toEqual([
      4, 2,
    ]);
    expect(scoreSheet(dealt)).toEqual({ rounds: [], settlement: null, totals: [0, 0, 0, 0] });
    for (const [, game] of all) {
      const { rounds, settlement, totals } = scoreSheet(game);
      totals.forEach((total, player) => {
        const points = rounds.reduce((sum, { entries }) => sum + (entries[player]?.points ?? 0), 0);
        expect(points + (settlement?.[player] ?? 0)).toBe(total);
      });
    }
  });

  test("an end that is not settled has no settlement", () => {
    expect(scoreSheet(games()["over, resigned"] as GameState).settlement).toBeNull();
    expect(scoreSheet(games()["over, a target"] as GameState).settlement).toBeNull();
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
