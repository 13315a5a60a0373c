import { isDeepStrictEqual } from "node:util";
import {
  applyMove,
  applyRuling,
  createGame,
  endGame,
  type GameEvent,
  type GameState,
  type Move,
  replayEvents,
  type Setup,
  stateAt,
  unwrap,
  viewFor,
} from "tilewright";
import { parseGame, parseView } from "tilewright/json";
import { us2021 } from "tilewright/rulesets";
import { describe, expect, test } from "vitest";
import { problems } from "../json/problems.ts";

const ruleset = { ...us2021, end: { ...us2021.end, zerosNeedScore: true } };
const setup = (players: number): Setup => ({
  ruleset,
  seed: "no secret",
  dictionary: null,
  players: ["Ann", "Ben", "Cleo", "Dee"].slice(0, players),
});

/** A game of so many passes, or with more behind them. */
const passes = (count: number, players = 2, then: readonly GameEvent[] = []): GameState =>
  replayEvents(setup(players), [
    ...Array.from({ length: count }, (_, i): GameEvent => ({ player: i % players, type: "passed" })),
    ...then,
  ]);

const codes = (result: { readonly violations?: readonly { readonly code: string }[] | undefined }): readonly string[] =>
  (result.violations ?? []).map(({ code }) => code);

const played = (points: number): GameEvent => ({
  player: 0,
  type: "played",
  placements: [{ row: 7, col: 7, letter: "A", blank: false }],
  words: ["A"],
  points,
  drawn: { tiles: [], hidden: 0 },
});
const lost = (player: number): GameEvent => ({ player, type: "turn-lost", challenge: 1 });
const failed = (player: number): GameEvent => ({
  player,
  type: "challenged",
  play: 0,
  words: [0],
  invalid: [],
  upheld: false,
  price: "lose-turn",
});

const saved = (state: GameState): GameState => {
  const { state: loaded } = unwrap(parseGame(JSON.stringify(state)));
  expect(isDeepStrictEqual(loaded, state)).toBe(true);
  expect(parseView(JSON.stringify(viewFor(state, 0))).ok).toBe(true);
  return loaded;
};

describe("a game with too many events", () => {
  test("moves and rulings are made up to 9,900 events, and then refused as history-full", () => {
    const last = unwrap(applyMove(passes(9899), { type: "pass" })).state;
    expect(last.history).toHaveLength(9900);
    for (const move of [{ type: "pass" }, { type: "exchange", tiles: [] }, { type: "challenge" }] as Move[])
      expect(codes(applyMove(saved(last), move, { by: last.status.turn as number })), move.type).toEqual([
        "history-full",
      ]);
    expect(codes(applyRuling(last, { type: "adjust", player: 0, points: 1, reason: "time" }))).toEqual([
      "history-full",
    ]);
    expect(codes(applyRuling(last, { type: "set-turn", player: 0 }))).toEqual(["history-full"]);
  });

  test("it can be ended, decided or resigned, however long it is, and what comes out can be loaded", () => {
    for (const [length, players] of [
      [9900, 3],
      [10_000, 2],
    ] as const) {
      const game = saved(passes(length, players));
      saved(unwrap(endGame(game, { reason: "agreed" })).state);
      saved(unwrap(applyRuling(game, { type: "end", reason: "agreed" })).state);
      const decided = saved(unwrap(applyRuling(game, { type: "decide", reason: "late", winners: [0] })).state);
      expect(codes(applyRuling(decided, { type: "decide", reason: "late", winners: [1] }))).toEqual(["history-full"]);
      let state = game;
      for (let by = 0; state.status.kind !== "over"; by++)
        state = saved(unwrap(applyMove(state, { type: "resign" }, { by })).state);
      expect(state.status).toMatchObject({ reason: "resigned", winners: [players - 1] });
    }
  });

  test("turns owed count as events, because they will be missed", () => {
    const challenges = Array.from({ length: 4960 }, (_, i) => failed(i % 3 === 0 ? 0 : 1 + (i % 2)));
    const owing = saved(replayEvents(setup(3), [played(4), ...challenges]));
    expect(owing.players.reduce((sum, { turnsToMiss }) => sum + turnsToMiss, 0)).toBe(4960);
    expect(codes(applyMove(owing, { type: "pass" }, { by: 1 }))).toEqual(["history-full"]);
    const { state, events } = unwrap(applyMove(owing, { type: "resign" }, { by: 1 }));
    expect(events.length).toBeGreaterThan(3000);
    saved(state);
    const more = replayEvents(setup(3), [played(4), ...challenges, ...challenges.slice(0, 100)]);
    expect(problems(parseGame(more))).toEqual(["too-large history"]);
  });
});

describe("scores", () => {
  const withScore = (score: number): GameState => {
    const game = createGame({ players: 2, seed: "x", first: 0, racks: [[..."HORNAEI"], [..."FARMBOT"]] });
    return { ...game, players: game.players.map((player) => ({ ...player, score })) };
  };
  const horn: Move = {
    type: "play",
    placements: [..."HORN"].map((letter, i) => ({ row: 7, col: 5 + i, letter })),
  };

  test("a play or a ruling that takes a score beyond 10^15 is refused, and the same short of it is made", () => {
    expect(applyMove(saved(withScore(1e15 - 13)), horn).violations).toEqual([{ code: "score-too-large", squares: [] }]);
    expect(saved(unwrap(applyMove(withScore(1e15 - 14), horn)).state).players[0]?.score).toBe(1e15);
    const fine = { type: "adjust", player: 1, points: -15, reason: "time" } as const;
    expect(codes(applyRuling(withScore(-1e15 + 14), fine))).toEqual(["score-too-large"]);
    expect(saved(unwrap(applyRuling(withScore(-1e15 + 15), fine)).state).players[1]?.score).toBe(-1e15);
  });

  test("so is a challenge that takes the points of a play off a score of almost -10^15", () => {
    const { state } = unwrap(applyMove(withScore(0), horn));
    const challenged = (score: number) => {
      const players = state.players.map((player, seat) => (seat === 0 ? { ...player, score } : player));
      return applyMove(saved({ ...state, players }), { type: "challenge" }, { dictionary: { has: () => false } });
    };
    expect(codes(challenged(-1e15 + 13))).toEqual(["score-too-large"]);
    expect(saved(unwrap(challenged(-1e15 + 14)).state).players[0]?.score).toBe(-1e15);
  });

  test("a game ends whatever its scores are, and can be loaded", () => {
    for (const score of [1e15, -1e15]) {
      const { state } = unwrap(endGame(saved(withScore(score)), { reason: "agreed" }));
      expect(Number.isSafeInteger(state.players[0]?.score)).toBe(true);
      saved(state);
    }
    expect(problems(parseGame(withScore(1e15 + 1)))).toEqual(["range players[0].score", "range players[1].score"]);
    expect(problems(parseGame(withScore(Number.MAX_SAFE_INTEGER)))).toEqual([
      "range players[0].score",
      "range players[1].score",
    ]);
  });

  test("the points of ten thousand events have an exact sum", () => {
    const dear = replayEvents(setup(2), new Array<GameEvent>(10_000).fill(played(1e11)));
    expect(dear.players[0]?.score).toBe(1e15);
    const history = [played(1e11 + 1)];
    expect(problems(parseGame({ ...replayEvents(setup(2), []), history }))).toEqual(["range history[0].points"]);
  });
});

describe("turns that nobody owes", () => {
  test("a history with a missed turn that nobody owes is refused", () => {
    const history = [played(4), failed(1), lost(1), lost(1), lost(0)];
    expect(problems(parseGame(replayEvents(setup(2), history)))).toEqual([
      "reference history[3]",
      "reference history[4]",
    ]);
    saved(replayEvents(setup(2), history.slice(0, 3)));
  });

  test("turns owed never fall below zero, and the next move is made", () => {
    const state = replayEvents(setup(2), [played(4), failed(1), lost(1), lost(1), lost(0), lost(0)]);
    expect(state.players.map(({ turnsToMiss }) => turnsToMiss)).toEqual([0, 0]);
    expect(applyMove(state, { type: "pass" }).ok).toBe(true);
    const forged = { ...state, players: state.players.map((player) => ({ ...player, turnsToMiss: -1 })) };
    expect(applyMove(forged, { type: "pass" }).ok).toBe(true);
  });

  test("everybody owes thousands of turns: they are missed in turn, each for its challenge", () => {
    const challenges = Array.from({ length: 4000 }, (_, i) => failed(i % 2));
    const { events } = unwrap(applyMove(replayEvents(setup(2), [played(4), ...challenges]), { type: "pass" }));
    const missed = events.flatMap((event) => (event.type === "turn-lost" ? [event.challenge] : []));
    expect(missed).toHaveLength(4000);
    expect(missed.slice().sort((a, b) => a - b)).toEqual(Array.from({ length: 4000 }, (_, i) => i + 1));
  });
});

describe("players who are left", () => {
  const game = createGame({ players: 2, seed: "x" });
  const resigned = (...who: readonly number[]): GameState => ({
    ...game,
    players: game.players.map((player, i) => ({ ...player, resigned: who.includes(i) })),
  });

  test("a game that goes on with one player left is refused", () => {
    const turn = (state: GameState, player: number): GameState => ({
      ...state,
      status: { kind: "playing", turn: player },
    });
    expect(problems(parseGame(turn(resigned(0), 1)))).toEqual(["reference status"]);
    expect(problems(parseView(viewFor(turn(resigned(0), 1), 0)))).toEqual(["reference status"]);
  });

  test("nobody left, or nobody has won: refused, in the state and in the history", () => {
    const over = (state: GameState, winners: readonly number[]): GameState => ({
      ...state,
      status: { kind: "over", turn: null, reason: "resigned", winners },
    });
    expect(problems(parseGame(over(resigned(0), [1])))).toEqual([]);
    expect(problems(parseGame(over(resigned(0), [])))).toEqual(["empty status.winners"]);
    expect(problems(parseGame(over(resigned(0, 1), [1])))).toContain("reference status");
    const both: readonly GameEvent[] = [
      { player: 0, type: "resigned" },
      { player: 1, type: "resigned" },
    ];
    expect(problems(parseGame({ ...game, history: [...game.history, ...both] }))).toEqual([
      `reference history[${game.history.length + 1}]`,
    ]);
  });

  test("a challenge loses the game to the others; where there are none, somebody has won all the same", () => {
    const history: readonly GameEvent[] = [
      played(4),
      { player: 0, type: "resigned" },
      failed(1),
      { player: null, type: "ended", reason: "lost-challenge" },
    ];
    expect(replayEvents(setup(2), history).status).toMatchObject({ winners: [1] });
    expect(replayEvents(setup(3), history).status).toMatchObject({ winners: [2] });
  });
});

describe("piles that grow without limit", () => {
  const swap = (returned: number, drawn: number): GameEvent => ({
    player: 0,
    type: "exchanged",
    returned: { tiles: new Array<string>(returned).fill("Z"), hidden: 0 },
    drawn: { tiles: new Array<string>(drawn).fill("A"), hidden: 0 },
  });
  const refused = (history: readonly GameEvent[]): readonly string[] =>
    problems(parseGame({ ...replayEvents(setup(2), []), history }));

  test("a rack of twice the set is read, and one tile more is refused where it comes", () => {
    expect(refused([swap(1, 100), swap(50, 100), swap(1, 1), swap(1, 1)])).toEqual(["too-large history[2]"]);
    expect(refused([swap(1, 100), swap(50, 100)])).toEqual([]);
  });

  test("a bag of four times the set is read, and one tile more is refused where it comes", () => {
    const back = (count: number): GameEvent => ({
      player: 0,
      type: "excess-returned",
      tiles: { tiles: new Array<string>(count).fill("A"), hidden: 0 },
    });
    expect(refused([back(150), back(150)])).toEqual([]);
    expect(refused([back(150), back(150), back(1)])).toEqual(["too-large history[2]"]);
  });

  test("the same holds of the racks and the bag of the state, and of views", () => {
    const state = replayEvents({ ...setup(2), seed: null }, []);
    const rack = { tiles: [], hidden: 201 };
    const full = { ...state, players: state.players.map((player) => ({ ...player, rack })) };
    expect(problems(parseGame(full))).toEqual(["too-large players[0].rack"]);
    expect(problems(parseView(viewFor(full, 0)))).toEqual(["too-large players[0].rack"]);
    expect(problems(parseGame({ ...state, bag: { tiles: [], hidden: 401 } }))).toEqual(["too-large bag"]);
  });
});

describe("counts at their limit", () => {
  test("a count that is accepted can be counted on", () => {
    const game = createGame({ players: 2, seed: "x", first: 0, ruleset });
    const most = 1_000_000 + game.history.length;
    const many = (count: number): GameState => ({
      ...game,
      scorelessTurns: count,
      players: game.players.map((player) => ({ ...player, passesInRow: count, exchanges: count })),
    });
    saved(unwrap(applyMove(saved(many(most)), { type: "pass" })).state);
    expect(problems(parseGame(many(most + 1)))[0]).toBe("range scorelessTurns");
  });
});

test("taking off plays gives the turns without points that were there before, in one pass and step by step", () => {
  const off = (play: number): GameEvent => ({
    player: 0,
    type: "phony-returned",
    play,
    points: 0,
    returned: { tiles: [], hidden: 0 },
  });
  const pass: GameEvent = { player: 1, type: "passed" };
  const state = replayEvents(setup(2), [
    pass,
    played(0),
    off(1),
    pass,
    played(5),
    off(4),
    pass,
    off(1),
    played(3),
    pass,
  ]);
  const counts = Array.from({ length: 11 }, (_, i) => stateAt(state, i).scorelessTurns);
  expect(counts).toEqual([0, 1, 0, 2, 3, 0, 4, 5, 2, 0, 1]);
});
