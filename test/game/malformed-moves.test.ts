import fc from "fast-check";
import {
  allowedMoves,
  applyMove,
  applyRuling,
  auditGame,
  createTableGame,
  endGame,
  type GameState,
  type Move,
  unwrap,
  viewFor,
} from "tilewright";
import { describe, expect, test } from "vitest";
import { casesOf, hostileInputs, timeFor } from "../seed.ts";
import { presets } from "../support/presets.ts";
import { games } from "./games.ts";
import { refusalCodes, scene } from "./scene.ts";

const game = scene({ ruleset: presets.H21, racks: ["HORNXAM", "FAMOATE"], bag: "ABCDEFGH" });
const all = Object.values(games());

const places = (move: unknown): readonly (readonly [string, string, string])[] =>
  (applyMove(game, move as Move).violations ?? []).map((violation) =>
    violation.code === "malformed" ? [violation.path, violation.expected, violation.found] : [violation.code, "", ""],
  );

const kinds = "one of play, exchange, pass, challenge, accept, exchange-blank or resign";

describe("a malformed move is refused with its place", () => {
  const table: readonly (readonly [unknown, readonly (readonly [string, string, string])[]])[] = [
    [null, [["type", kinds, "undefined"]]],
    [undefined, [["type", kinds, "undefined"]]],
    ["pass", [["type", kinds, "undefined"]]],
    [{}, [["type", kinds, "undefined"]]],
    [{ type: "swap" }, [["type", kinds, '"swap"']]],
    [{ type: "toString" }, [["type", kinds, '"toString"']]],
    [{ type: ["pass"] }, [["type", kinds, "a list"]]],
    [{ type: "play" }, [["placements", "a list of at most 225 placements", "undefined"]]],
    [{ type: "play", placements: [null] }, [["placements[0]", "a placement", "null"]]],
    [{ type: "play", placements: [], points: "14" }, [["points", "a number", '"14"']]],
    [{ type: "exchange" }, [["tiles", "a list of tiles", "undefined"]]],
    [{ type: "exchange", tiles: -1 }, [["tiles", "a list of tiles", "-1"]]],
    [{ type: "exchange", tiles: 1.5 }, [["tiles", "a list of tiles", "1.5"]]],
    [
      { type: "exchange", tiles: ["A", 1, null] },
      [
        ["tiles[1]", "a tile", "1"],
        ["tiles[2]", "a tile", "null"],
      ],
    ],
    [{ type: "exchange", tiles: new Array(1001).fill("A") }, [["tiles", "a list of tiles", "a list"]]],
    [{ type: "challenge", words: 0 }, [["words", "a list of whole numbers", "0"]]],
    [
      { type: "challenge", words: [0.5, "0"] },
      [
        ["words[0]", "a whole number", "0.5"],
        ["words[1]", "a whole number", '"0"'],
      ],
    ],
    [
      { type: "exchange-blank" },
      [
        ["square.row", "an integer", "undefined"],
        ["square.col", "an integer", "undefined"],
      ],
    ],
    [{ type: "exchange-blank", square: { row: "7", col: 7 } }, [["square.row", "an integer", '"7"']]],
    [{ type: "exchange-blank", square: { row: 7 } }, [["square.col", "an integer", "undefined"]]],
  ];
  test.each(table)("%j", (move, expected) => {
    expect(places(move)).toEqual(expected);
  });

  test("a move that throws when it is read is malformed", () => {
    const throwing = (key: string): object =>
      Object.defineProperty(key === "type" ? {} : { type: key === "placements" ? "play" : "exchange" }, key, {
        enumerable: true,
        get() {
          throw new Error("trap");
        },
      });
    for (const key of ["type", "placements", "tiles"])
      expect(places(throwing(key))).toEqual([["", "a move", "a value that throws"]]);
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    expect(places(proxy)).toEqual([["", "a move", "a value that throws"]]);
  });

  test("an endless list in a move is not read to its end", () => {
    const endless: unknown[] = [];
    endless.length = 2 ** 32 - 1;
    expect(refusalCodes(game, { type: "exchange", tiles: endless } as Move)).toEqual(["malformed"]);
    expect(refusalCodes(game, { type: "challenge", words: endless } as Move)).toEqual(["malformed"]);
  });

  test("additional properties of a move are ignored, whatever their names", () => {
    const move = JSON.parse('{"type":"pass","__proto__":{"type":"resign"},"leave":["A"],"constructor":null}');
    expect(applyMove(game, move).events?.[0]).toEqual({ player: 0, type: "passed" });
  });
});

test("a play with a malformed placement is refused for everything that is wrong with it", () => {
  const table = createTableGame({ players: 2, ruleset: presets.H21 });
  const rack = { tiles: [..."ABCDEFGH"], hidden: 0 };
  const { state } = unwrap(applyRuling(table, { type: "tell-rack", player: 0, rack }));
  const codes = (placements: unknown): readonly string[] =>
    (applyMove(state, { type: "play", placements: placements as never }).violations ?? []).map(({ code }) => code);
  expect(codes([null])).toEqual(["rack-too-full", "malformed"]);
  expect(codes(null)).toEqual(["malformed"]);
  expect(codes([])).toEqual(["no-tiles"]);
});

const inputs = hostileInputs(1000);

describe("any input gets an answer", { timeout: timeFor(inputs) }, () => {
  const leaf = fc.oneof(
    fc.integer(),
    fc.double(),
    fc.string(),
    fc.boolean(),
    fc.constant(null),
    fc.constantFrom("A", "?", "H", "pass", "out", "agreed", "late"),
  );
  const anything = fc.oneof(fc.jsonValue(), fc.anything(), leaf);
  const loose = (keys: readonly string[]) =>
    fc.dictionary(fc.constantFrom(...keys), fc.oneof(anything, fc.array(leaf)), { maxKeys: keys.length });
  const moves = fc.oneof(
    anything,
    fc
      .tuple(
        fc.constantFrom("play", "exchange", "pass", "challenge", "accept", "exchange-blank", "resign"),
        loose(["placements", "points", "tiles", "words", "square", "__proto__"]),
      )
      .map(([type, rest]) => ({ ...rest, type })),
  );
  const rulings = fc.oneof(
    anything,
    fc
      .tuple(
        fc.constantFrom("adjust", "tell-rack", "return-excess", "set-turn", "end", "decide"),
        loose(["points", "reason", "note", "rack", "tiles", "player", "winners", "spreads"]),
      )
      .map(([type, rest]) => ({ player: 0, ...rest, type })),
  );
  // What comes from players; a dictionary or a canPlay that cannot be used is a mistake of the program, and throws.
  const options = loose(["by", "at"]);
  const ends = loose(["reason", "racks"]);
  const any = fc.constantFrom(...all);

  const answered = (result: { readonly ok: boolean; readonly violations?: readonly unknown[] | undefined }): void => {
    if (!result.ok) expect(result.violations?.length).toBeGreaterThan(0);
  };

  test("from applyMove, whatever the move and the options are", () => {
    fc.assert(
      fc.property(any, moves, options, (state, move, given) => {
        const before = JSON.stringify(state);
        answered(applyMove(state, move as Move, given as never));
        answered(applyMove(state, move as Move));
        expect(JSON.stringify(state)).toBe(before);
      }),
      { numRuns: inputs },
    );
  });

  test("from applyRuling and endGame, whatever the ruling and the options are", () => {
    fc.assert(
      fc.property(any, rulings, ends, (state, ruling, given) => {
        answered(applyRuling(state, ruling as never));
        answered(endGame(state, given as never));
      }),
      { numRuns: inputs },
    );
  });

  test("from auditGame and allowedMoves, whatever was done to the game", () => {
    fc.assert(
      fc.property(any, moves, (state, move) => {
        const { state: next } = applyMove(state, move as Move);
        const now: GameState = next ?? state;
        expect(auditGame(now)).toEqual(auditGame(JSON.parse(JSON.stringify(now))));
        for (const player of now.players.keys()) allowedMoves(viewFor(now, player));
      }),
      { numRuns: casesOf(300) },
    );
  });
});
