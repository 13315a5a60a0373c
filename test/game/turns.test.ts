import { applyMove, createTableGame, defineRuleset, type Move, viewFor } from "tilewright";
import { nineTile } from "tilewright/rulesets";
import { describe, expect, test } from "vitest";
import { describeEditions, presets } from "../support/presets.ts";
import { board3, make, makeAll, rack, refusalCodes, scene, scores, step, types } from "./scene.ts";

describeEditions((edition, ruleset) => {
  const start = () => scene({ ruleset, racks: ["HORNFAM", "PASTEOB"], bag: "EEEEEEEEEEEE" });

  test(`T0 D12 [${edition}] a play is placed, scored and drawn for at once, then the next turn begins`, () => {
    const { state, events } = step(start(), "8F HORN");
    expect(types(events)).toEqual(["played"]);
    expect(events[0]).toMatchObject({ words: ["HORN"], points: 14, drawn: { tiles: ["E", "E", "E", "E"], hidden: 0 } });
    expect([scores(state), rack(state, 0), state.status.turn]).toEqual([[14, 0], "AEEEEFM", 1]);
    expect(state.board[7 * 15 + 5]).toEqual({ letter: "H", blank: false });
  });

  test(`T1 [${edition}] the rack is filled up while the bag lasts`, () => {
    const game = scene({ ruleset, racks: ["HORNFAM", "PASTEOB"], bag: "EE" });
    const played = make(game, "8F HORN");
    expect([rack(played, 0), played.bag]).toEqual(["AEEFM", { tiles: [], hidden: 0 }]);
    expect(rack(make(played, "9H PASTE"), 1)).toBe("BO");
  });

  test(`T2 D13 [${edition}] some or all tiles of the rack may be exchanged, each once`, () => {
    expect(refusalCodes(start(), { type: "exchange", tiles: [..."H"] })).toEqual([]);
    expect(refusalCodes(start(), { type: "exchange", tiles: [..."HORNFAM"] })).toEqual([]);
    expect(applyMove(start(), { type: "exchange", tiles: [..."HHZ*"] }).violations).toEqual([
      { code: "unknown-letter", squares: [], letter: "*" },
      { code: "not-on-rack", squares: [], tile: "H", played: 2, held: 1 },
      { code: "not-on-rack", squares: [], tile: "Z", played: 1, held: 0 },
    ]);
    expect(refusalCodes(start(), { type: "exchange", tiles: [..."HORNFAMM"] })).toEqual([
      "too-many-tiles",
      "not-on-rack",
    ]);
  });

  test(`T3 D13 [${edition}] an exchange draws as many tiles as it sets aside, and never the same ones`, () => {
    const { state, events } = step(start(), { type: "exchange", tiles: [..."NOR"] });
    expect(events).toEqual([
      {
        player: 0,
        type: "exchanged",
        returned: { tiles: ["N", "O", "R"], hidden: 0 },
        drawn: { tiles: ["E", "E", "E"], hidden: 0 },
      },
    ]);
    expect([rack(state, 0), state.bag.tiles.join("")]).toEqual(["AEEEFHM", "EEEEEEEEENOR"]);
    expect(state.players[0]?.exchanges).toBe(1);
  });

  test(`T3 D13 [${edition}] an exchange of more tiles than the bag has is refused whole`, () => {
    const game = scene({ ruleset, racks: ["HORNFAM", "PASTEOB"], bag: "EE" });
    expect(refusalCodes(game, { type: "exchange", tiles: [..."HO"] })).toEqual([]);
    expect(applyMove(game, { type: "exchange", tiles: [..."HOR"] }).violations).toEqual([
      { code: "bag-too-small", squares: [], needed: 3, bag: 2 },
    ]);
  });

  test(`T4 C10 [${edition}] an exchange ends the turn and scores nothing`, () => {
    const exchanged = make(start(), { type: "exchange", tiles: ["H"] });
    expect([exchanged.status.turn, scores(exchanged)]).toEqual([1, [0, 0]]);
  });

  test(`T5 D15 C10 [${edition}] a pass is always allowed, ends the turn and scores nothing`, () => {
    const passed = make(start(), "pass");
    expect([passed.status.turn, scores(passed), rack(passed, 0)]).toEqual([1, [0, 0], "AFHMNOR"]);
    expect(types(step(passed, "pass").events)).toEqual(["passed"]);
  });

  if (edition === "ONX") {
    test("D14 T2 T5 [ONX] an exchange of no tiles draws nothing, ends the turn and counts as a pass", () => {
      const { state, events } = step(start(), { type: "exchange", tiles: [] });
      expect(events[0]).toMatchObject({ returned: { tiles: [], hidden: 0 }, drawn: { tiles: [], hidden: 0 } });
      expect([state.status.turn, state.bag, state.players[0]?.passesInRow]).toEqual([1, start().bag, 1]);
      expect(state.players[0]?.exchanges).toBe(0);
      const none = { type: "exchange", tiles: 0 } as const;
      expect(makeAll(start(), none, "pass", none, "pass").status).toMatchObject({ kind: "over", reason: "passes" });
      const atEmptyBag = scene({ ruleset, plays: board3, racks: ["AB", "CD"] });
      expect(refusalCodes(atEmptyBag, none)).toEqual([]);
    });
  } else {
    test(`D14 D1 [${edition}] an exchange of no tiles is refused`, () => {
      expect(refusalCodes(start(), { type: "exchange", tiles: [] })).toEqual(["no-tiles"]);
      expect(refusalCodes(start(), { type: "exchange", tiles: 0 })).toEqual(["no-tiles"]);
    });
  }

  test(`D41 V1 [${edition}] with nine tiles up to nine are exchanged`, () => {
    const rules = defineRuleset(ruleset, nineTile);
    const game = scene({ ruleset: rules, racks: ["HORNFAMEE", "PASTEOBII"], bag: "EEEEEEEEEEEE" });
    expect(refusalCodes(game, { type: "exchange", tiles: [..."HORNFAMEE"] })).toEqual([]);
    expect(rack(make(game, "8F HORN"), 0).length).toBe(9);
  });

  test(`T0 [${edition}] another player than the one on turn learns only whose turn it is`, () => {
    for (const move of [
      { type: "pass" },
      { type: "play", placements: [] },
      { type: "exchange", tiles: ["Q"] },
    ] as const satisfies readonly Move[])
      expect(applyMove(start(), move, { by: 1 }).violations).toEqual([{ code: "not-your-turn", squares: [], turn: 0 }]);
  });
});

describe("who makes a move, and on which state", () => {
  const game = scene({ ruleset: presets.H21, racks: ["HORN", "PASTE", "OB"], bag: "EEEEEEEEEEEEEEEEEEE" });

  test("a move without a player is made by the player on turn; a player who does not exist is refused", () => {
    expect(step(game, "pass").events[0]?.player).toBe(0);
    for (const by of [3, -1, 0.5, Number.NaN, "0", null, {}]) {
      expect(refusalCodes(game, "pass", { by: by as number })).toEqual(["unknown-player"]);
      expect(refusalCodes(game, { type: "resign" }, { by: by as number })).toEqual(["unknown-player"]);
    }
  });

  test("a move made on an older history is stale", () => {
    const at = game.history.length;
    expect(refusalCodes(game, "pass", { at })).toEqual([]);
    const later = make(game, "pass");
    expect(applyMove(later, { type: "pass" }, { by: 1, at }).violations).toEqual([
      { code: "stale", squares: [], at, now: at + 1 },
    ]);
    for (const other of [at + 1, -1, Number.NaN, "5", null, {}])
      expect(refusalCodes(game, "pass", { at: other as number })).toEqual(["stale"]);
    expect(refusalCodes(later, "pass", { by: 0, at })).toEqual(["stale"]);
    expect(refusalCodes(later, "pass", { by: 0, at: at + 1 })).toEqual(["not-your-turn"]);
  });

  test("a move of an unknown type is malformed, whoever makes it", () => {
    expect(refusalCodes(game, { type: "swap" } as never, { by: 1 })).toEqual(["malformed"]);
    expect(refusalCodes(game, null as never, { by: 1 })).toEqual(["malformed"]);
  });

  test("the points of a play are compared, never believed", () => {
    const placements = [..."HORN"].map((letter, i) => ({ row: 7, col: 5 + i, letter }));
    expect(refusalCodes(game, { type: "play", placements, points: 14 })).toEqual([]);
    expect(applyMove(game, { type: "play", placements, points: 15 }).violations).toEqual([
      { code: "wrong-points", squares: [], claimed: 15, points: 14 },
    ]);
  });

  test("an exchange of a number of tiles must name all or none where the rack is known", () => {
    expect(refusalCodes(game, { type: "exchange", tiles: 4 })).toEqual([]);
    expect(refusalCodes(game, { type: "exchange", tiles: 3 })).toEqual(["malformed"]);
    expect(refusalCodes(createTableGame({ players: 2 }), { type: "exchange", tiles: 3 })).toEqual([]);
  });

  test("placements are kept in board order, whatever the order they came in", () => {
    const placements = [..."HORN"].map((letter, i) => ({ row: 7, col: 5 + i, letter })).reverse();
    const { events } = step(game, { type: "play", placements });
    expect(events[0]?.type === "played" && events[0].placements.map(({ letter }) => letter).join("")).toBe("HORN");
  });

  test("a refusal leaves the view of the state as it was", () => {
    expect(viewFor(game, 0)).toEqual(viewFor(game, 0));
    expect(applyMove(game, { type: "play", placements: [] }).ok).toBe(false);
  });
});

describe("limits on exchanges", () => {
  const limited = defineRuleset(presets.H21, { exchange: { minTiles: 1, minBag: 7, maxTiles: 3, perGame: 1 } });

  test("an exchange is refused if the bag holds too few tiles, if it is of too many, or if it is one too many in the game", () => {
    const game = scene({ ruleset: limited, racks: ["HORN", "PASTE"], bag: "EEEEEEE" });
    expect(refusalCodes(game, { type: "exchange", tiles: [..."HORN"] })).toEqual(["too-many-tiles"]);
    const later = makeAll(game, { type: "exchange", tiles: [..."HOR"] }, "pass");
    expect(applyMove(later, { type: "exchange", tiles: ["N"] }).violations).toEqual([
      { code: "too-many-exchanges", squares: [], limit: 1 },
    ]);
    const small = scene({ ruleset: limited, racks: ["HORN", "PASTE"], bag: "EEEEEE" });
    expect(applyMove(small, { type: "exchange", tiles: ["H"] }).violations).toEqual([
      { code: "bag-too-small", squares: [], needed: 7, bag: 6 },
    ]);
  });

  test("every exchange is refused if the rules allow none", () => {
    const none = scene({
      ruleset: defineRuleset(presets.H21, { exchange: null }),
      racks: ["HORN", "A"],
      bag: "EEEEE",
    });
    expect(applyMove(none, { type: "exchange", tiles: ["H"] }).violations).toEqual([
      { code: "not-allowed", squares: [], move: "exchange" },
    ]);
  });
});

describe("words looked up on the play", () => {
  const rules = defineRuleset(presets.H21, { wordCheck: "on-play" });
  const game = scene({ ruleset: rules, racks: ["HORXFAM", "PASTEOB"], bag: "EEEEE" });
  const asked: string[] = [];
  const dictionary = {
    has: (word: string) => {
      asked.push(word);
      return word === "FOAM";
    },
  };

  test("an invalid word is refused with its squares, and no word is looked up for a play that breaks another rule", () => {
    const { violations } = applyMove(
      game,
      { type: "play", placements: [..."HORX"].map((letter, i) => ({ row: 7, col: 5 + i, letter })) },
      { dictionary },
    );
    expect(violations).toMatchObject([{ code: "invalid-word", word: "HORX", labels: [] }]);
    expect(asked).toEqual(["HORX"]);
    expect(refusalCodes(game, "8F PAT", { dictionary })).toEqual(["not-on-rack", "not-on-rack"]);
    expect(refusalCodes(game, "1A FOAM", { dictionary })).toEqual(["start-not-covered"]);
    expect(asked).toEqual(["HORX"]);
    expect(scores(make(game, "8F FOAM", { dictionary }))).toEqual([18, 0]);
  });

  test("wrong points and an invalid word are listed together", () => {
    const placements = [..."HORX"].map((letter, i) => ({ row: 7, col: 5 + i, letter }));
    expect(refusalCodes(game, { type: "play", placements, points: 1 }, { dictionary })).toEqual([
      "invalid-word",
      "wrong-points",
    ]);
  });

  test("without a dictionary a play that breaks no other rule is refused as no-dictionary", () => {
    expect(refusalCodes(game, "8F FOAM")).toEqual(["no-dictionary"]);
    expect(refusalCodes(game, "1A FOAM")).toEqual(["start-not-covered"]);
  });
});
