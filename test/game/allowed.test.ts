import {
  type AllowedMoves,
  allowedMoves,
  applyMove,
  defineRuleset,
  type GameState,
  type Move,
  type PlayerIndex,
  viewFor,
} from "tilewright";
import { exchangeBlanks, onyx2006 } from "tilewright/rulesets";
import { describe, expect, test } from "vitest";
import { presets } from "../support/presets.ts";
import { games } from "./games.ts";
import { board3, dictionary, make, scene } from "./scene.ts";

const { H21: ruleset } = presets;

/** Each answer as `ok` or the codes of its violations. */
function reasons(moves: AllowedMoves): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(moves).map(([name, answer]: [string, AllowedMoves["play"]]) => [
      name,
      answer.ok ? "ok" : answer.violations.map(({ code }) => code).join(" "),
    ]),
  );
}

describe("allowedMoves", () => {
  const start = scene({ ruleset, racks: ["HORNXAM", "FAMOATE", "EIO"], bag: "ABCDE" });

  test("allow the player on turn a play, an exchange and a pass, but no challenge where there is nothing to challenge", () => {
    expect(reasons(allowedMoves(start))).toEqual({
      play: "ok",
      pass: "ok",
      resign: "ok",
      accept: "not-allowed",
      exchange: "ok",
      challenge: "nothing-to-challenge",
      exchangeBlank: "not-allowed",
    });
    expect(allowedMoves(start).exchange).toEqual({ ok: true, max: 5 });
    expect(allowedMoves(start, 2).exchange.violations).toEqual([{ code: "not-your-turn", squares: [], turn: 0 }]);
  });

  test("name the words that may be challenged after a play, and who played it", () => {
    const mog = make(scene({ ruleset, plays: board3, racks: ["OGE", "AE", "AI"], bag: "EEEEEEEEEEE" }), "9H .OG");
    expect(allowedMoves(mog).challenge).toEqual({
      ok: true,
      play: mog.history.length - 1,
      against: 0,
      words: ["MOG", "NOT", "GE"],
      indices: [0, 1, 2],
      price: "lose-turn",
    });
    expect(reasons(allowedMoves(mog, 0))["challenge"]).toBe("own-play");
    const partly = make(mog, { type: "challenge", words: [0, 1] }, { by: 2, dictionary });
    expect(allowedMoves(partly, 1).challenge).toMatchObject({ ok: true, words: ["GE"], indices: [2] });
  });

  test("number the words, so that one that is open is not taken for the same word that has been ruled on", () => {
    const game = make(scene({ ruleset, plays: ["8H TOT"], racks: ["OOX", "AE", "AI"], bag: "EEEEEEEEEEE" }), "9H OXO");
    const words = ["OXO", "TO", "OX", "TO"];
    const before = allowedMoves(game, 1).challenge;
    expect(before).toMatchObject({ words, indices: [0, 1, 2, 3] });
    const partly = make(game, { type: "challenge", words: [1] }, { by: 2, dictionary: new Set(words) });
    expect(allowedMoves(partly, 1).challenge).toMatchObject({ words: ["OXO", "OX", "TO"], indices: [0, 2, 3] });
  });

  test("allow no move to a player who resigned, and name the move in each reason", () => {
    const blanks = defineRuleset(ruleset, exchangeBlanks);
    const game = scene({ ruleset: blanks, racks: ["HORNXAM", "FAMOATE", "EIO"], bag: "ABCDE" });
    const moves = allowedMoves(make(game, "resign", { by: 2 }), 2);
    for (const move of ["resign", "accept", "challenge"] as const)
      expect(moves[move].violations).toEqual([{ code: "not-allowed", squares: [], move }]);
    for (const move of ["play", "pass", "exchange", "exchangeBlank"] as const)
      expect(moves[move].violations).toEqual([{ code: "not-your-turn", squares: [], turn: 0 }]);
  });

  test("allow those who are waited for to accept or challenge the last play", () => {
    const { "waiting for the last challenge": out } = games() as Readonly<Record<string, GameState>>;
    const game = out as GameState;
    expect(reasons(allowedMoves(game))).toMatchObject({
      play: "not-your-turn",
      accept: "player-needed",
      resign: "player-needed",
      challenge: "player-needed",
    });
    expect(reasons(allowedMoves(game, 1))).toMatchObject({ accept: "ok", challenge: "ok", pass: "not-your-turn" });
    expect(reasons(allowedMoves(game, 0))).toMatchObject({ accept: "own-play", challenge: "own-play" });
    expect(reasons(allowedMoves(make(game, "accept", { by: 1 })))).toMatchObject({ accept: "ok" });
  });

  test("allow nothing when the game is over", () => {
    const over = games()["over, passed"] as GameState;
    expect(new Set(Object.values(reasons(allowedMoves(over, 0))))).toEqual(new Set(["game-over"]));
  });

  test("allow nothing to a spectator or to a player who resigned", () => {
    expect(reasons(allowedMoves(viewFor(start, "spectator")))).toMatchObject({
      play: "player-needed",
      challenge: "player-needed",
      resign: "player-needed",
    });
    const gone = make(start, "resign", { by: 2 });
    expect(reasons(allowedMoves(gone, 2))).toMatchObject({
      play: "not-your-turn",
      resign: "not-allowed",
      challenge: "not-allowed",
      accept: "not-allowed",
    });
  });

  test("say how many tiles may be exchanged, or why an exchange is refused", () => {
    const withBag = (bag: string, rules = ruleset) =>
      allowedMoves(scene({ ruleset: rules, plays: board3, racks: ["ABC", "D"], bag })).exchange;
    expect(withBag("EEEEE")).toEqual({ ok: true, max: 3 });
    expect(withBag("E")).toEqual({ ok: true, max: 1 });
    expect(withBag("").violations).toEqual([{ code: "bag-too-small", squares: [], needed: 1, bag: 0 }]);
    expect(withBag("", onyx2006)).toEqual({ ok: true, max: 0 });
    const seven = defineRuleset(ruleset, { exchange: { minTiles: 1, minBag: 7, maxTiles: 2, perGame: 1 } });
    expect(withBag("EEEEEE", seven).violations).toEqual([{ code: "bag-too-small", squares: [], needed: 7, bag: 6 }]);
    expect(withBag("EEEEEEE", seven)).toEqual({ ok: true, max: 2 });
    const once = make(
      make(scene({ ruleset: seven, racks: ["ABC", "D"], bag: "EEEEEEE" }), { type: "exchange", tiles: ["A"] }),
      "pass",
    );
    expect(allowedMoves(once).exchange.violations).toEqual([{ code: "too-many-exchanges", squares: [], limit: 1 }]);
    expect(withBag("EEEEEEE", defineRuleset(ruleset, { exchange: null })).violations?.[0].code).toBe("not-allowed");
  });

  test("say which blanks may be exchanged", () => {
    const rules = defineRuleset(ruleset, exchangeBlanks);
    const game = scene({ ruleset: rules, plays: ["8F hORn"], racks: ["HMTAEIS", "N"], bag: "EE" });
    expect(allowedMoves(game).exchangeBlank).toEqual({ ok: true, squares: [{ row: 7, col: 5 }] });
    expect(allowedMoves(make(game, "pass")).exchangeBlank).toMatchObject({ squares: [{ row: 7, col: 8 }] });
    expect(allowedMoves(viewFor(make(game, "pass"), 0), 1).exchangeBlank).toMatchObject({
      squares: [{ col: 5 }, { col: 8 }],
    });
    const none = scene({ ruleset: rules, plays: ["8F hORn"], racks: ["E?", "N"] });
    expect(allowedMoves(none).exchangeBlank.violations).toEqual([{ code: "blank-mismatch", squares: [] }]);
    for (const [square, code] of [
      [{ row: 15, col: 0 }, "off-board"],
      [{ row: 7, col: 6 }, "blank-mismatch"],
      [{ row: 0, col: 0 }, "blank-mismatch"],
    ] as const)
      expect(applyMove(game, { type: "exchange-blank", square }).violations).toEqual([{ code, squares: [square] }]);
    expect(
      applyMove(games()["start"] as GameState, { type: "exchange-blank", square: { row: 7, col: 7 } }).violations?.[0]
        .code,
    ).toBe("not-allowed");
  });
});

describe.each(Object.entries(games()))("%s", (_, game) => {
  test.each([...game.players.keys()])("the view of player %i allows what the game allows", (player: PlayerIndex) => {
    const own = allowedMoves(viewFor(game, player));
    expect(own).toEqual(allowedMoves(game, player));
  });

  test.each([...game.players.keys()])(
    "applyMove accepts from player %i what is allowed, and refuses the rest for the same reason",
    (by: PlayerIndex) => {
      const may = allowedMoves(game, by);
      const moves: readonly (readonly [AllowedMoves["play"], Move])[] = [
        [may.pass, { type: "pass" }],
        [may.accept, { type: "accept" }],
        [may.resign, { type: "resign" }],
        [may.challenge, { type: "challenge" }],
      ];
      for (const [answer, move] of moves) {
        const { ok, violations } = applyMove(game, move, { by, dictionary });
        expect([ok, violations?.[0].code]).toEqual([answer.ok, answer.violations?.[0].code]);
      }
      const { exchange } = may;
      const rack = game.players[by]?.rack;
      if (exchange.ok && rack?.hidden === 0)
        expect(applyMove(game, { type: "exchange", tiles: rack.tiles.slice(0, exchange.max) }, { by }).ok).toBe(true);
    },
  );
});
