// FISE 20.1 and 20.2: plays in a wrong place that stand unless they are challenged.
import {
  allowedMoves,
  applyMove,
  auditBoard,
  auditGame,
  createGame,
  defineRuleset,
  digestOf,
  type GameState,
  movesOf,
  previewPlay,
  type RulesetPatch,
  replayEvents,
  scoreMove,
  unwrap,
  updateView,
  validatePlacement,
  viewFor,
  viewUpdate,
} from "tilewright";
import { storyOf } from "tilewright/accounts";
import { describeNews, describePreview } from "tilewright/compose";
import { buildWordGraph } from "tilewright/dictionary";
import { parseGame } from "tilewright/json";
import { canPlay, generatePlays } from "tilewright/movegen";
import { formatGcg, parseGcg, parsePlay } from "tilewright/notation";
import { us2021 } from "tilewright/rulesets";
import { describe, expect, test } from "vitest";
import { dictionary, make, refusalCodes, scene, scores, setupOf, step, types } from "./scene.ts";

const rules = (misplaced: "first-play" | "any" | null, more: RulesetPatch = {}) =>
  defineRuleset(us2021, {
    challenge: { looksUp: "named-words", whenWrong: { points: 5, per: "word", to: "opponent" }, misplaced },
    ...more,
  });
const first = rules("first-play");
const any = rules("any");
const off = rules(null);
const bag = "EEEEEEEEEEEEEEEE";
const racks = ["HORNEEE", "FAMSEEE"];
const start = (ruleset = any): GameState =>
  createGame({ players: ["P0", "P1"], ruleset, racks: racks.map((rack) => [...rack]), first: 0, seed: "misplaced" });
const codes = (ruleset: typeof any, play: string): readonly string[] => refusalCodes(start(ruleset), play);

describe("what stands", () => {
  test("a first play off the start stands with either value, and is refused without", () => {
    expect(codes(off, "1A HORN")).toEqual(["start-not-covered"]);
    expect([codes(first, "1A HORN"), codes(any, "1A HORN")]).toEqual([[], []]);
  });

  test("a play that touches nothing stands with any, and is refused with first-play", () => {
    const horn = { type: "play", placements: unwrap(parsePlay("1A HEN", { ruleset: any })).placements } as const;
    const game = (ruleset: typeof any) => scene({ ruleset, plays: ["8F HORN"], racks: ["HENEEEE", "FAMSEEE"], bag });
    expect(refusalCodes(game(off), horn)).toEqual(["not-connected"]);
    expect(refusalCodes(game(first), horn)).toEqual(["not-connected"]);
    expect(refusalCodes(game(any), horn)).toEqual([]);
  });

  test.each([
    ["a first play of one tile", [[0, 0]], [], ["too-few-tiles"]],
    ["one tile that touches nothing", [[0, 0]], ["8F HORN"], ["not-connected"]],
    [
      "tiles out of line",
      [
        [0, 0],
        [1, 1],
      ],
      [],
      ["not-in-line"],
    ],
    [
      "a gap",
      [
        [0, 0],
        [0, 2],
      ],
      ["8F HORN"],
      ["gap"],
    ],
  ] as const)("%s stays refused", (_what, squares, plays, expected) => {
    const game = scene({ ruleset: any, plays, racks: ["EEEEEEE", "FAMSEEE"], bag });
    const placements = squares.map(([row, col]) => ({ row, col, letter: "E" }));
    expect(refusalCodes(game, { type: "play", placements })).toEqual(expected);
  });
});

test("it scores what its squares give: the start does not double it, other premiums count", () => {
  const total = (play: string): number => {
    const { placements } = unwrap(parsePlay(play, { ruleset: any }));
    return unwrap(scoreMove({ ruleset: any }, placements)).score.total;
  };
  expect([total("8F HORN"), total("6G HORN"), total("1A HORN")]).toEqual([14, 9, 24]);
});

test("previews, scores and validations say so, and refuse nothing", () => {
  const { placements } = unwrap(parsePlay("1A HORN", { ruleset: any }));
  const preview = previewPlay({ ruleset: any }, placements, { dictionary });
  expect(preview).toMatchObject({ legal: true, violations: [], score: { misplaced: "start-not-covered" } });
  expect(describePreview(preview)).toBe(
    "HORN: 24 points. The tiles lie in the wrong place: any challenge takes the play off.",
  );
  expect(unwrap(scoreMove({ ruleset: any }, placements)).score.misplaced).toBe("start-not-covered");
  expect(unwrap(validatePlacement({ ruleset: any }, placements)).score.misplaced).toBe("start-not-covered");
  const right = unwrap(parsePlay("8F HORN", { ruleset: any })).placements;
  expect("misplaced" in unwrap(scoreMove({ ruleset: any }, right)).score).toBe(false);
});

const laid = make(start(), "1A HORN");

test("the event says it, views show it, and updates bring it", () => {
  expect(laid.history.at(-1)).toMatchObject({ type: "played", points: 24, misplaced: true });
  const before = viewFor(start(), 1);
  const after = unwrap(updateView(before, viewUpdate(laid, 1, digestOf(before)))).view;
  expect(after).toEqual(viewFor(laid, 1));
  expect(after.history.at(-1)).toMatchObject({ misplaced: true });
  expect(unwrap(parseGame(JSON.stringify(laid))).state).toEqual(laid);
  expect(describeNews(laid, { from: laid.history.length - 1 })).toEqual([
    "P0 played HORN for 24 points.",
    "It is the turn of P1.",
  ]);
});

describe("a challenge of it", () => {
  test.each([
    ["of the whole play", undefined],
    ["that names a good word", [0]],
  ])("%s succeeds without a dictionary, and costs nothing", (_what, words) => {
    const { state, events } = step(laid, { type: "challenge", words });
    expect(types(events)).toEqual(["challenged", "phony-returned"]);
    expect(events[0]).toEqual({ player: 1, type: "challenged", play: 3, words: [], invalid: [], upheld: true });
    expect([scores(state), state.status, state.board.every((tile) => tile === null)]).toEqual([
      [0, 0],
      { kind: "playing", turn: 1 },
      true,
    ]);
    expect(replayEvents(setupOf(state), state.history)).toEqual(state);
    expect(describeNews(state, { from: laid.history.length })[0]).toBe("P1 challenged: the tiles may not lie there.");
    expect(storyOf(state).map(({ head }) => head)).toContain("P1 challenges: the tiles may not lie there.");
  });

  test("that names a word which is not there is refused", () => {
    expect(refusalCodes(laid, { type: "challenge", words: [3] })).toContain("no-such-word");
  });

  test("can be made as long as any other, and by nobody else", () => {
    expect(allowedMoves(laid, 1).challenge).toMatchObject({ ok: true, play: 3, words: ["HORN"] });
    expect(refusalCodes(laid, "challenge", { by: 0 })).toEqual(["own-play"]);
    const stands = make(laid, "2A FA");
    expect(stands.board[15]).toMatchObject({ letter: "F" });
    expect(step(stands, "challenge", { by: 0, dictionary }).events[0]).toMatchObject({ words: [0, 1, 2] });
  });
});

test("if nobody challenges it, later plays go on from it, and the start keeps its premium", () => {
  const next = make(laid, "A1 .AMS");
  expect(next.history.at(-1)).not.toHaveProperty("misplaced");
  expect(auditBoard(next)).toEqual([]);
  expect(auditBoard({ ruleset: off, board: next.board }).map(({ code }) => code)).toEqual(["start-not-covered"]);
});

test("a group of tiles that hangs apart is a finding unless the rules let it stand, a single tile always is", () => {
  const apart = scene({ ruleset: any, plays: ["8F HORN", "1A FAM"], racks: ["E", "E"] });
  expect(auditBoard(apart)).toEqual([]);
  expect(auditBoard({ ruleset: first, board: apart.board }).map(({ code }) => code)).toEqual(["not-connected"]);
  const board = apart.board.map((tile, i) => (i === 1 || i === 2 ? null : tile));
  expect(auditBoard({ ruleset: any, board }).map(({ code }) => code)).toEqual(["not-connected"]);
});

test("searches do not find such plays, and without others nobody can play", () => {
  const graph = buildWordGraph(["HORN"], { tileSet: us2021.tileSet, gaddag: true });
  const board = laid.board.map((_, i) => (i === 224 ? { letter: "Z", blank: false } : null));
  expect(generatePlays({ ruleset: any, board, rack: [..."HORN"] }, graph)).toEqual([]);
  expect(canPlay({ ruleset: any, board, rack: [..."HORN"] }, graph)).toBe(false);
  const plays = (ruleset: typeof any) => generatePlays({ ruleset, rack: [..."HORN"] }, graph);
  expect(plays(any)).toEqual(plays(off));
});

test("words that are looked up on the play are looked up here, too", () => {
  const checked = rules("any", { wordCheck: "on-play" });
  const placements = unwrap(parsePlay("1A HORE", { ruleset: checked })).placements;
  expect(applyMove(start(checked), { type: "play", placements }, { dictionary }).violations?.[0].code).toBe(
    "invalid-word",
  );
});

test("a last play in a wrong place waits for challenges, and comes off before the game is over", () => {
  const waits = make(scene({ ruleset: any, plays: ["8F HORN"], racks: ["BE", "FAM"] }), "1A BE");
  expect(waits.status).toMatchObject({ kind: "last-challenge", waitingFor: [1] });
  expect(make(waits, "challenge", { by: 1 }).status).toEqual({ kind: "playing", turn: 1 });
  expect(make(waits, "accept", { by: 1 }).status).toMatchObject({ kind: "over", reason: "out" });
});

test("moves, audits and records of such a game fit together", () => {
  const game = make(laid, "challenge");
  const made = movesOf(game);
  expect(made.slice(-2)).toMatchObject([
    { kind: "move" },
    { kind: "move", move: { type: "challenge", words: [] }, upheld: true },
  ]);
  expect(auditGame(game)).toEqual([]);
  const forged = {
    ...laid,
    history: laid.history.map((event) => {
      if (event.type !== "played") return event;
      const { misplaced: _, ...rest } = event;
      return rest;
    }),
  };
  expect(auditGame(forged).map(({ path }) => path)).toContain("history[3].misplaced");
  const text = formatGcg(game).text;
  const read = unwrap(parseGcg(text, { ruleset: game.ruleset }));
  expect(read.game.state.history.filter(({ type }) => type === "played" || type === "challenged")).toMatchObject([
    { misplaced: true, points: 24 },
    { words: [], invalid: [], upheld: true },
  ]);
  const strict = unwrap(parseGcg(text, { ruleset: off }));
  expect(strict.remarks.map(({ code }) => code)).toContain("irregular-play");
});
