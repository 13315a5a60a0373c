import {
  applyMove,
  applyRuling,
  auditGame,
  createGame,
  createTableGame,
  defineRuleset,
  endGame,
  type GameState,
  initialStateOf,
  lastPlay,
  movesOf,
  type Ruling,
  scoreAt,
  unseenTiles,
  unwrap,
} from "tilewright";
import { parseGame } from "tilewright/json";
import { nineTile } from "tilewright/rulesets";
import { describe, expect, test } from "vitest";
import { describeEditions, presets } from "../support/presets.ts";
import { board3, dictionary, make, makeAll, rack, refusalCodes, scene, scores, step, types } from "./scene.ts";

function rule(state: GameState, ruling: Ruling): GameState {
  return unwrap(applyRuling(state, ruling)).state;
}

function refused(state: GameState, ruling: unknown): readonly string[] {
  return (applyRuling(state, ruling as Ruling).violations ?? []).map(({ code }) => code);
}

describeEditions((edition, ruleset) => {
  test(`T6 D16 [${edition}] a player with too many tiles returns the excess before the next play`, () => {
    const game = createTableGame({ players: 2, ruleset });
    const over = rule(game, { type: "tell-rack", player: 0, rack: { tiles: [..."HORNABCDE"].slice(0, 8), hidden: 0 } });
    expect([rack(over, 0), over.bag.hidden]).toEqual(["ABCDHNOR".slice(0, 8), 85]);
    expect(refusalCodes(over, "8F HORN")).toEqual(["rack-too-full"]);
    expect(refusalCodes(over, "1A HORN")).toEqual(["rack-too-full", "start-not-covered"]);
    expect(refusalCodes(over, { type: "play", placements: [] })).toEqual(["no-tiles"]);
    expect(refusalCodes(over, { type: "play", placements: 5 as never })).toEqual(["malformed"]);
    expect(refusalCodes(over, "pass")).toEqual([]);
    const back = rule(over, { type: "return-excess", player: 0, tiles: { tiles: ["C"], hidden: 0 } });
    expect([rack(back, 0), back.bag, back.status.turn]).toEqual(["ABDHNOR", { tiles: ["C"], hidden: 85 }, 0]);
    expect(scores(make(back, "8F HORN"))).toEqual([14, 0]);
    const unseen = rule(over, { type: "return-excess", player: 0, tiles: { tiles: [], hidden: 1 } });
    expect(rack(unseen, 0)).toBe(".......");
    expect(unseen.bag.hidden).toBe(86);
  });

  test(`T6 D16 [${edition}] returning excess tiles is not a turn, leaves the window open, and needs a rack that is too full`, () => {
    const game = make(createTableGame({ players: 2, ruleset }), "8F HORX");
    const over = rule(game, { type: "tell-rack", player: 0, rack: { tiles: [], hidden: 8 } });
    const back = rule(over, { type: "return-excess", player: 0, tiles: { tiles: [], hidden: 1 } });
    expect(back.status.turn).toBe(1);
    expect(refusalCodes(back, "challenge", { by: 1, dictionary })).toEqual([]);
    expect(refused(back, { type: "return-excess", player: 0, tiles: { tiles: [], hidden: 1 } })).toEqual([
      "not-allowed",
    ]);
    expect(refused(over, { type: "return-excess", player: 0, tiles: { tiles: [], hidden: 2 } })).toEqual(["malformed"]);
    const known = rule(game, { type: "tell-rack", player: 0, rack: { tiles: [..."ABCDEFGH"], hidden: 0 } });
    expect(refused(known, { type: "return-excess", player: 0, tiles: { tiles: ["Z"], hidden: 0 } })).toEqual([
      "not-on-rack",
    ]);
    expect(
      refused(scene({ ruleset, racks: ["A", "B"] }), {
        type: "return-excess",
        player: 0,
        tiles: { tiles: [], hidden: 1 },
      }),
    ).toEqual(["not-allowed"]);
  });

  test(`D41 D16 [${edition}] a rack of nine tiles is not too full where nine tiles are played with`, () => {
    const game = createTableGame({ players: 2, ruleset: defineRuleset(ruleset, nineTile) });
    expect(game.players[0]?.rack).toEqual({ tiles: [], hidden: 9 });
    const ten = rule(game, { type: "tell-rack", player: 0, rack: { tiles: [], hidden: 10 } });
    const placements = [{ row: 7, col: 7, letter: "A" }];
    expect(applyMove(ten, { type: "play", placements }).violations?.[0]).toMatchObject({
      code: "rack-too-full",
      held: 10,
      limit: 9,
    });
  });
});

describeEditions((edition, ruleset) => {
  const players = ["Ann", "Ben", "Cleo"];
  const round = (draws: Readonly<Record<number, string>>) => ({
    draws: Object.entries(draws).map(([player, tile]) => ({ player: Number(player), tile })),
  });

  test(`S3 S4 D3 [${edition}] the draw for first play at a real table is recorded, and the player who drew best begins`, () => {
    const startRounds = [round({ 0: "B", 1: "A", 2: "A" }), round({ 2: "?", 1: "A" })];
    const game = createTableGame({ players, ruleset, startRounds });
    expect(game.history[0]).toEqual({ player: null, type: "drew-for-start", rounds: startRounds, first: 2 });
    expect(game.history.slice(1).map(({ type, player }) => [type, player])).toEqual([
      ["dealt", 2],
      ["dealt", 0],
      ["dealt", 1],
    ]);
    expect([game.status, game.bag]).toEqual([
      { kind: "playing", turn: 2 },
      { tiles: [], hidden: 79 },
    ]);
    expect(createTableGame({ players, ruleset, startRounds, first: 2 })).toEqual(game);
    const { state } = unwrap(parseGame(JSON.stringify(game)));
    expect([state, auditGame(state), initialStateOf(make(game, "8F HORN"))]).toEqual([game, [], game]);
    // The draw of a dealt game can be recorded again, whatever it was.
    for (let seed = 0; seed < 30; seed++) {
      const dealt = createGame({ players: 4, ruleset, seed: `${seed}` });
      const [drew] = dealt.history;
      if (drew?.type !== "drew-for-start") throw new Error("expected the draw");
      const again = createTableGame({ players: 4, ruleset, startRounds: drew.rounds });
      expect([again.history[0], again.status]).toEqual([drew, dealt.status]);
    }
  });

  const wrong: readonly (readonly [what: string, startRounds: unknown, message: string])[] = [
    ["no rounds", [], "startRounds: expected 1 to 1000 rounds, found 0"],
    [
      "more rounds than anybody draws",
      new Array(1001).fill(round({ 0: "A", 1: "A", 2: "A" })),
      "startRounds: expected 1 to 1000 rounds, found 1001",
    ],
    ["something else", "A", 'startRounds: expected 1 to 1000 rounds, found "A"'],
    [
      "a round without draws",
      [{}],
      "startRounds[0].draws: expected one draw by each of players 0, 1 and 2, found undefined",
    ],
    ["no round", [null], "startRounds[0].draws: expected one draw by each of players 0, 1 and 2, found undefined"],
    [
      "a player who has not drawn",
      [round({ 0: "A", 1: "B" })],
      'startRounds[0].draws: expected one draw by each of players 0, 1 and 2, found "0, 1"',
    ],
    [
      "a player who has drawn twice",
      [{ draws: [...round({ 0: "A", 1: "B" }).draws, { player: 1, tile: "C" }] }],
      'startRounds[0].draws: expected one draw by each of players 0, 1 and 2, found "0, 1, 1"',
    ],
    [
      "a tie that was not drawn again",
      [round({ 0: "A", 1: "A", 2: "B" })],
      "startRounds[1]: expected another round, because players 0 and 1 tied, found undefined",
    ],
    [
      "somebody who had not tied in the next round",
      [round({ 0: "A", 1: "A", 2: "B" }), round({ 0: "A", 1: "C", 2: "B" })],
      'startRounds[1].draws: expected one draw by each of players 0 and 1, found "0, 1, 2"',
    ],
    [
      "a round after the decision",
      [round({ 0: "A", 1: "C", 2: "B" }), round({ 1: "C", 2: "B" })],
      "startRounds[1]: expected no further round, because player 0 drew the best tile, found an object",
    ],
    [
      "no tile",
      [round({ 0: "A", 1: "Å", 2: "B" })],
      'startRounds[0].draws[1].tile: expected a tile in the set, found "Å"',
    ],
    [
      "more of a tile than there are",
      [round({ 0: "Z", 1: "Q", 2: "Z" })],
      "startRounds[0].draws[2].tile: expected at most 1 Z in one round, found 2",
    ],
  ];
  test.each(wrong)(`S3 D3 [${edition}] a draw for first play is refused for %s`, (_, startRounds, message) => {
    const create = (): GameState => createTableGame({ players, ruleset, startRounds: startRounds as never });
    expect(create).toThrow(RangeError);
    expect(create).toThrow(message);
  });

  test(`S3 D3 [${edition}] a draw for first play is refused if it makes another player begin than the one named`, () => {
    const startRounds = [round({ 0: "B", 1: "A", 2: "C" })];
    expect(() => createTableGame({ players, ruleset, startRounds, first: 0 })).toThrow(
      new RangeError("first: expected 1, the player who drew the best tile in startRounds, found 0"),
    );
  });
});

const { H21: ruleset } = presets;

describe("tiles that nobody has reported", () => {
  test("are counted on racks, in draws and in the bag, and never invented", () => {
    const game = createTableGame({ players: ["A", "B", "C"], ruleset, first: 2 });
    expect([rack(game, 0), game.bag, game.status.turn, game.seed]).toEqual([
      ".......",
      { tiles: [], hidden: 79 },
      2,
      null,
    ]);
    const { state, events } = step(game, "8F HORN");
    expect(events[0]).toMatchObject({ drawn: { tiles: [], hidden: 4 } });
    expect([rack(state, 2), state.bag.hidden, scores(state)]).toEqual([".......", 75, [0, 0, 14]]);
    const exchanged = make(state, { type: "exchange", tiles: 3 });
    expect([rack(exchanged, 0), exchanged.bag]).toEqual([".......", { tiles: [], hidden: 75 }]);
    const known = step(exchanged, { type: "exchange", tiles: ["Q", "V"] });
    expect(known.events[0]).toMatchObject({
      returned: { tiles: ["Q", "V"], hidden: 0 },
      drawn: { tiles: [], hidden: 2 },
    });
    expect(known.state.bag).toEqual({ tiles: ["Q", "V"], hidden: 73 });
    // Once somebody has drawn, nobody knows whether they are still there.
    expect(make(known.state, "H6 FA.M").bag).toEqual({ tiles: [], hidden: 72 });
    expect(refusalCodes(exchanged, { type: "exchange", tiles: 8 })).toEqual(["too-many-tiles"]);
  });

  test("are those that a play lays and the reported rack does not show", () => {
    const game = createTableGame({ players: 2, ruleset });
    const reported = rule(game, { type: "tell-rack", player: 0, rack: { tiles: [..."HOR"], hidden: 4 } });
    expect(rack(make(reported, "8F HORN"), 0)).toBe(".......");
    const whole = rule(game, { type: "tell-rack", player: 0, rack: { tiles: [..."ROHAEIV"], hidden: 0 } });
    expect(refusalCodes(whole, "8F HORN")).toEqual(["not-on-rack"]);
    const played = make(whole, "8F HORA");
    expect(rack(played, 0)).toBe("EIV....");
    const off = make(played, "challenge", { dictionary });
    expect(rack(off, 0)).toBe("AEHIORV");
    expect(rack(make(make(whole, { type: "exchange", tiles: 2 }), "pass"), 0)).toBe(".......");
    expect(rack(make(whole, { type: "exchange", tiles: 7 }), 0)).toBe(".......");
  });

  test("become known when a play comes off", () => {
    const game = createTableGame({ players: 2, ruleset });
    const off = make(make(game, "8F HORx"), "challenge", { dictionary });
    expect([rack(off, 0), off.bag.hidden]).toEqual(["HOR?...", 86]);
    expect(rack(make(rule(off, { type: "set-turn", player: 0 }), { type: "exchange", tiles: 4 }), 0)).toBe(".......");
  });

  test("are not taken for known when a play comes off after somebody has reported tiles that were drawn for it", () => {
    const game = createTableGame({ players: 2, ruleset });
    const played = make(game, "8F HORX");
    const reported = rule(played, { type: "tell-rack", player: 0, rack: { tiles: [..."TVZ"], hidden: 4 } });
    const off = make(reported, "challenge", { dictionary });
    expect([rack(off, 0), off.bag]).toEqual(["HORX...", { tiles: [], hidden: 86 }]);
    const next = make(off, "pass");
    expect(refusalCodes(next, "8G TVZ")).toEqual([]); // any of the three that nobody has reported
    expect(refusalCodes(next, "8G TVZA")).toContain("not-on-rack");
    expect(refusalCodes(next, "8H HE")).toEqual([]);
    // What somebody reported before the play is still true.
    const before = rule(game, { type: "tell-rack", player: 0, rack: { tiles: [..."HORXTVZ"], hidden: 0 } });
    expect(rack(make(make(before, "8F HORX"), "challenge", { dictionary }), 0)).toBe("HORTVXZ");
    // A report of another rack changes nothing either.
    const other = rule(make(before, "8F HORX"), { type: "tell-rack", player: 1, rack: { tiles: ["A"], hidden: 6 } });
    expect(rack(make(other, "challenge", { dictionary }), 0)).toBe("HORTVXZ");
  });

  test("are counted anew whenever a rack is reported, also with more tiles than the bag can spare", () => {
    const game = make(createTableGame({ players: 2, ruleset }), "8F HORN");
    const fewer = rule(game, { type: "tell-rack", player: 0, rack: { tiles: ["E"], hidden: 5 } });
    expect([rack(fewer, 0), fewer.bag.hidden]).toEqual(["E.....", 83]);
    const more = rule(fewer, { type: "tell-rack", player: 0, rack: { tiles: ["E"], hidden: 6 } });
    expect(more.bag.hidden).toBe(82);
    const tooMany = rule(game, { type: "tell-rack", player: 0, rack: { tiles: [], hidden: 99 } });
    expect(tooMany.bag.hidden).toBe(0);
    expect(auditGame(tooMany).map(({ code }) => code)).toContain("tile-count");
  });

  test("are never refused, also if the set has fewer; an audit lists them", () => {
    const game = rule(createTableGame({ players: 2, ruleset }), {
      type: "tell-rack",
      player: 0,
      rack: { tiles: [..."QQZZJJX"], hidden: 0 },
    });
    const excess = { code: "tile-excess", most: 1, found: 2 };
    expect(auditGame(game)).toEqual([
      { event: 2, path: "history[2]", code: "tile-count", reason: { ...excess, tile: "J" } },
      { event: 2, path: "history[2]", code: "tile-count", reason: { ...excess, tile: "Q" } },
      { event: 2, path: "history[2]", code: "tile-count", reason: { ...excess, tile: "Z" } },
    ]);
  });

  test("are known when the last tiles of a known bag are drawn", () => {
    const game = scene({ ruleset, plays: board3, racks: ["OBEEEEE", "AEEEEEE"], bag: "QZ" });
    const known = { ...game, seed: null };
    expect(rack(make(known, "9H .OB"), 0)).toBe("EEEEEQZ");
  });
});

test("a rack reported with too many tiles takes them from the bag, also during the last challenge", () => {
  const reached = defineRuleset(ruleset, { end: { targets: [2] } });
  const game = make(createTableGame({ players: 2, ruleset: reached }), "8H TIN");
  for (const player of [0, 1]) {
    const reported = rule(game, { type: "tell-rack", player, rack: { tiles: [], hidden: 8 } });
    expect([reported.status.kind, reported.bag.hidden]).toEqual(["last-challenge", 82]);
    expect(make(reported, "accept").status).toMatchObject({ kind: "over", reason: "target" });
  }
});

test("an end by going out stays one, whatever racks are reported afterwards", () => {
  const out = make(scene({ ruleset, plays: board3, racks: ["OB", "XA"], atTable: true }), "9H .OB");
  const fewer = rule(out, { type: "tell-rack", player: 1, rack: { tiles: ["X"], hidden: 0 } });
  expect(fewer.bag.hidden).toBe(1);
  expect(make(fewer, "accept").status).toMatchObject({ kind: "over", reason: "out", winners: [0] });
});

describe("rulings of the table", () => {
  const game = createTableGame({ players: 3, ruleset });

  test("adjust scores at any time, with a reason and a note", () => {
    const { events, state } = unwrap(
      applyRuling(game, { type: "adjust", player: 1, points: -10, reason: "time", note: "flag" }),
    );
    expect(events).toEqual([{ player: 1, type: "adjusted", reason: "time", points: -10, note: "flag" }]);
    expect(scores(state)).toEqual([0, -10, 0]);
    for (const reason of ["penalty", "correction", "as-recorded"] as const)
      expect(scores(rule(game, { type: "adjust", player: 0, points: 5, reason }))).toEqual([5, 0, 0]);
  });

  test("may change who has won, by an adjustment after the end", () => {
    const over = unwrap(endGame(scene({ ruleset, racks: ["A", "E"], scores: [10, 5] }), { reason: "agreed" })).state;
    expect(over.status).toMatchObject({ winners: [0] });
    const late = rule(over, { type: "adjust", player: 0, points: -10, reason: "time" });
    expect([late.status, scores(late)]).toMatchObject([{ kind: "over", reason: "agreed", winners: [1] }, [-1, 4]]);
    for (const type of ["set-turn", "tell-rack", "return-excess"])
      expect(refused(over, { type, player: 0 })).toEqual(["game-over"]);
  });

  test("set the turn while the game goes on, to a player who has not resigned", () => {
    expect(rule(game, { type: "set-turn", player: 2 }).status.turn).toBe(2);
    const gone = make(game, "resign", { by: 2 });
    expect(refused(gone, { type: "set-turn", player: 2 })).toEqual(["not-allowed"]);
    const waiting = make(scene({ ruleset, plays: board3, racks: ["OB", "XA"] }), "9H .OB");
    expect(refused(waiting, { type: "set-turn", player: 0 })).toEqual(["not-allowed"]);
    const phony = make(game, "8F HORX");
    expect(refusalCodes(rule(phony, { type: "set-turn", player: 0 }), "challenge", { by: 1, dictionary })).toEqual([]);
  });

  test.each([1_000_000, -1_000_000])("adjust a score by %i points, the most at once", (points) => {
    const dealt = scene({ ruleset, racks: ["AB", "CD"], bag: "EEE" });
    const note = "x".repeat(10_000);
    const { state } = unwrap(applyRuling(dealt, { type: "adjust", player: 0, points, reason: "correction", note }));
    expect(state.players[0]?.score).toBe(points);
    expect(state.history.at(-1)).toMatchObject({ points, note });
  });

  test("cannot report a rack of a dealt game", () => {
    const dealt = scene({ ruleset, racks: ["A", "B"] });
    expect(refused(dealt, { type: "tell-rack", player: 0, rack: { tiles: ["Q"], hidden: 0 } })).toEqual([
      "not-allowed",
    ]);
  });

  const wrong: readonly (readonly [unknown, readonly string[]])[] = [
    [null, ["malformed"]],
    ["adjust", ["malformed"]],
    [{ type: "cheat", player: 0 }, ["malformed"]],
    [{ type: "adjust", player: 3, points: 1, reason: "time" }, ["malformed"]],
    [{ type: "adjust", player: 0, points: 1.5, reason: "rack", note: 1 }, ["malformed", "malformed", "malformed"]],
    [{ type: "adjust", player: 0, points: 1e9, reason: "time" }, ["malformed"]],
    [{ type: "adjust", player: 0, points: Number.NaN, reason: "challenge" }, ["malformed", "malformed"]],
    [{ type: "tell-rack", player: 0 }, ["malformed"]],
    [{ type: "tell-rack", player: 0, rack: { tiles: ["A", 1], hidden: 0 } }, ["malformed"]],
    [{ type: "tell-rack", player: 0, rack: { tiles: [], hidden: -1 } }, ["malformed"]],
    [{ type: "tell-rack", player: 0, rack: { tiles: [], hidden: 1e9 } }, ["malformed"]],
    [
      { type: "tell-rack", player: 0, rack: { tiles: ["*", "Ñ", "*"], hidden: 0 } },
      ["unknown-letter", "unknown-letter"],
    ],
    [{ type: "set-turn", player: -1 }, ["malformed"]],
  ];
  test.each(wrong)("are refused if they are malformed: %j", (ruling, codes) => {
    expect(refused(game, ruling)).toEqual(codes);
  });

  test("are refused if they throw when they are read", () => {
    const trap = {
      get type(): string {
        throw new Error("trap");
      },
    };
    expect(refused(game, trap)).toEqual(["malformed"]);
  });
});

test("excess tiles can no longer be returned once the final racks are asked for", () => {
  const table = createTableGame({ players: 2, ruleset });
  const rack = { tiles: [], hidden: 8 };
  const reported = unwrap(applyRuling(table, { type: "tell-rack", player: 1, rack })).state;
  const waiting = makeAll(reported, "pass", "pass", "pass", "pass");
  const back = { type: "return-excess", player: 1, tiles: { tiles: [], hidden: 1 } } as const;
  expect(applyRuling(reported, back).ok).toBe(true);
  expect(applyRuling(waiting, back).violations).toEqual([{ code: "not-allowed", squares: [], move: "return-excess" }]);
});

describe("the end of a game on a real table", () => {
  const ending = (): GameState =>
    scene({ ruleset, plays: board3, racks: ["OB", "XA", "Q"], scores: [50, 60, 70], atTable: true });

  test("the final racks are asked for, and may be reported one by one", () => {
    const out = make(ending(), "9H .OB");
    if (out.status.kind !== "last-challenge") throw new Error("expected the last challenge");
    const { play } = out.status;
    const ended = step(make(out, "accept", { by: 1 }), "accept");
    expect(types(ended.events)).toEqual(["accepted"]);
    expect(ended.state.status).toEqual({ kind: "racks-needed", turn: null, waitingFor: [1, 2] });
    expect(refused(ended.state, { type: "tell-rack", player: 0, rack: { tiles: [], hidden: 0 } })).toEqual([
      "not-allowed",
    ]);
    expect(refused(ended.state, { type: "tell-rack", player: 1, rack: { tiles: ["X"], hidden: 1 } })).toEqual([
      "rack-unknown",
    ]);
    const one = rule(ended.state, { type: "tell-rack", player: 1, rack: { tiles: [..."XA"], hidden: 0 } });
    expect(one.status).toMatchObject({ waitingFor: [2] });
    const { state, events } = unwrap(
      applyRuling(one, { type: "tell-rack", player: 2, rack: { tiles: ["Q"], hidden: 0 } }),
    );
    expect(types(events)).toEqual(["rack-told", "adjusted", "adjusted", "adjusted", "ended"]);
    expect([scores(state), state.status]).toMatchObject([[85, 51, 60], { kind: "over", reason: "out", winners: [0] }]);
    // The scene deals each play its tiles and no more, which the audit reports; the end is as it should be.
    expect(auditGame(state).filter(({ event }) => event > play)).toEqual([]);
  });

  test("the final racks may be reported all at once, with the end", () => {
    const out = make(ending(), "9H .OB");
    expect(endGame(out, {}).violations?.[0].code).toBe("rack-unknown");
    expect(endGame(out, { reason: "out" }).violations).toEqual([
      { code: "rack-unknown", squares: [], players: [1, 2] },
    ]);
    const over = unwrap(endGame(out, { reason: "out", racks: [[], ["X", "A"], ["Q"]] }));
    expect([types(over.events), scores(over.state)]).toEqual([
      ["rack-told", "rack-told", "adjusted", "adjusted", "adjusted", "ended"],
      [85, 51, 60],
    ]);
    const asked = make(make(out, "accept", { by: 1 }), "accept");
    expect(endGame(asked, { reason: "passes", racks: [[], ["X", "A"], ["Q"]] }).violations?.[0].code).toBe(
      "not-allowed",
    );
    expect(scores(unwrap(endGame(asked, { reason: "out", racks: [[], ["X", "A"], ["Q"]] })).state)).toEqual([
      85, 51, 60,
    ]);
  });

  test("no rack may have more tiles than the set, so that the game can be saved", () => {
    const out = make(ending(), "9H .OB");
    const many = new Array<string>(300).fill("A");
    expect(endGame(out, { reason: "out", racks: [[], many, ["Q"]] }).violations).toMatchObject([
      { code: "malformed", path: "racks[1]", found: "300" },
    ]);
  });

  test("racks that are known when the game ends are reported without a ruling", () => {
    const reported = rule(ending(), { type: "tell-rack", player: 1, rack: { tiles: [..."XA"], hidden: 0 } });
    const passed = step(makeAll(reported, "pass", "pass", "pass", "pass", "pass"), "pass");
    expect(types(passed.events)).toEqual(["passed", "rack-told"]);
    expect(passed.state.status).toEqual({ kind: "racks-needed", turn: null, waitingFor: [0, 2] });
    for (const move of ["pass", "challenge", "accept", "resign"] as const)
      expect(refusalCodes(passed.state, move, { by: 0, dictionary }).length).toBe(1);
    const over = unwrap(endGame(passed.state, { reason: "passes", racks: [["O", "B"], ["A", "X"], ["Q"]] }));
    expect([scores(over.state), over.state.status]).toMatchObject([[46, 51, 60], { reason: "passes", winners: [2] }]);
  });

  test("a game whose racks are all known ends without asking for them", () => {
    const racks = ["OB", "XA", "Q"].map(
      (tiles, player): Ruling => ({ type: "tell-rack", player, rack: { tiles: [...tiles], hidden: 0 } }),
    );
    const known = racks.reduce(rule, ending());
    const over = makeAll(known, "pass", "pass", "pass", "pass", "pass", "pass");
    expect([scores(over), over.status.kind]).toEqual([[46, 51, 60], "over"]);
  });

  test("an agreed end needs the racks, unless nothing is settled", () => {
    expect(endGame(ending(), { reason: "agreed" }).violations).toEqual([
      { code: "rack-unknown", squares: [], players: [0, 1, 2] },
    ]);
    const over = unwrap(endGame(ending(), { reason: "agreed", racks: [["O", "B"], ["A", "X"], ["Q"]] }));
    expect(scores(over.state)).toEqual([46, 51, 60]);
    const keep = scene({
      ruleset: defineRuleset(ruleset, { leftover: { own: "keep", toFinisher: 2 } }),
      racks: ["OB", "XA"],
      atTable: true,
    });
    expect(unwrap(endGame(keep, { reason: "agreed" })).state.status.kind).toBe("over");
    expect(makeAll(keep, "pass", "pass", "pass", "pass").status.kind).toBe("over");
  });

  test("final racks that cannot be right are refused, each with its place", () => {
    const out = make(ending(), "9H .OB");
    const codes = (racks: unknown): readonly unknown[] =>
      (endGame(out, { reason: "out", racks: racks as never }).violations ?? []).map((violation) =>
        "path" in violation ? violation.path : violation.code,
      );
    expect(codes("XA")).toEqual(["racks"]);
    expect(codes([[], ["X"]])).toEqual(["racks"]);
    expect(codes([[], ["X", "A"], ["Q"], []])).toEqual(["racks"]);
    expect(codes([[], 5, ["Q", 1]])).toEqual(["racks[1]", "racks[2]"]);
    expect(codes([[], ["*"], ["Q"]])).toEqual(["unknown-letter"]);
    expect(codes([["E"], ["X", "A"], ["Q"]])).toEqual(["racks[0]"]);
    const dealt = scene({ ruleset, racks: ["AE", "Q"] });
    expect(endGame(dealt, { reason: "agreed", racks: [["E", "A"], ["Q"]] }).ok).toBe(true);
    expect(endGame(dealt, { reason: "agreed", racks: [["E", "A"], ["Z"]] }).violations?.[0].code).toBe("malformed");
    expect(endGame(dealt, { reason: "agreed", racks: [["E", "A"], []] }).violations).toMatchObject([
      { expected: "the known rack, Q" },
    ]);
    for (const options of [undefined, "agreed"])
      expect(() => endGame(dealt, options as never)).toThrow("options: expected { reason, racks, canPlay }");
    expect(() => endGame(dealt, { why: "agreed" } as never)).toThrow(
      'options: unknown property "why" (known: reason, racks and canPlay)',
    );
  });
});

test("a wrong tile noticed two turns later is corrected by making the moves again", () => {
  let game = createTableGame({ players: ["A", "B"], ruleset, first: 1 });
  game = makeAll(game, "8F HORN", "H6 FA.T", { type: "exchange", tiles: 2 });
  game = rule(game, { type: "adjust", player: 0, points: -2, reason: "correction", note: "added up wrong" });
  const right = [..."FAM"].map((letter, i) => ({ row: [5, 6, 8][i] as number, col: 7, letter }));
  let amended = initialStateOf(game);
  for (const [i, made] of movesOf(game).entries()) {
    if (made.kind === "ruling") amended = rule(amended, made.ruling);
    if (made.kind === "move")
      amended = make(amended, i === 1 ? { type: "play", placements: right } : made.move, { by: made.by });
  }
  expect(scores(amended)).toEqual([7, 14]);
  const last = lastPlay(amended);
  expect(last && scoreAt(amended, last.index)?.total).toBe(9);
  expect(unseenTiles(amended).length).toBe(93);
  expect(amended.bag.hidden).toBe(79);
});
