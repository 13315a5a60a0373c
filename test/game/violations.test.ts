import { applyMove, applyRuling, createTableGame, defineRuleset, endGame, type GameState, unwrap } from "tilewright";
import { exchangeBlanks } from "tilewright/rulesets";
import { describe, expect, test } from "vitest";
import { presets } from "../support/presets.ts";
import { games } from "./games.ts";
import { board3, makeAll, scene } from "./scene.ts";

// Every refusal whole: what a front end shows is its details, not its code.

const { H21: ruleset } = presets;
const named = games() as Readonly<Record<string, GameState>>;
const at = (name: string): GameState => named[name] as GameState;
const table = createTableGame({ players: 2, ruleset });
const full = unwrap(
  applyRuling(table, { type: "tell-rack", player: 0, rack: { tiles: [..."ABCDEFGHI"], hidden: 0 } }),
).state;
const start = at("start");

const listed = (answer: { readonly violations?: readonly object[] | undefined }): readonly unknown[] =>
  (answer.violations ?? []).map((violation) => {
    const { squares, ...rest } = violation as { readonly squares: readonly unknown[] };
    return squares.length === 0 ? Object.values(rest).join(" | ") : { squares, ...rest };
  });

describe("the violations of a ruling", () => {
  const cases: readonly (readonly [what: string, state: GameState, ruling: unknown, expected: readonly string[]])[] = [
    ["that is null", start, null, ["malformed |  | a ruling | null"]],
    [
      "with a list as its type",
      start,
      { type: ["end"], reason: "time" },
      ["malformed | type | one of adjust, tell-rack, return-excess, set-turn, end or decide | a list"],
    ],
    ["that is a text", start, "adjust", ['malformed |  | a ruling | "adjust"']],
    [
      "without a type",
      start,
      {},
      ["malformed | type | one of adjust, tell-rack, return-excess, set-turn, end or decide | undefined"],
    ],
    [
      "of an unknown type",
      start,
      { type: "stop", player: 0 },
      ['malformed | type | one of adjust, tell-rack, return-excess, set-turn, end or decide | "stop"'],
    ],
    [
      "for a player who does not exist",
      start,
      { type: "adjust", player: 3, points: 1, reason: "time" },
      ["malformed | player | a seat from 0 to 2 | 3"],
    ],
    [
      "that throws when it is read",
      start,
      Object.defineProperty({}, "type", {
        enumerable: true,
        get: () => {
          throw new Error();
        },
      }),
      ["malformed |  | a ruling | a value that throws"],
    ],
    [
      "of other points, reason and note than there are",
      start,
      { type: "adjust", player: 0, points: 0.5, reason: "rack", note: 5 },
      [
        "malformed | points | an integer from -1000000 to 1000000 | 0.5",
        'malformed | reason | one of time, penalty, correction or as-recorded | "rack"',
        "malformed | note | a string of at most 10000 characters, or undefined | 5",
      ],
    ],
    [
      "of too many points",
      start,
      { type: "adjust", player: 0, points: 1_000_001, reason: "time" },
      ["malformed | points | an integer from -1000000 to 1000000 | 1000001"],
    ],
    [
      "of too many points taken off",
      start,
      { type: "adjust", player: 0, points: -1_000_001, reason: "time" },
      ["malformed | points | an integer from -1000000 to 1000000 | -1000001"],
    ],
    [
      "of too long a note",
      start,
      { type: "adjust", player: 0, points: 1, reason: "time", note: "x".repeat(10_001) },
      [
        'malformed | note | a string of at most 10000 characters, or undefined | "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"...',
      ],
    ],
    [
      "on the rack of a dealt game",
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
      "on a rack that is missing",
      table,
      { type: "tell-rack", player: 0 },
      ["malformed | rack | { tiles, hidden } | undefined"],
    ],
    [
      "on a rack that is a text",
      table,
      { type: "tell-rack", player: 0, rack: { tiles: "ABC", hidden: 0 } },
      ['malformed | rack.tiles | a list of tiles | "ABC"'],
    ],
    [
      "on a rack with a number among its tiles",
      table,
      { type: "tell-rack", player: 0, rack: { tiles: ["A", 1], hidden: 0 } },
      ["malformed | rack.tiles | a list of tiles | a list"],
    ],
    [
      "on a rack that is too long",
      table,
      { type: "tell-rack", player: 0, rack: { tiles: Array(1001).fill("A"), hidden: 0 } },
      ["malformed | rack.tiles | a list of tiles | a list"],
    ],
    [
      "on a rack without a number of hidden tiles",
      table,
      { type: "tell-rack", player: 0, rack: { tiles: [] } },
      ["malformed | rack.hidden | an integer from 0 to 1000 | undefined"],
    ],
    [
      "on a rack with fewer than no hidden tiles",
      table,
      { type: "tell-rack", player: 0, rack: { tiles: [], hidden: -1 } },
      ["malformed | rack.hidden | an integer from 0 to 1000 | -1"],
    ],
    [
      "on a rack with half a hidden tile",
      table,
      { type: "tell-rack", player: 0, rack: { tiles: [], hidden: 0.5 } },
      ["malformed | rack.hidden | an integer from 0 to 1000 | 0.5"],
    ],
    [
      "on a rack with too many hidden tiles",
      table,
      { type: "tell-rack", player: 0, rack: { tiles: [], hidden: 1001 } },
      ["malformed | rack.hidden | an integer from 0 to 1000 | 1001"],
    ],
    [
      "on a rack of tiles that the set does not have",
      table,
      { type: "tell-rack", player: 0, rack: { tiles: ["b", "*", "A", "*"], hidden: 0 } },
      ["unknown-letter | *", "unknown-letter | b | B"],
    ],
    [
      "on a rack with hidden tiles when the final racks are needed",
      at("at a table, racks needed"),
      { type: "tell-rack", player: 1, rack: { tiles: ["A"], hidden: 1 } },
      ["rack-unknown | 1"],
    ],
    [
      "on excess tiles of a rack that is not too full",
      table,
      { type: "return-excess", player: 0, tiles: { tiles: ["A"], hidden: 0 } },
      ["not-allowed | return-excess"],
    ],
    [
      "on excess tiles of a dealt game",
      start,
      { type: "return-excess", player: 0, tiles: { tiles: ["H"], hidden: 0 } },
      ["not-allowed | return-excess"],
    ],
    [
      "on one excess tile where there are two",
      full,
      { type: "return-excess", player: 0, tiles: { tiles: ["A"], hidden: 0 } },
      ["malformed | tiles | the 2 tiles that do not fit on a full rack | 1"],
    ],
    [
      "on excess tiles that are not on the rack",
      full,
      { type: "return-excess", player: 0, tiles: { tiles: ["Z", "Q"], hidden: 0 } },
      ["not-on-rack | Q | 1 | 0", "not-on-rack | Z | 1 | 0"],
    ],
    [
      "on a number for excess tiles",
      full,
      { type: "return-excess", player: 0, tiles: 2 },
      ["malformed | tiles | { tiles, hidden } | 2"],
    ],
    [
      "on a number among excess tiles",
      full,
      { type: "return-excess", player: 0, tiles: { tiles: [1], hidden: 0 } },
      ["malformed | tiles.tiles | a list of tiles | a list"],
    ],
    [
      "on the turn of a player who resigned",
      at("resigned"),
      { type: "set-turn", player: 1 },
      ["not-allowed | set-turn"],
    ],
    [
      "on the turn while the final racks are needed",
      at("at a table, racks needed"),
      { type: "set-turn", player: 1 },
      ["not-allowed | set-turn"],
    ],
    ["on the turn after the end", at("over, passed"), { type: "set-turn", player: 0 }, ["game-over"]],
  ];

  test.each(cases)("%s", (_, state, ruling, expected) => {
    expect(listed(applyRuling(state, ruling as never))).toEqual(expected);
  });
});

describe("the violations of a move", () => {
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
  const spent = makeAll(once, { type: "exchange", tiles: ["A", "B"] }, "pass");
  const out = at("waiting for the last challenge");
  const cases: readonly (readonly [
    what: string,
    state: GameState,
    move: unknown,
    by: unknown,
    expected: readonly unknown[],
  ])[] = [
    ["after the end", at("over, passed"), { type: "pass" }, 0, ["game-over"]],
    ["by a player who does not exist", start, { type: "pass" }, 3, ["unknown-player | 3 | 3"]],
    ["by half a player", start, { type: "pass" }, 0.5, ["unknown-player | 0.5 | 3"]],
    ["by a text", start, { type: "pass" }, "0", ['unknown-player | "0" | 3']],
    ["out of turn", start, { type: "pass" }, 1, ["not-your-turn | 0"]],
    [
      "an acceptance that does not say by which of several players",
      out,
      { type: "accept" },
      undefined,
      ["player-needed"],
    ],
    ["an acceptance with nothing to accept", start, { type: "accept" }, 1, ["not-allowed | accept"]],
    ["an acceptance by the player who played", out, { type: "accept" }, 0, ["own-play"]],
    ["an acceptance twice", at("one has accepted"), { type: "accept" }, 2, ["not-allowed | accept"]],
    ["a challenge with nothing to challenge", start, { type: "challenge" }, 1, ["nothing-to-challenge"]],
    ["a challenge by the player who played", at("played"), { type: "challenge" }, 0, ["own-play"]],
    ["a challenge without a dictionary", at("played"), { type: "challenge", words: [0] }, 1, ["no-dictionary"]],
    [
      "a challenge of words that the play did not form",
      at("played"),
      { type: "challenge", words: [1, -1, 1] },
      1,
      ["no-such-word | 1", "no-such-word | -1", "no-dictionary"],
    ],
    [
      "a challenge of words that have been ruled on",
      at("challenged in vain"),
      { type: "challenge" },
      1,
      ["nothing-to-challenge"],
    ],
    ["a resignation twice", at("resigned"), { type: "resign" }, 1, ["not-allowed | resign"]],
    [
      "a resignation while racks are needed",
      at("at a table, racks needed"),
      { type: "resign" },
      0,
      ["not-allowed | resign"],
    ],
    ["an exchange of no tiles where it must be one", once, { type: "exchange", tiles: [] }, 0, ["no-tiles"]],
    [
      "an exchange of four tiles where it may be three",
      once,
      { type: "exchange", tiles: [..."ABCD"] },
      0,
      ["too-many-tiles | 3"],
    ],
    [
      "a second exchange where there may be one",
      spent,
      { type: "exchange", tiles: ["C", "D"] },
      0,
      ["too-many-exchanges | 1"],
    ],
    [
      "an exchange of tiles that are not on the rack",
      start,
      { type: "exchange", tiles: ["Z", "Z", "*"] },
      0,
      ["unknown-letter | *", "not-on-rack | Z | 2 | 0"],
    ],
    [
      "an exchange of a number of tiles in a dealt game",
      start,
      { type: "exchange", tiles: 2 },
      0,
      ["malformed | tiles | a list of tiles | 2"],
    ],
    [
      "an exchange of more tiles than the bag has",
      scene({ ruleset, racks: ["ABC", "D"], bag: "E" }),
      { type: "exchange", tiles: ["A", "B"] },
      0,
      ["bag-too-small | 2 | 1"],
    ],
    [
      "an exchange of a blank where the rules do not know it",
      start,
      { type: "exchange-blank", square: { row: 7, col: 7 } },
      0,
      ["not-allowed | exchange-blank"],
    ],
    [
      "an exchange of a blank without its letter on the rack",
      blanks,
      { type: "exchange-blank", square: { row: 7, col: 5 } },
      0,
      [{ squares: [{ row: 7, col: 5 }], code: "blank-mismatch" }],
    ],
    [
      "an exchange of a blank on a square with a natural tile",
      blanks,
      { type: "exchange-blank", square: { row: 7, col: 6 } },
      0,
      [{ squares: [{ row: 7, col: 6 }], code: "blank-mismatch" }],
    ],
    [
      "an exchange of a blank off the board",
      blanks,
      { type: "exchange-blank", square: { row: -1, col: 6 } },
      0,
      [{ squares: [{ row: -1, col: 6 }], code: "off-board" }],
    ],
    [
      "a play from a rack that is too full",
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
      "a play with wrong points",
      start,
      { type: "play", placements: [..."HORN"].map((letter, i) => ({ row: 7, col: 5 + i, letter })), points: 15 },
      0,
      ["wrong-points | 15 | 14"],
    ],
    [
      "a play of tiles that are not on the rack, with wrong points",
      start,
      { type: "play", placements: [..."HORZ"].map((letter, i) => ({ row: 7, col: 5 + i, letter })), points: 15 },
      0,
      [{ squares: [{ row: 7, col: 8 }], code: "not-on-rack", tile: "Z", played: 1, held: 0 }, "wrong-points | 15 | 32"],
    ],
  ];

  test.each(cases)("%s", (_, state, move, by, expected) => {
    expect(listed(applyMove(state, move as never, by === undefined ? {} : { by: by as number }))).toEqual(expected);
  });

  test("a move that was made on another state is stale", () => {
    const { length } = start.history;
    expect(listed(applyMove(start, { type: "pass" }, { by: 0, at: length - 1 }))).toEqual(["stale | 3 | 4"]);
    expect(listed(applyMove(start, { type: "pass" }, { by: 0, at: "5" as never }))).toEqual(["stale | NaN | 4"]);
    expect(applyMove(start, { type: "pass" }, { by: 0, at: length }).ok).toBe(true);
  });
});

describe("the violations of an end by the table", () => {
  const cases: readonly (readonly [what: string, state: GameState, options: object, expected: readonly string[]])[] = [
    ["after the end", at("over, passed"), {}, ["game-over"]],
    ["without a reason", start, {}, ["not-allowed | end"]],
    ["for a reason that the table cannot give", start, { reason: "out" }, ["not-allowed | end"]],
    ["for want of plays where the rules do not know that end", start, { reason: "no-plays" }, ["not-allowed | end"]],
    [
      "for another reason than the game waits with",
      at("waiting for the last challenge"),
      { reason: "passes" },
      ["not-allowed | end"],
    ],
    [
      "with a number for racks",
      table,
      { reason: "agreed", racks: 5 },
      ["malformed | racks | a list of 2 racks, one for each player | 5"],
    ],
    [
      "with a rack with holes in its list",
      table,
      { reason: "agreed", racks: [new Array(2), ["A"]] },
      ["malformed | racks[0] | a list of tiles | a list"],
    ],
    [
      "with fewer racks than players",
      table,
      { reason: "agreed", racks: [[]] },
      ["malformed | racks | a list of 2 racks, one for each player | a list"],
    ],
    [
      "with a text for a rack, and a number among its tiles",
      table,
      { reason: "agreed", racks: ["AB", ["A", 1]] },
      ['malformed | racks[0] | a list of tiles | "AB"', "malformed | racks[1] | a list of tiles | a list"],
    ],
    [
      "with racks that are too long",
      table,
      { reason: "agreed", racks: [Array(1001).fill("A"), []] },
      ["malformed | racks[0] | a list of tiles | a list"],
    ],
    [
      "with a rack of tiles that the set does not have",
      table,
      { reason: "agreed", racks: [["*"], ["A"]] },
      ["unknown-letter | *"],
    ],
    ["without racks that nobody knows", table, { reason: "agreed" }, ["rack-unknown | 0,1"]],
    [
      "with other racks than those known",
      start,
      { reason: "agreed", racks: [[..."HORNXAM"], [..."FAMOATZ"], []] },
      [
        'malformed | racks[1] | the known rack, A A E F M O T | "A A F M O T Z"',
        'malformed | racks[2] | the known rack, A B E O P S T | ""',
      ],
    ],
    [
      "with another rack than an empty one",
      at("waiting for the last challenge"),
      { racks: [["Z"], [..."XA"], ["Q"]] },
      ['malformed | racks[0] | the known rack, which is empty | "Z"'],
    ],
    [
      "for want of plays while plays remain",
      scene({ ruleset: presets.ONX, plays: board3, racks: ["OB", "XA"] }),
      { reason: "no-plays", canPlay: () => true },
      ["plays-remain"],
    ],
  ];

  test.each(cases)("%s", (_, state, options, expected) => {
    expect(listed(endGame(state, options))).toEqual(expected);
  });
});
