import fc from "fast-check";
import {
  createGame,
  createTableGame,
  defineRuleset,
  defineTileSet,
  type GameEvent,
  type Ruleset,
  replay,
} from "tilewright";
import { finishLine, nineTile, us2021 } from "tilewright/rulesets";
import { describe, expect, test } from "vitest";
import { editions } from "../play/table.ts";
import { make, makeAll, pass, rack, scene } from "./scene.ts";

type Drew = Extract<GameEvent, { readonly type: "drew-for-start" }>;

describe.each(Object.entries(editions))("%s", (edition, ruleset: Ruleset) => {
  test(`S1 [${edition}] two to four players, and no others`, () => {
    for (const players of [2, 3, 4]) expect(createGame({ players, ruleset }).players.length).toBe(players);
    expect(createGame({ players: 2, ruleset }).players.map(({ name }) => name)).toEqual(["Player 1", "Player 2"]);
    for (const players of [0, 1, 5, -1, 2.5, Number.NaN, 1e9])
      expect(() => createGame({ players, ruleset })).toThrow(RangeError);
    expect(() => createGame({ players: ["Ann"], ruleset })).toThrow("players: expected 2 to 4, found 1");
  });

  test(`S2 D2 [${edition}] a hundred tiles, wherever they are`, () => {
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

  test(`S5 D4 [${edition}] in the order of play, each takes a full rack at once`, () => {
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
      game = make(game, pass);
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

describe("options", () => {
  test("the same seed gives the same game, another another, none a new one each time", () => {
    const options = { players: 3, seed: "same" };
    expect(createGame(options)).toEqual(createGame(options));
    expect(createGame({ players: 3, seed: "another" }).players).not.toEqual(createGame(options).players);
    const seeds = new Set(Array.from({ length: 50 }, () => createGame({ players: 2 }).seed));
    expect(seeds.size).toBe(50);
    for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{32}$/);
  });

  test("seeds are texts of any length, and each of their characters counts", () => {
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

  test("racks and the first player may be chosen; racks shorter than full stay so", () => {
    const game = createGame({ players: ["Ann", "Ben"], first: 1, racks: [[..."BA?"], [..."ZYX"]] });
    expect([rack(game, 0), rack(game, 1), game.status.turn, game.bag.tiles.length]).toEqual(["AB?", "XYZ", 1, 94]);
    expect(game.players.map(({ name }) => name)).toEqual(["Ann", "Ben"]);
  });

  test("racks given do not change who draws the first play", () => {
    const seed = "first";
    const chosen = createGame({ players: 2, seed, racks: [["A"], ["B"]] });
    expect(chosen.history[0]).toEqual(createGame({ players: 2, seed }).history[0]);
  });

  const wrong: readonly (readonly [string, object, string])[] = [
    ["no names", { players: "Ann" }, "players: expected names, or their number"],
    [
      "names left out",
      { players: new Array(2) },
      "players[0]: expected a text of at most 10000 characters, found undefined",
    ],
    [
      "a name that is none",
      { players: ["Ann", 2] },
      "players[1]: expected a text of at most 10000 characters, found 2",
    ],
    ["a seed that is no text", { players: 2, seed: 7 }, "seed: expected a text of at most 10000 characters, found 7"],
    ["a dictionary that is no name", { players: 2, dictionary: new Set() }, "dictionary: expected a text"],
    [
      "a seed nobody could load again",
      { players: 2, seed: "x".repeat(10_001) },
      "seed: expected a text of at most 10000 characters",
    ],
    ["a first player who is none", { players: 2, first: 2 }, "first: expected 0 to 1, found 2"],
    ["a first player as a text", { players: 2, first: "0" }, 'first: expected 0 to 1, found "0"'],
    ["a preset's name", { players: 2, ruleset: "us-2021" }, 'ruleset: expected a ruleset, found "us-2021"'],
    ["no ruleset", { players: 2, ruleset: null }, "ruleset: expected a ruleset, found null"],
    ["half a first player", { players: 2, first: 0.5 }, "first: expected"],
    ["racks that are no list", { players: 2, racks: "AB" }, "racks: expected 2, one a player"],
    ["a rack too few", { players: 2, racks: [["A"]] }, "racks: expected 2, one a player, found 1"],
    [
      "a rack that is too long",
      { players: 2, racks: [[..."AAAAAAAA"], []] },
      "racks[0]: expected at most 7 tiles, found 8",
    ],
    ["tiles the set does not have", { players: 2, racks: [["Q"], ["Q"]] }, "at most 1 of the tile Q, found 2"],
    ["what is no tile", { players: 2, racks: [["Ñ"], []] }, "at most 0 of the tile Ñ, found 1"],
    ["three blanks", { players: 2, racks: [["?", "?"], ["?"]] }, "at most 2 of the tile ?, found 3"],
  ];
  test.each(wrong)("%s: a RangeError that says what was found", (_, options, message) => {
    expect(() => createGame(options as never)).toThrow(RangeError);
    expect(() => createGame(options as never)).toThrow(message);
  });

  test("options that are none, or have a key nobody knows: a TypeError", () => {
    for (const [options, found] of [
      [undefined, "undefined"],
      [2, "2"],
      [{ players: 2, rules: us2021 }, '"rules"'],
    ] as const)
      expect(() => createGame(options as never)).toThrow(
        new TypeError(`options: expected { players, ruleset, dictionary, first, seed, racks }, found ${found}`),
      );
    expect(() => createTableGame({ players: 2, seed: "x" } as never)).toThrow(TypeError);
  });

  test("D39 [all] targets are one for all or one a player; others are refused when the game begins", () => {
    const levels = finishLine({ levels: ["beginner", "expert"] });
    const ruleset = defineRuleset(us2021, levels);
    expect(createGame({ players: 2, ruleset }).ruleset.end.targets).toEqual([70, 200]);
    expect(() => createGame({ players: 3, ruleset })).toThrow(
      "ruleset.end.targets: expected 1 or 3, one a player, found 2",
    );
    const common = defineRuleset(us2021, finishLine({ target: 100 }));
    for (const players of [2, 3, 4]) expect(createGame({ players, ruleset: common }).players.length).toBe(players);
  });

  test("a draw that nobody can ever win is refused, not waited for", () => {
    const tileSet = defineTileSet({ id: "same", letters: [["A", 1, 50]], blanks: { count: 0, points: 0 } });
    const alike = defineRuleset(us2021, { tileSet });
    expect(() => createGame({ players: 2, ruleset: alike })).toThrow(
      "ruleset.tileSet: expected tiles that can decide who begins",
    );
    expect(createGame({ players: 2, ruleset: alike, first: 0 }).bag.tiles.length).toBe(36);
    const few = defineTileSet({
      id: "few",
      letters: [
        ["A", 1, 1],
        ["B", 1, 1],
      ],
      blanks: { count: 0, points: 0 },
    });
    expect(() => createGame({ players: 3, ruleset: defineRuleset(us2021, { tileSet: few }) })).toThrow(
      "ruleset.tileSet: expected tiles that can decide",
    );
  });

  test("a small set deals what there is", () => {
    const tileSet = defineTileSet({
      id: "ten",
      letters: [
        ["A", 1, 5],
        ["B", 2, 5],
      ],
      blanks: { count: 0, points: 0 },
    });
    const game = createGame({ players: 2, ruleset: defineRuleset(us2021, { tileSet }), first: 1 });
    expect(game.players.map((player) => player.rack.tiles.length)).toEqual([3, 7]);
  });
});

test("what is drawn depends on the seed and the number of the event, not on what happened before", () => {
  const begun = createGame({ players: 2, seed: "numbers", first: 0, racks: [[..."HORNAAA"], [..."EEEEEEE"]] });
  const drawnBy = (move: Parameters<typeof make>[1], game = begun): unknown => {
    const event = make(game, move).history[game.history.length];
    return event?.type === "exchanged" || event?.type === "played" ? event.drawn : null;
  };
  expect(drawnBy("8F HORN")).toEqual(drawnBy("8E HORN"));
  expect(drawnBy({ type: "exchange", tiles: [..."HORN"] })).toEqual(drawnBy("8F HORN"));
  const later = makeAll(begun, pass, pass);
  expect(drawnBy("8F HORN", later)).not.toEqual(drawnBy("8F HORN"));
});

test("no tile of the bag is favoured", () => {
  fc.assert(
    fc.property(fc.constantFrom(2, 3, 4), (players) => {
      const counts = new Map<string, number>();
      const games = 400;
      for (let game = 0; game < games; game++) {
        for (const tile of createGame({ players, seed: `fair ${players} ${game}`, first: 0 }).players[0]?.rack.tiles ??
          [])
          counts.set(tile, (counts.get(tile) ?? 0) + 1);
      }
      for (const { letter, count } of us2021.tileSet.letters) {
        const expected = (games * 7 * count) / 100;
        const spread = Math.sqrt(expected);
        expect(Math.abs((counts.get(letter) ?? 0) - expected)).toBeLessThan(5 * spread);
      }
    }),
    { numRuns: 3 },
  );
});

test("a game set up by events is one that replay knows", () => {
  const game = scene({ ruleset: us2021, racks: ["AB", "CD"], bag: "EF" });
  const { ruleset, seed, dictionary, history } = game;
  expect(replay({ ruleset, seed, dictionary, players: ["P0", "P1"] }, history)).toEqual(game);
});
