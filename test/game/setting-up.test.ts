import {
  auditGame,
  createGame,
  createTableGame,
  defineRuleset,
  defineTileSet,
  type GameEvent,
  type GameState,
  type GameView,
  replayEvents,
  unwrap,
  viewFor,
} from "tilewright";
import { parseGame } from "tilewright/json";
import { finishLine, nineTile, us2021 } from "tilewright/rulesets";
import { describe, expect, test } from "vitest";
import { describeEditions } from "../support/presets.ts";
import { make, makeAll, rack, scene } from "./scene.ts";

type Drew = Extract<GameEvent, { readonly type: "drew-for-start" }>;

describeEditions((edition, ruleset) => {
  test(`S1 [${edition}] two to four players may play, not fewer and not more`, () => {
    for (const players of [2, 3, 4]) expect(createGame({ players, ruleset }).players.length).toBe(players);
    expect(createGame({ players: 2, ruleset }).players.map(({ name }) => name)).toEqual(["Player 1", "Player 2"]);
    for (const players of [0, 1, 5, -1, 2.5, Number.NaN, 1e9])
      expect(() => createGame({ players, ruleset })).toThrow(RangeError);
    expect(() => createGame({ players: ["Ann"], ruleset })).toThrow("players: expected 2 to 4, found 1");
  });

  test(`S2 D2 [${edition}] racks and bag hold the hundred tiles of the set`, () => {
    const { bag, players } = createGame({ players: 4, ruleset });
    const tiles = [...bag.tiles, ...players.flatMap((player) => player.rack.tiles)];
    expect([tiles.length, tiles.filter((tile) => tile === "?").length]).toEqual([100, 2]);
    expect(ruleset.layout.starts).toEqual([{ row: 7, col: 7 }]);
  });

  test(`S3 D3 [${edition}] the letter nearest to A begins, a blank before all, and ties draw again among the tied`, () => {
    let tied = 0;
    let blank = 0;
    for (let game = 0; game < 300; game++) {
      const { history } = createGame({ players: 2 + (game % 3), ruleset, seed: `start ${game}` });
      const { rounds, first } = history[0] as Drew;
      let drawing = rounds[0]?.draws.map(({ player }) => player) ?? [];
      expect(drawing).toEqual([0, 1, 2, 3].slice(0, 2 + (game % 3)));
      for (const { draws } of rounds) {
        expect(draws.map(({ player }) => player)).toEqual(drawing);
        const best = draws.map(({ tile }) => (tile === "?" ? " " : tile)).sort()[0];
        drawing = draws.filter(({ tile }) => tile === (best === " " ? "?" : best)).map(({ player }) => player);
        if (best === " ") blank++;
      }
      expect(drawing).toEqual([first]);
      if (rounds.length > 1) tied++;
    }
    expect(tied).toBeGreaterThan(0);
    expect(blank).toBeGreaterThan(0);
  });

  test(`S4 [${edition}] the tiles drawn for first play are in the bag again before the deal`, () => {
    const { history, players, bag } = createGame({ players: 4, ruleset, seed: "again" });
    expect(history[0]?.type).toBe("drew-for-start");
    expect(players.map(({ rack: { tiles } }) => tiles.length)).toEqual([7, 7, 7, 7]);
    expect(bag.tiles.length).toBe(72);
  });

  test(`S5 D4 [${edition}] in the order of play each player takes a full rack at once`, () => {
    const { history, status } = createGame({ players: 4, ruleset, first: 2, seed: "order" });
    expect(history.map(({ type, player }) => [type, player])).toEqual([
      ["turn-set", 2],
      ["dealt", 2],
      ["dealt", 3],
      ["dealt", 0],
      ["dealt", 1],
    ]);
    expect(status).toEqual({ kind: "playing", turn: 2 });
    for (const event of history.slice(1)) expect(event.type === "dealt" && event.drawn.tiles.length).toBe(7);
  });

  test(`S6 [${edition}] the turn passes clockwise`, () => {
    let game = createGame({ players: 4, ruleset, first: 3 });
    const turns: (number | null)[] = [];
    for (let turn = 0; turn < 6; turn++) {
      turns.push(game.status.turn);
      game = make(game, "pass");
    }
    expect(turns).toEqual([3, 0, 1, 2, 3, 0]);
  });

  test(`W0 [${edition}] the dictionary agreed on is part of the game`, () => {
    expect(createGame({ players: 2, ruleset, dictionary: "The big one" }).dictionary).toBe("The big one");
    expect(createGame({ players: 2, ruleset }).dictionary).toBeNull();
  });

  test(`V1 D41 [${edition}] racks of nine are dealt, and filled up to nine`, () => {
    const game = createGame({
      players: 2,
      ruleset: defineRuleset(ruleset, nineTile),
      racks: [[..."HORNEEEEE"], [..."A"]],
      first: 0,
    });
    expect(rack(game, 0).length).toBe(9);
    expect(rack(make(game, "8F HORN"), 0).length).toBe(9);
  });
});

describe("the options of a game", () => {
  test("the same seed gives the same game, another seed another game, and without a seed each game is new", () => {
    const options = { players: 3, seed: "same" };
    expect(createGame(options)).toEqual(createGame(options));
    expect(createGame({ players: 3, seed: "another" }).players).not.toEqual(createGame(options).players);
    const seeds = new Set(Array.from({ length: 50 }, () => createGame({ players: 2 }).seed));
    expect(seeds.size).toBe(50);
    for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{32}$/);
  });

  test("a seed is a text of any length, and each of its characters counts", () => {
    const racksOf = (seed: string): string => JSON.stringify(createGame({ players: 2, seed, first: 0 }).players);
    const seeds = [
      "",
      "a",
      "A",
      "aa",
      "a\u0000",
      "\u0000a",
      "ab",
      "ba",
      "é",
      "x".repeat(10_000),
      "x".repeat(9_999),
      "\ud800",
    ];
    expect(new Set(seeds.map(racksOf)).size).toBe(seeds.length);
  });

  test("racks and the first player may be chosen, and short racks stay short", () => {
    const game = createGame({ players: ["Ann", "Ben"], first: 1, racks: [[..."BA?"], [..."ZYX"]] });
    expect([rack(game, 0), rack(game, 1), game.status.turn, game.bag.tiles.length]).toEqual(["AB?", "XYZ", 1, 94]);
    expect(game.players.map(({ name }) => name)).toEqual(["Ann", "Ben"]);
  });

  test("racks that were chosen are marked in the history, for everybody to see, and racks that were drawn are not", () => {
    const marks = (game: GameState | GameView): readonly unknown[] =>
      game.history.flatMap((event) => (event.type === "dealt" ? [event.chosen] : []));
    const chosen = createGame({ players: 2, first: 1, racks: [["A"], []] });
    expect(marks(chosen)).toEqual([true, true]);
    expect(marks(viewFor(chosen, "spectator"))).toEqual([true, true]);
    expect(unwrap(parseGame(JSON.stringify(chosen))).state).toEqual(chosen);
    const drawn = createGame({ players: 2, seed: "drawn" });
    expect(drawn.history.some((event) => "chosen" in event)).toBe(false);
  });

  test("racks that were chosen do not change the draw for first play", () => {
    const seed = "first";
    const chosen = createGame({ players: 2, seed, racks: [["A"], ["B"]] });
    expect(chosen.history[0]).toEqual(createGame({ players: 2, seed }).history[0]);
  });

  test("D39 [all] targets are one for all or one a player; others are refused when the game begins", () => {
    const levels = finishLine({ levels: ["beginner", "expert"] });
    const ruleset = defineRuleset(us2021, levels);
    expect(createGame({ players: 2, ruleset }).ruleset.end.targets).toEqual([70, 200]);
    expect(() => createGame({ players: 3, ruleset })).toThrow(
      "ruleset.end.targets: expected 1 target, or 3 (one for each player), found 2",
    );
    const common = defineRuleset(us2021, finishLine({ target: 100 }));
    for (const players of [2, 3, 4]) expect(createGame({ players, ruleset: common }).players.length).toBe(players);
  });

  test("a draw for first play that nobody can win is refused", () => {
    const tileSet = defineTileSet({ id: "same", letters: [["A", 1, 50]], blanks: { count: 0, points: 0 } });
    const alike = defineRuleset(us2021, { tileSet });
    expect(() => createGame({ players: 2, ruleset: alike })).toThrow(
      'ruleset.tileSet: expected different tiles, at least one for each player, found "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"...',
    );
    expect(createGame({ players: 2, ruleset: alike, first: 0 }).bag.tiles.length).toBe(36);
    const alone = createGame({ players: 1, ruleset: defineRuleset(alike, { players: { min: 1, max: 1 } }) });
    expect(alone.history[0]).toEqual({ player: null, type: "drew-for-start", rounds: [], first: 0 });
    expect(auditGame(alone)).toEqual([]);
    const few = defineTileSet({
      id: "few",
      letters: [
        ["A", 1, 1],
        ["B", 1, 1],
      ],
      blanks: { count: 0, points: 0 },
    });
    expect(() => createGame({ players: 3, ruleset: defineRuleset(us2021, { tileSet: few }) })).toThrow(
      'ruleset.tileSet: expected different tiles, at least one for each player, found "AB"',
    );
  });

  test("players are refused for whom there are no full racks, unless the racks are chosen", () => {
    const tileSet = defineTileSet({
      id: "ten",
      letters: [
        ["A", 1, 5],
        ["B", 2, 5],
      ],
      blanks: { count: 0, points: 0 },
    });
    const ruleset = defineRuleset(us2021, { tileSet });
    const few = "players: expected at most 1, because 10 tiles fill no more racks of 7, found 2";
    expect(() => createGame({ players: 2, ruleset, first: 1 })).toThrow(few);
    expect(createTableGame({ players: 2, ruleset, first: 1 }).players.map((player) => player.rack.hidden)).toEqual([
      3, 7,
    ]);
    const game = createGame({ players: 2, ruleset, first: 1, racks: [[..."AAA"], [..."ABB"]] });
    expect(game.players.map((player) => player.rack.tiles.length)).toEqual([3, 3]);
    expect(parseGame(game).ok).toBe(true);
  });
});

test("a draw depends on the seed and the number of the event, not on what happened before", () => {
  const begun = createGame({ players: 2, seed: "numbers", first: 0, racks: [[..."HORNAAA"], [..."EEEEEEE"]] });
  const drawnBy = (move: Parameters<typeof make>[1], game = begun): unknown => {
    const event = make(game, move).history[game.history.length];
    return event?.type === "exchanged" || event?.type === "played" ? event.drawn : null;
  };
  expect(drawnBy("8F HORN")).toEqual(drawnBy("8E HORN"));
  expect(drawnBy({ type: "exchange", tiles: [..."HORN"] })).toEqual(drawnBy("8F HORN"));
  const later = makeAll(begun, "pass", "pass");
  expect(drawnBy("8F HORN", later)).not.toEqual(drawnBy("8F HORN"));
});

test("a replay of its events gives the game of a scene", () => {
  const game = scene({ ruleset: us2021, racks: ["AB", "CD"], bag: "EF" });
  const { ruleset, seed, dictionary, history } = game;
  expect(replayEvents({ ruleset, seed, dictionary, players: ["P0", "P1"] }, history)).toEqual(game);
});
