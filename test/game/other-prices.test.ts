// Prices of failed challenges that rise, ties that the player wins who went out, and games of one player or many.
import { applyMove, auditGame, createGame, defineRuleset, type GameState, unwrap } from "tilewright";
import { parseGame } from "tilewright/json";
import { us2021 } from "tilewright/rulesets";
import { describe, expect, test } from "vitest";
import { board3, dictionary, make, makeAll, scene, scores, step, types } from "./scene.ts";

const off = (points: number) => ({ points, per: "play", to: "nobody" }) as const;

describe("a schedule of prices", () => {
  const ruleset = defineRuleset(us2021, {
    challenge: { looksUp: "every-word", whenWrong: "nothing", schedule: [off(5), off(10), "lose-turn"] },
  });
  const before = scene({ ruleset, racks: ["HORNOO", "FAMEEE"], bag: "EEEEEEEEEEEE" });

  test("charges its first price for a player's first failed challenge", () => {
    const first = step(make(before, "8F HORN"), "challenge", { by: 1, dictionary });
    expect(scores(first.state)).toEqual([14, -5]);
    expect(first.state.players[1]?.turnsToMiss).toBe(0);
  });

  test("counts each player's failures apart, and the last price repeats", () => {
    const names = ["challenged", "adjusted"];
    let game = scene({ ruleset, plays: board3, racks: ["OB", "XA"], bag: "EEEEEEEEEEEE", turn: 0 });
    const failed = (player: number, price: object | null) => {
      const { events } = step(game, "challenge", { by: player, dictionary });
      expect(types(events).slice(0, 2)).toEqual(price === null ? ["challenged", "turn-lost"] : names);
      if (price !== null) expect(events[1]).toMatchObject({ player, ...price });
    };
    game = make(game, "9H .OB");
    failed(1, { points: -5 });
    const twice = {
      player: 1,
      type: "challenged",
      play: 0,
      words: [],
      invalid: [],
      upheld: false,
      price: "lose-turn",
    } as const;
    game = { ...game, history: [twice, ...game.history] };
    failed(1, { points: -10 });
    game = { ...game, history: [twice, twice, twice, ...game.history] };
    const last = unwrap(applyMove(game, { type: "challenge" }, { by: 1, dictionary }));
    expect(last.events[1]?.type).toBe("turn-lost");
  });
});

test("a missed turn names the challenge that cost it, not a later one that cost nothing", () => {
  const ruleset = defineRuleset(us2021, {
    challenge: { looksUp: "word-by-word", whenWrong: "nothing", schedule: ["lose-turn", "nothing"] },
  });
  const racks = ["EEEEEEE", "OBEEEEE", "EEEEEEE"];
  const laid = make(scene({ ruleset, plays: board3.slice(0, 2), racks, bag: "EEEEEE", turn: 1 }), "9H .OB");
  const doubt = (game: GameState, word: number) =>
    unwrap(applyMove(game, { type: "challenge", words: [word] }, { by: 0, dictionary })).state;
  const twice = doubt(doubt(laid, 0), 1);
  const challenges = twice.history.flatMap(({ type }, index) => (type === "challenged" ? [index] : []));
  const { history } = make(twice, "pass");
  expect(challenges).toHaveLength(2);
  expect(history.filter(({ type }) => type === "turn-lost")).toEqual([
    { player: 0, type: "turn-lost", challenge: challenges[0] },
  ]);
  expect(auditGame(make(twice, "pass"))).toEqual(auditGame(twice));
});

test("a price in seconds changes nothing in the game, which keeps no time", () => {
  const price = { points: 0, per: "play", to: "nobody", seconds: 60 } as const;
  const ruleset = defineRuleset(us2021, { challenge: { looksUp: "every-word", whenWrong: price } });
  const laid = make(scene({ ruleset, racks: ["HORN", "FARM"], bag: "EEEEEEE" }), "8F HORN");
  expect(types(step(laid, "challenge", { by: 1, dictionary }).events)).toEqual(["challenged"]);
});

describe("of players with equal scores", () => {
  const ruleset = defineRuleset(us2021, {
    tieBreak: "finisher",
    challenge: null,
    leftover: { own: "keep", toFinisher: 0 },
  });

  test("the one who went out wins", () => {
    const racks = ["OB", "XA"];
    const [points = 0] = scores(make(scene({ ruleset, plays: board3, racks, scores: [0, 0] }), "9H .OB"));
    const game = scene({ ruleset, plays: board3, racks, scores: [50, 50 + points] });
    expect(make(game, "9H .OB").status).toMatchObject({ kind: "over", winners: [0] });
  });

  test("all win if nobody went out, or somebody else did", () => {
    const game = scene({ ruleset, plays: board3, racks: ["OB", "XA", "Q"], scores: [10, 68, 68] });
    expect(make(game, "9H .OB").status).toMatchObject({ kind: "over", winners: [1, 2] });
    const passed = scene({ ruleset, plays: board3, racks: ["OB", "XA"], scores: [60, 60] });
    expect(makeAll(passed, "pass", "pass", "pass", "pass").status).toMatchObject({ winners: [0, 1] });
  });
});

describe("one player alone", () => {
  const ruleset = defineRuleset(us2021, { players: { min: 1, max: 16 } });

  test("plays on turn by turn, and ends the game by going out, without a last challenge", () => {
    const game = scene({ ruleset, plays: board3, racks: ["OB"] });
    const over = make(game, "9H .OB");
    expect(over.status).toMatchObject({ kind: "over", reason: "out", winners: [0] });
  });

  test("ends the game by passing twice, or by resigning, which nobody wins", () => {
    const game = createGame({ players: 1, ruleset, seed: "alone" });
    expect(makeAll(game, "pass", "pass").status).toMatchObject({ kind: "over", reason: "passes", winners: [0] });
    const resigned = make(game, "resign");
    expect(resigned.status).toMatchObject({ kind: "over", reason: "resigned", winners: [] });
    expect(unwrap(parseGame(JSON.stringify(resigned))).state).toEqual(resigned);
    expect(auditGame(resigned)).toEqual([]);
    expect(unwrap(parseGame(JSON.stringify(game))).state).toEqual(game);
  });

  test("cannot challenge", () => {
    const laid = make(scene({ ruleset, racks: ["HORN"], bag: "EEEEEEE" }), "8F HORN");
    expect(applyMove(laid, { type: "challenge" }, { dictionary }).violations?.[0].code).toBe("own-play");
  });
});

test("sixteen players can play, if the tiles reach", () => {
  const ruleset = defineRuleset(us2021, { players: { min: 2, max: 16 }, rackSize: 5 });
  const game = createGame({ players: 16, ruleset, seed: "a class" });
  expect(game.players).toHaveLength(16);
  expect(game.bag.tiles).toHaveLength(20);
  expect(unwrap(parseGame(JSON.stringify(game))).state).toEqual(game);
});
