import { applyMove, applyRuling, createTableGame, defineRuleset, endGame, type GameState, unwrap } from "tilewright";
import { exchangeBlanks } from "tilewright/rulesets";
import { describe, expect, test } from "vitest";
import { editions } from "../play/table.ts";
import { games } from "./games.ts";
import { accept, board3, challenge, makeAll, pass, resign, scene } from "./scene.ts";

// Every refusal whole: what a front end shows is its details, not its code.

const { H21: ruleset } = editions;
const named = games() as Readonly<Record<string, GameState>>;
const at = (name: string): GameState => named[name] as GameState;
const table = createTableGame({ players: 2, ruleset });
const full = unwrap(
  applyRuling(table, { type: "tell-rack", player: 0, rack: { tiles: [..."ABCDEFGHI"], hidden: 0 } }),
).state;
const start = at("start");

const told = (answer: { readonly violations?: readonly object[] | undefined }): readonly unknown[] =>
  (answer.violations ?? []).map((violation) => {
    const { squares, ...rest } = violation as { readonly squares: readonly unknown[] };
    return squares.length === 0 ? Object.values(rest).join(" | ") : { squares, ...rest };
  });

describe("rulings", () => {
  const cases: readonly (readonly [what: string, state: GameState, ruling: unknown, expected: readonly string[]])[] = [
    ["none", start, null, ["malformed |  | a ruling | null"]],
    ["a text", start, "adjust", ['malformed |  | a ruling | "adjust"']],
    ["of no kind", start, {}, ["malformed | type | adjust, tell-rack, return-excess, set-turn | undefined"]],
    [
      "of another kind",
      start,
      { type: "end", player: 0 },
      ['malformed | type | adjust, tell-rack, return-excess, set-turn | "end"'],
    ],
    [
      "for nobody",
      start,
      { type: "adjust", player: 3, points: 1, reason: "time" },
      ["malformed | player | 0 to 2 | 3"],
    ],
    [
      "that throws",
      start,
      Object.defineProperty({}, "type", {
        enumerable: true,
        get: () => {
          throw new Error();
        },
      }),
      ["malformed |  | a ruling that can be read | one that throws"],
    ],
    [
      "points, reason and note",
      start,
      { type: "adjust", player: 0, points: 0.5, reason: "rack", note: 5 },
      [
        "malformed | points | an integer from -1000000 to 1000000 | 0.5",
        'malformed | reason | time, penalty, correction, as-recorded | "rack"',
        "malformed | note | a text of at most 10000 characters, or nothing | 5",
      ],
    ],
    [
      "too many points",
      start,
      { type: "adjust", player: 0, points: 1_000_001, reason: "time" },
      ["malformed | points | an integer from -1000000 to 1000000 | 1000001"],
    ],
    [
      "too few points",
      start,
      { type: "adjust", player: 0, points: -1_000_001, reason: "time" },
      ["malformed | points | an integer from -1000000 to 1000000 | -1000001"],
    ],
    [
      "too long a note",
      start,
      { type: "adjust", player: 0, points: 1, reason: "time", note: "x".repeat(10_001) },
      [
        'malformed | note | a text of at most 10000 characters, or nothing | "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"...',
      ],
    ],
    [
      "the rack of a dealt game",
      start,
      { type: "tell-rack", player: 0, rack: { tiles: [], hidden: 7 } },
      ["not-allowed | tell-rack"],
    ],
    [
      "a rack with holes in its list",
      table,
      { type: "tell-rack", player: 0, rack: { tiles: new Array(2), hidden: 0 } },
      ["malformed | rack.tiles | a list of tiles | a list"],
    ],
    [
      "no rack",
      table,
      { type: "tell-rack", player: 0 },
      ["malformed | rack | tiles and how many are hidden | undefined"],
    ],
    [
      "a rack of no tiles",
      table,
      { type: "tell-rack", player: 0, rack: { tiles: "ABC", hidden: 0 } },
      ['malformed | rack.tiles | a list of tiles | "ABC"'],
    ],
    [
      "a rack with what is no text",
      table,
      { type: "tell-rack", player: 0, rack: { tiles: ["A", 1], hidden: 0 } },
      ["malformed | rack.tiles | a list of tiles | a list"],
    ],
    [
      "a rack that is too long",
      table,
      { type: "tell-rack", player: 0, rack: { tiles: Array(1001).fill("A"), hidden: 0 } },
      ["malformed | rack.tiles | a list of tiles | a list"],
    ],
    [
      "no number of hidden tiles",
      table,
      { type: "tell-rack", player: 0, rack: { tiles: [] } },
      ["malformed | rack.hidden | an integer from 0 to 1000 | undefined"],
    ],
    [
      "less than no hidden tile",
      table,
      { type: "tell-rack", player: 0, rack: { tiles: [], hidden: -1 } },
      ["malformed | rack.hidden | an integer from 0 to 1000 | -1"],
    ],
    [
      "half a hidden tile",
      table,
      { type: "tell-rack", player: 0, rack: { tiles: [], hidden: 0.5 } },
      ["malformed | rack.hidden | an integer from 0 to 1000 | 0.5"],
    ],
    [
      "too many hidden tiles",
      table,
      { type: "tell-rack", player: 0, rack: { tiles: [], hidden: 1001 } },
      ["malformed | rack.hidden | an integer from 0 to 1000 | 1001"],
    ],
    [
      "tiles of no set",
      table,
      { type: "tell-rack", player: 0, rack: { tiles: ["b", "*", "A", "*"], hidden: 0 } },
      ["unknown-letter | *", "unknown-letter | b"],
    ],
    [
      "a rack not wholly known when racks are needed",
      at("at a table, racks needed"),
      { type: "tell-rack", player: 1, rack: { tiles: ["A"], hidden: 1 } },
      ["rack-unknown | 1"],
    ],
    [
      "no excess",
      table,
      { type: "return-excess", player: 0, tiles: { tiles: ["A"], hidden: 0 } },
      ["not-allowed | return-excess"],
    ],
    [
      "an excess of a dealt game",
      start,
      { type: "return-excess", player: 0, tiles: { tiles: ["H"], hidden: 0 } },
      ["not-allowed | return-excess"],
    ],
    [
      "an excess of one tile instead of two",
      full,
      { type: "return-excess", player: 0, tiles: { tiles: ["A"], hidden: 0 } },
      ["malformed | tiles | 2 tiles, those beyond a full rack | 1"],
    ],
    [
      "an excess that is not there",
      full,
      { type: "return-excess", player: 0, tiles: { tiles: ["Z", "Q"], hidden: 0 } },
      ["not-on-rack | Q | 1 | 0", "not-on-rack | Z | 1 | 0"],
    ],
    [
      "an excess of no tiles",
      full,
      { type: "return-excess", player: 0, tiles: 2 },
      ["malformed | tiles | tiles and how many are hidden | 2"],
    ],
    [
      "an excess of wrong tiles",
      full,
      { type: "return-excess", player: 0, tiles: { tiles: [1], hidden: 0 } },
      ["malformed | tiles.tiles | a list of tiles | a list"],
    ],
    ["the turn of one who has gone", at("resigned"), { type: "set-turn", player: 1 }, ["not-allowed | set-turn"]],
    [
      "the turn while racks are needed",
      at("at a table, racks needed"),
      { type: "set-turn", player: 1 },
      ["not-allowed | set-turn"],
    ],
    ["the turn after the end", at("over, passed"), { type: "set-turn", player: 0 }, ["game-over"]],
  ];

  test.each(cases)("%s", (_, state, ruling, expected) => {
    expect(told(applyRuling(state, ruling as never))).toEqual(expected);
  });
});

describe("moves", () => {
  const blanks = scene({
    ruleset: defineRuleset(ruleset, exchangeBlanks),
    plays: ["8F hORN"],
    racks: ["MTAEIS?", "XOEE"],
    bag: "EEEEEEE",
  });
  const once = scene({
    ruleset: defineRuleset(ruleset, { exchange: { minTiles: 1, minBag: 4, maxTiles: 3, perGame: 1 } }),
    racks: ["ABCDEFG", "HIJ"],
    bag: "EEEEEEE",
  });
  const spent = makeAll(once, { type: "exchange", tiles: ["A", "B"] }, pass);
  const out = at("waiting for the last challenge");
  const cases: readonly (readonly [
    what: string,
    state: GameState,
    move: unknown,
    by: unknown,
    expected: readonly unknown[],
  ])[] = [
    ["after the end", at("over, passed"), pass, 0, ["game-over"]],
    ["by nobody", start, pass, 3, ["unknown-player | 3 | 3"]],
    ["by half a player", start, pass, 0.5, ["unknown-player | 0.5 | 3"]],
    ["by a text", start, pass, "0", ['unknown-player | "0" | 3']],
    ["out of turn", start, pass, 1, ["not-your-turn | 0"]],
    ["an acceptance by nobody of several waited for", out, accept, undefined, ["player-needed"]],
    ["an acceptance with nothing to accept", start, accept, 1, ["not-allowed | accept"]],
    ["an acceptance of the own play", out, accept, 0, ["own-play"]],
    ["an acceptance twice", at("one has accepted"), accept, 2, ["not-allowed | accept"]],
    ["a challenge of nothing", start, challenge, 1, ["nothing-to-challenge"]],
    ["a challenge of the own play", at("played"), challenge, 0, ["own-play"]],
    ["a challenge without a dictionary", at("played"), { type: "challenge", words: [0] }, 1, ["no-dictionary"]],
    [
      "a challenge of words that are not there",
      at("played"),
      { type: "challenge", words: [1, -1, 1] },
      1,
      ["no-such-word | 1", "no-such-word | -1", "no-dictionary"],
    ],
    ["a challenge of words that have been ruled on", at("challenged in vain"), challenge, 1, ["nothing-to-challenge"]],
    ["a resignation twice", at("resigned"), resign, 1, ["not-allowed | resign"]],
    ["a resignation while racks are needed", at("at a table, racks needed"), resign, 0, ["not-allowed | resign"]],
    ["an exchange of no tile, where it must be one", once, { type: "exchange", tiles: [] }, 0, ["no-tiles"]],
    [
      "an exchange of four tiles, where it may be three",
      once,
      { type: "exchange", tiles: [..."ABCD"] },
      0,
      ["too-many-tiles | 3"],
    ],
    [
      "a second exchange, where there may be one",
      spent,
      { type: "exchange", tiles: ["C", "D"] },
      0,
      ["too-many-exchanges | 1"],
    ],
    [
      "an exchange of tiles not held",
      start,
      { type: "exchange", tiles: ["Z", "Z", "*"] },
      0,
      ["unknown-letter | *", "not-on-rack | Z | 2 | 0"],
    ],
    [
      "an exchange of a number, in a dealt game",
      start,
      { type: "exchange", tiles: 2 },
      0,
      ["malformed | tiles | a list of tiles | 2"],
    ],
    [
      "an exchange with too few in the bag",
      scene({ ruleset, racks: ["ABC", "D"], bag: "E" }),
      { type: "exchange", tiles: ["A", "B"] },
      0,
      ["bag-too-small | 2 | 1"],
    ],
    [
      "a blank taken up, where it is no rule",
      start,
      { type: "exchange-blank", square: { row: 7, col: 7 } },
      0,
      ["not-allowed | exchange-blank"],
    ],
    [
      "a blank taken up without its letter",
      blanks,
      { type: "exchange-blank", square: { row: 7, col: 5 } },
      0,
      [{ squares: [{ row: 7, col: 5 }], code: "blank-mismatch" }],
    ],
    [
      "a blank taken up that is none",
      blanks,
      { type: "exchange-blank", square: { row: 7, col: 6 } },
      0,
      [{ squares: [{ row: 7, col: 6 }], code: "blank-mismatch" }],
    ],
    [
      "a blank taken up off the board",
      blanks,
      { type: "exchange-blank", square: { row: -1, col: 6 } },
      0,
      [{ squares: [{ row: -1, col: 6 }], code: "off-board" }],
    ],
    [
      "a play of too full a rack",
      full,
      {
        type: "play",
        placements: [
          { row: 7, col: 7, letter: "A" },
          { row: 7, col: 8, letter: "B" },
        ],
      },
      0,
      ["rack-too-full | 9 | 7"],
    ],
    [
      "a play with other points",
      start,
      { type: "play", placements: [..."HORN"].map((letter, i) => ({ row: 7, col: 5 + i, letter })), points: 15 },
      0,
      ["wrong-points | 15 | 14"],
    ],
    [
      "a play of tiles not held, with other points",
      start,
      { type: "play", placements: [..."HORZ"].map((letter, i) => ({ row: 7, col: 5 + i, letter })), points: 15 },
      0,
      [{ squares: [{ row: 7, col: 8 }], code: "not-on-rack", tile: "Z", played: 1, held: 0 }, "wrong-points | 15 | 32"],
    ],
  ];

  test.each(cases)("%s", (_, state, move, by, expected) => {
    expect(told(applyMove(state, move as never, { by: by as number }))).toEqual(expected);
  });

  test("a move that was made of another state is stale", () => {
    const { length } = start.history;
    expect(told(applyMove(start, pass, { by: 0, at: length - 1 }))).toEqual(["stale | 3 | 4"]);
    expect(told(applyMove(start, pass, { by: 0, at: "5" as never }))).toEqual(["stale | NaN | 4"]);
    expect(applyMove(start, pass, { by: 0, at: length }).ok).toBe(true);
  });
});

describe("ends", () => {
  const cases: readonly (readonly [what: string, state: GameState, options: object, expected: readonly string[]])[] = [
    ["after the end", at("over, passed"), {}, ["game-over"]],
    ["without a reason", start, {}, ["not-allowed | end"]],
    ["for a reason that is not the table's", start, { reason: "out" }, ["not-allowed | end"]],
    ["no plays, where it is no clause", start, { reason: "no-plays" }, ["not-allowed | end"]],
    [
      "another reason than it waits with",
      at("waiting for the last challenge"),
      { reason: "passes" },
      ["not-allowed | end"],
    ],
    [
      "racks that are no list",
      table,
      { reason: "agreed", racks: 5 },
      ["malformed | racks | 2 racks, one a player | 5"],
    ],
    [
      "a rack with holes in its list",
      table,
      { reason: "agreed", racks: [new Array(2), ["A"]] },
      ["malformed | racks[0] | a list of tiles | a list"],
    ],
    [
      "racks of others",
      table,
      { reason: "agreed", racks: [[]] },
      ["malformed | racks | 2 racks, one a player | a list"],
    ],
    [
      "racks that are no lists",
      table,
      { reason: "agreed", racks: ["AB", ["A", 1]] },
      ['malformed | racks[0] | a list of tiles | "AB"', "malformed | racks[1] | a list of tiles | a list"],
    ],
    [
      "racks that are too long",
      table,
      { reason: "agreed", racks: [Array(1001).fill("A"), []] },
      ["malformed | racks[0] | a list of tiles | a list"],
    ],
    ["racks with what is no tile", table, { reason: "agreed", racks: [["*"], ["A"]] }, ["unknown-letter | *"]],
    ["racks unknown", table, { reason: "agreed" }, ["rack-unknown | 0,1"]],
    [
      "racks other than those known",
      start,
      { reason: "agreed", racks: [[..."HORNXAM"], [..."FAMOATZ"], []] },
      [
        'malformed | racks[1] | the rack known, A A E F M O T | "A A F M O T Z"',
        'malformed | racks[2] | the rack known, A B E O P S T | ""',
      ],
    ],
    [
      "racks other than an empty one",
      at("waiting for the last challenge"),
      { racks: [["Z"], [..."XA"], ["Q"]] },
      ['malformed | racks[0] | the rack known, which is empty | "Z"'],
    ],
    [
      "plays that remain",
      scene({ ruleset: editions.ONX, plays: board3, racks: ["OB", "XA"] }),
      { reason: "no-plays", canPlay: () => true },
      ["plays-remain | 0,1"],
    ],
  ];

  test.each(cases)("%s", (_, state, options, expected) => {
    expect(told(endGame(state, options))).toEqual(expected);
  });
});
