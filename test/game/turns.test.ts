import {
  applyMove,
  applyRuling,
  auditGame,
  createTableGame,
  defineRuleset,
  endGame,
  movesOf,
  positionOf,
  type Ruleset,
  replay,
  startOf,
  stateAt,
  stepsOf,
  viewFor,
  viewUpdate,
} from "tilewright";
import { nineTile } from "tilewright/rulesets";
import { describe, expect, test } from "vitest";
import { editions } from "../play/table.ts";
import { board3, make, makeAll, pass, rack, scene, scores, step, types, wrongs } from "./scene.ts";

describe.each(Object.entries(editions))("%s", (edition, ruleset: Ruleset) => {
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
    expect(wrongs(start(), { type: "exchange", tiles: [..."H"] })).toEqual([]);
    expect(wrongs(start(), { type: "exchange", tiles: [..."HORNFAM"] })).toEqual([]);
    expect(applyMove(start(), { type: "exchange", tiles: [..."HHZ*"] }).violations).toEqual([
      { code: "unknown-letter", squares: [], letter: "*" },
      { code: "not-on-rack", squares: [], tile: "H", played: 2, held: 1 },
      { code: "not-on-rack", squares: [], tile: "Z", played: 1, held: 0 },
    ]);
    expect(wrongs(start(), { type: "exchange", tiles: [..."HORNFAMM"] })).toEqual(["too-many-tiles", "not-on-rack"]);
  });

  test(`T3 D13 [${edition}] as many tiles are drawn as set aside, which cannot be among them`, () => {
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
    expect(wrongs(game, { type: "exchange", tiles: [..."HO"] })).toEqual([]);
    expect(applyMove(game, { type: "exchange", tiles: [..."HOR"] }).violations).toEqual([
      { code: "bag-too-small", squares: [], needed: 3, bag: 2 },
    ]);
  });

  test(`T4 C10 [${edition}] an exchange ends the turn and scores nothing`, () => {
    const exchanged = make(start(), { type: "exchange", tiles: ["H"] });
    expect([exchanged.status.turn, scores(exchanged)]).toEqual([1, [0, 0]]);
  });

  test(`T5 D15 C10 [${edition}] a pass is always allowed, ends the turn and scores nothing`, () => {
    const passed = make(start(), pass);
    expect([passed.status.turn, scores(passed), rack(passed, 0)]).toEqual([1, [0, 0], "AFHMNOR"]);
    expect(types(step(passed, pass).events)).toEqual(["passed"]);
  });

  if (edition === "ONX") {
    test("D14 T2 T5 [ONX] an exchange of none draws nothing, ends the turn and counts as a pass", () => {
      const { state, events } = step(start(), { type: "exchange", tiles: [] });
      expect(events[0]).toMatchObject({ returned: { tiles: [], hidden: 0 }, drawn: { tiles: [], hidden: 0 } });
      expect([state.status.turn, state.bag, state.players[0]?.passesInRow]).toEqual([1, start().bag, 1]);
      expect(state.players[0]?.exchanges).toBe(0);
      const none = { type: "exchange", tiles: 0 } as const;
      expect(makeAll(start(), none, pass, none, pass).status).toMatchObject({ kind: "over", reason: "passes" });
      const atEmptyBag = scene({ ruleset, plays: board3, racks: ["AB", "CD"] });
      expect(wrongs(atEmptyBag, none)).toEqual([]);
    });
  } else {
    test(`D14 D1 [${edition}] an exchange of none is refused`, () => {
      expect(wrongs(start(), { type: "exchange", tiles: [] })).toEqual(["no-tiles"]);
      expect(wrongs(start(), { type: "exchange", tiles: 0 })).toEqual(["no-tiles"]);
    });
  }

  test(`D41 V1 [${edition}] with nine tiles up to nine are exchanged`, () => {
    const rules = defineRuleset(ruleset, nineTile);
    const game = scene({ ruleset: rules, racks: ["HORNFAMEE", "PASTEOBII"], bag: "EEEEEEEEEEEE" });
    expect(wrongs(game, { type: "exchange", tiles: [..."HORNFAMEE"] })).toEqual([]);
    expect(rack(make(game, "8F HORN"), 0).length).toBe(9);
  });

  test(`T0 [${edition}] only the player on turn plays, exchanges and passes, and hears nothing else`, () => {
    for (const move of [pass, "8F PASTE", { type: "exchange", tiles: ["Q"] }] as const)
      expect(
        applyMove(start(), typeof move === "string" ? { type: "play", placements: [] } : move, { by: 1 }).violations,
      ).toEqual([{ code: "not-your-turn", squares: [], turn: 0 }]);
  });
});

describe("who moves, on what they saw", () => {
  const game = scene({ ruleset: editions.H21, racks: ["HORN", "PASTE", "OB"], bag: "EEEEEEEEEEEEEEEEEEE" });

  test("by left out is the player on turn; by nobody of this game is refused", () => {
    expect(step(game, pass).events[0]?.player).toBe(0);
    for (const by of [3, -1, 0.5, Number.NaN, "0", null, {}]) {
      expect(wrongs(game, pass, { by: by as number })).toEqual(["unknown-player"]);
      expect(wrongs(game, { type: "resign" }, { by: by as number })).toEqual(["unknown-player"]);
    }
  });

  test("options that are none, or have a key nobody knows, are the caller's mistake", () => {
    for (const options of [1, null, "1", { player: 1 }, { by: 0, bye: 1 }])
      expect(() => applyMove(game, pass, options as never)).toThrow(TypeError);
    expect(() => applyMove(game, pass, { player: 1 } as never)).toThrow(
      'options: expected { by, at, dictionary, canPlay }, found "player"',
    );
    expect(applyMove(game, pass, undefined).ok).toBe(true);
  });

  test("a view is no game, whoever calls", () => {
    const view = viewFor(game, 0) as never;
    const callers = [
      () => applyMove(view, pass),
      () => applyRuling(view, { type: "set-turn", player: 0 }),
      () => endGame(view, { reason: "agreed" }),
      () => auditGame(view),
      () => stateAt(view, 0),
      () => [...stepsOf(view)],
      () => movesOf(view),
      () => startOf(view),
      () => positionOf(view, 0),
      () => viewFor(view, 0),
      () => viewUpdate(view, 0, 0),
    ];
    for (const call of callers) expect(call).toThrow(new TypeError('state: expected a game, found "view"'));
    expect(() => applyMove(null as never, pass)).toThrow("state: expected a game, found null");
    expect(() => replay(undefined as never, [])).toThrow("setup: expected { ruleset, seed, dictionary, players }");
  });

  test("at is how long the history was when the sender looked", () => {
    const at = game.history.length;
    expect(wrongs(game, pass, { at })).toEqual([]);
    const later = make(game, pass);
    expect(applyMove(later, pass, { by: 1, at }).violations).toEqual([{ code: "stale", squares: [], at, now: at + 1 }]);
    for (const other of [at + 1, -1, Number.NaN, "5", null, {}])
      expect(wrongs(game, pass, { at: other as number })).toEqual(["stale"]);
    expect(wrongs(later, pass, { by: 0, at })).toEqual(["not-your-turn"]);
  });

  test("a move whose type is none is malformed whoever makes it", () => {
    expect(wrongs(game, { type: "swap" } as never, { by: 1 })).toEqual(["malformed"]);
    expect(wrongs(game, null as never, { by: 1 })).toEqual(["malformed"]);
  });

  test("points are compared, never believed", () => {
    const placements = [..."HORN"].map((letter, i) => ({ row: 7, col: 5 + i, letter }));
    expect(wrongs(game, { type: "play", placements, points: 14 })).toEqual([]);
    expect(applyMove(game, { type: "play", placements, points: 15 }).violations).toEqual([
      { code: "wrong-points", squares: [], claimed: 15, points: 14 },
    ]);
  });

  test("a number of tiles means all or none where the rack is known", () => {
    expect(wrongs(game, { type: "exchange", tiles: 4 })).toEqual([]);
    expect(wrongs(game, { type: "exchange", tiles: 3 })).toEqual(["malformed"]);
    expect(wrongs(createTableGame({ players: 2 }), { type: "exchange", tiles: 3 })).toEqual([]);
  });

  test("placements are kept in board order, whatever the order they came in", () => {
    const placements = [..."HORN"].map((letter, i) => ({ row: 7, col: 5 + i, letter })).reverse();
    const { events } = step(game, { type: "play", placements });
    expect(events[0]?.type === "played" && events[0].placements.map(({ letter }) => letter).join("")).toBe("HORN");
  });

  test("the view of a state after a refusal is that of before", () => {
    expect(viewFor(game, 0)).toEqual(viewFor(game, 0));
    expect(applyMove(game, { type: "play", placements: [] }).ok).toBe(false);
  });
});

describe("limits on exchanges", () => {
  const limited = defineRuleset(editions.H21, { exchange: { minTiles: 1, minBag: 7, maxTiles: 3, perGame: 1 } });

  test("a bag that must hold so many, so many tiles at once, so many times", () => {
    const game = scene({ ruleset: limited, racks: ["HORN", "PASTE"], bag: "EEEEEEE" });
    expect(wrongs(game, { type: "exchange", tiles: [..."HORN"] })).toEqual(["too-many-tiles"]);
    const later = makeAll(game, { type: "exchange", tiles: [..."HOR"] }, pass);
    expect(applyMove(later, { type: "exchange", tiles: ["N"] }).violations).toEqual([
      { code: "too-many-exchanges", squares: [], limit: 1 },
    ]);
    const small = scene({ ruleset: limited, racks: ["HORN", "PASTE"], bag: "EEEEEE" });
    expect(applyMove(small, { type: "exchange", tiles: ["H"] }).violations).toEqual([
      { code: "bag-too-small", squares: [], needed: 7, bag: 6 },
    ]);
  });

  test("no exchanges at all", () => {
    const none = scene({
      ruleset: defineRuleset(editions.H21, { exchange: null }),
      racks: ["HORN", "A"],
      bag: "EEEEE",
    });
    expect(applyMove(none, { type: "exchange", tiles: ["H"] }).violations).toEqual([
      { code: "not-allowed", squares: [], move: "exchange" },
    ]);
  });
});

describe("words looked up on the play", () => {
  const rules = defineRuleset(editions.H21, { wordCheck: "on-play" });
  const game = scene({ ruleset: rules, racks: ["HORXFAM", "PASTEOB"], bag: "EEEEE" });
  const asked: string[] = [];
  const dictionary = {
    has: (word: string) => {
      asked.push(word);
      return word === "FOAM";
    },
  };

  test("a word that is none is refused with its squares, and nothing is asked of a play that breaks another rule", () => {
    const { violations } = applyMove(
      game,
      { type: "play", placements: [..."HORX"].map((letter, i) => ({ row: 7, col: 5 + i, letter })) },
      { dictionary },
    );
    expect(violations).toMatchObject([{ code: "invalid-word", word: "HORX", labels: [] }]);
    expect(asked).toEqual(["HORX"]);
    expect(wrongs(game, "8F PAT", { dictionary })).toEqual(["not-on-rack", "not-on-rack"]);
    expect(wrongs(game, "1A FOAM", { dictionary })).toEqual(["start-not-covered"]);
    expect(asked).toEqual(["HORX"]);
    expect(scores(make(game, "8F FOAM", { dictionary }))).toEqual([18, 0]);
  });

  test("wrong points and a bad word are told together", () => {
    const placements = [..."HORX"].map((letter, i) => ({ row: 7, col: 5 + i, letter }));
    expect(wrongs(game, { type: "play", placements, points: 1 }, { dictionary })).toEqual([
      "invalid-word",
      "wrong-points",
    ]);
  });

  test("without a dictionary there is no play", () => {
    expect(wrongs(game, "8F FOAM")).toEqual(["no-dictionary"]);
    expect(wrongs(game, "8F FOAM", { dictionary: 5 as never })).toEqual(["no-dictionary"]);
    expect(wrongs(game, "1A FOAM")).toEqual(["start-not-covered"]);
  });
});
