// What a ruling decides, whatever the scores are, and what a failed challenge has cost.
import {
  allowedMoves,
  applyMove,
  applyRuling,
  auditGame,
  createGame,
  createTableGame,
  type GameState,
  movesOf,
  type Ruling,
  replayEvents,
  unwrap,
  updateView,
  viewFor,
  viewUpdate,
} from "tilewright";
import { describeNews } from "tilewright/compose";
import { parseGame, parseMove } from "tilewright/json";
import { northAmerica2017, us2021, worldEnglish2022 } from "tilewright/rulesets";
import { describe, expect, test } from "vitest";
import { make, scene, setupOf } from "./scene.ts";

const start = createGame({ players: ["Ann", "Ben"], ruleset: us2021, seed: "a decision", first: 0 });
const table = createTableGame({ players: ["Ann", "Ben"], ruleset: northAmerica2017 });
const rule = (game: GameState, ruling: Ruling): GameState => unwrap(applyRuling(game, ruling)).state;
const lostOnTime: Ruling = {
  type: "decide",
  reason: "lost-on-time",
  winners: [1],
  spreads: [-50, 50],
  note: "Article 5.3",
};
const waiting = make(scene({ ruleset: us2021, plays: ["8F HORN"], racks: ["AB", "XA"], turn: 0 }), "9H AB");

const decidedAt = `history[${start.history.length}]`;
const scores = ["players[0].score", "players[1].score"];
const withStatus = (game: GameState, change: object): GameState => ({
  ...game,
  status: { ...game.status, ...change } as GameState["status"],
});
const withDecision = (game: GameState, change: object): GameState => ({
  ...game,
  history: game.history.map((event) => (event.type === "decided" ? { ...event, ...change } : event)),
});

describe("a decision", () => {
  test.each([
    ["before the first turn", start],
    ["at a real table, with racks that nobody knows", table],
    ["while the last play can still be challenged", waiting],
    ["once the game is over", rule(start, { type: "end", reason: "agreed" })],
    ["after another decision", rule(start, { type: "decide", reason: "aborted", winners: [] })],
  ])("ends the game or changes its result %s, and leaves the scores", (_, game) => {
    const over = rule(game, lostOnTime);
    expect(over.status).toEqual({
      kind: "over",
      turn: null,
      reason: "lost-on-time",
      winners: [1],
      spreads: [-50, 50],
    });
    expect(over.players.map(({ score }) => score)).toEqual(game.players.map(({ score }) => score));
    expect(over.players.every(({ turnsToMiss }) => turnsToMiss === 0)).toBe(true);
  });

  test("is in saves, replays, views and the list of what was done, and an audit finds nothing", () => {
    const over = rule(make(start, "pass"), lostOnTime);
    expect(unwrap(parseGame(JSON.stringify(over))).state).toEqual(over);
    expect(replayEvents(setupOf(over), over.history)).toEqual(over);
    expect(auditGame(over)).toEqual([]);
    expect(movesOf(over).at(-1)).toMatchObject({ kind: "ruling", ruling: lostOnTime });
    const update = viewUpdate(over, 0, start.history.length);
    expect(unwrap(updateView(viewFor(start, 0), update)).view).toEqual(viewFor(over, 0));
    expect(viewFor(over, "spectator").status).toEqual(over.status);
  });

  test("stands against the scores, also when points are adjusted after it", () => {
    const ahead = rule(start, { type: "adjust", player: 0, points: 100, reason: "correction" });
    const over = rule(rule(ahead, lostOnTime), { type: "adjust", player: 0, points: 100, reason: "correction" });
    expect(over.status).toMatchObject({ winners: [1], spreads: [-50, 50] });
  });

  test("may let nobody win, and somebody who has resigned", () => {
    const late = rule(start, { type: "decide", reason: "late", winners: [], spreads: [-50, -50] });
    expect(late.status).toMatchObject({ winners: [], spreads: [-50, -50] });
    const resigned = unwrap(applyMove(start, { type: "resign" }, { by: 0 })).state;
    const cheated = rule(resigned, { type: "decide", reason: "disqualified", winners: [0] });
    expect(cheated.status).toEqual({ kind: "over", turn: null, reason: "disqualified", winners: [0], spreads: null });
    for (const game of [late, cheated]) expect(unwrap(parseGame(JSON.stringify(game))).state).toEqual(game);
  });

  test.each<readonly [what: string, ruling: object, fields: readonly string[]]>([
    ["for an unknown reason", { reason: "time", winners: [0] }, ["reason"]],
    ["without winners", { reason: "late" }, ["winners"]],
    ["with a seat that nobody has", { reason: "late", winners: [2] }, ["winners"]],
    ["with a seat twice", { reason: "late", winners: [0, 0] }, ["winners"]],
    ["with a spread for one player only", { reason: "late", winners: [0], spreads: [50] }, ["spreads"]],
    ["with half a point", { reason: "late", winners: [0], spreads: [0.5, -0.5] }, ["spreads"]],
    ["with a winner of an aborted game", { reason: "aborted", winners: [0], spreads: [1, -1] }, ["winners", "spreads"]],
    ["with a note that is not a text", { reason: "late", winners: [0], note: 5 }, ["note"]],
  ])("%s is refused, with every field that is wrong", (_, ruling, fields) => {
    const { violations = [] } = applyRuling(start, { type: "decide", ...ruling } as Ruling);
    expect(violations.map((violation) => violation.code === "malformed" && violation.path)).toEqual(fields);
  });

  test("is nothing that a player can send", () => {
    expect(parseMove(lostOnTime, start.ruleset).ok).toBe(false);
  });

  test.each<readonly [what: string, change: (over: GameState) => GameState, paths: readonly string[]]>([
    ["winners of the state", (over) => withStatus(over, { winners: [0] }), ["status"]],
    ["spreads of the state", (over) => withStatus(over, { spreads: null }), ["status"]],
    ["the reason of the state", (over) => withStatus(over, { reason: "late" }), ["status"]],
    ["winners of the event", (over) => withDecision(over, { winners: [0] }), ["status"]],
    [
      "winners of the event, one of them twice",
      (over) => withDecision(over, { winners: [1, 1] }),
      [decidedAt, "status"],
    ],
    ["spreads of the event", (over) => withDecision(over, { spreads: [-60, 60] }), ["status"]],
    ["a score", (over) => ({ ...over, players: over.players.map((one) => ({ ...one, score: 7 })) }), scores],
  ])("that a forger has changed is found: %s", (_, change, paths) => {
    expect(auditGame(change(rule(start, lostOnTime))).map(({ path }) => path)).toEqual(paths);
  });

  test("is said, with what the game counts as", () => {
    expect(describeNews(rule(start, lostOnTime), { from: start.history.length })).toEqual([
      "Ruling: Ann -50, Ben +50 (Article 5.3).",
      "Game over: a player lost on time. Ben wins.",
    ]);
  });
});

test("the ruling `end` does what endGame does, and asks for the racks that count", () => {
  const over = rule(start, { type: "end", reason: "time" });
  expect(over.status).toMatchObject({ kind: "over", reason: "time" });
  expect(movesOf(over).at(-1)).toMatchObject({ kind: "end", options: { reason: "time" } });
  expect(applyRuling(table, { type: "end", reason: "time" }).violations?.[0].code).toBe("rack-unknown");
  expect(applyRuling(over, { type: "end", reason: "time" }).violations?.[0].code).toBe("game-over");
  expect(applyRuling(start, { type: "end", reason: "out" } as never).violations?.[0].code).toBe("malformed");
});

describe("what a failed challenge costs", () => {
  const seconds = { points: 0, per: "play", to: "nobody", seconds: 10 } as const;
  const rising = {
    looksUp: "word-by-word",
    whenWrong: "lose-turn",
    schedule: ["nothing", seconds, "lose-game"],
  } as const;
  const ruleset = { ...worldEnglish2022, challenge: rising };
  const laid = make(scene({ ruleset, plays: ["8F HORN"], racks: ["AB", "XAEE"], turn: 0, bag: "EEEEEEEE" }), "9H AB");

  test("is known before, by player, and stands in the event after", () => {
    const words = { has: () => true };
    let game = laid;
    for (const price of rising.schedule) {
      const allowed = allowedMoves(game, 1).challenge;
      expect(allowed).toMatchObject({ ok: true, price });
      expect(allowedMoves(viewFor(game, 1)).challenge).toEqual(allowed);
      const { state, events } = unwrap(
        applyMove(game, { type: "challenge", words: [0] }, { by: 1, dictionary: words }),
      );
      expect(events[0]).toMatchObject({ type: "challenged", upheld: false, price });
      // The next word of the play, or the same play again: only what has failed counts.
      game = {
        ...state,
        history: state.history.map((event) => (event.type === "challenged" ? { ...event, words: [] } : event)),
      };
    }
  });

  test("is null in the event of a challenge that succeeds", () => {
    const { events } = unwrap(applyMove(laid, { type: "challenge" }, { by: 1, dictionary: new Set() }));
    expect(events[0]).toMatchObject({ upheld: true, price: null });
  });
});
