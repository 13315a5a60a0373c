import {
  applyMove,
  createGame,
  defineRuleset,
  describeViolation,
  describeViolations,
  explainScore,
  type Problem,
  previewPlay,
  scoreMove,
  unwrap,
  validatePlacement,
} from "tilewright";
import { wordList } from "tilewright/dictionary";
import { parsePlacements } from "tilewright/json";
import { describeProblem } from "tilewright/messages";
import { bestPlay } from "tilewright/movegen";
import { parsePlay } from "tilewright/notation";
import { us2021 as ruleset } from "tilewright/rulesets";
import { englishWordGraph } from "tilewright/words";
import { describe, expect, test } from "vitest";

/** What JavaScript may hand in, whatever the types say. */
const anything = <T = never>(value: unknown): T => value as T;

const position = { ruleset };
/** Only what is said of letters: the play may also be in the wrong place. */
const saidOfLetters = (...letters: readonly unknown[]): readonly string[] =>
  said(laid(...letters)).filter((message) => !message.startsWith("The first play"));
const horn = unwrap(parsePlay("8F HORN", position));
const game = createGame({ players: 2, racks: [[..."HORNEIA"], [..."FARMEIA"]], first: 0, seed: "messages" });
const laid = (...letters: readonly unknown[]) =>
  letters.map((letter, i) => ({ row: 7, col: 5 + i, letter: letter as string }));
const said = (placements: unknown): readonly string[] =>
  describeViolations(validatePlacement(position, anything(placements)).violations ?? []);

describe("the message for a natural mistake says how to put it right", () => {
  test("small letters", () => {
    expect(saidOfLetters("h", "o")).toEqual([
      "h is not a letter in this tile set; did you mean H?",
      "o is not a letter in this tile set; did you mean O?",
    ]);
  });

  test.each([["?"], ["_"], [""], [" "]])("%j where a blank is meant", (letter) => {
    expect(saidOfLetters("H", letter)).toEqual([
      `"${letter}" is not a letter. For a blank, pass { letter: "N", blank: true }, or { letter: null } until its letter is chosen.`,
    ]);
  });

  test("a letter that no tile has in any case", () => {
    expect(saidOfLetters("H", "ß")).toEqual(["ß is not a letter in this tile set."]);
  });

  test("racks given as texts", () => {
    const racks = anything(["HORNXIA", "FARMEIA"]);
    expect(() => createGame({ players: 2, racks })).toThrow(
      new RangeError('racks[0]: expected a list of at most 7 tiles, found "HORNXIA"'),
    );
  });

  test.each([
    ["empty texts", Array(225).fill(""), '""'],
    ["nothing", Array(225), "undefined"],
    ["undefined", Array(225).fill(undefined), "undefined"],
    ["letters", Array(225).fill("A"), '"A"'],
  ])("a board filled with %s", (_, board, found) => {
    for (const call of [scoreMove, validatePlacement, previewPlay])
      expect(() => call({ ruleset, board: anything(board) }, horn.placements)).toThrow(
        new TypeError(`position.board[110]: expected null or a { letter, blank } tile in the set, found ${found}`),
      );
  });

  test("a board given as rows", () => {
    const board = Array.from({ length: 15 }, () => Array(15).fill(null));
    expect(() => scoreMove({ ruleset, board: anything(board) }, horn.placements)).toThrow(
      new RangeError("position.board: expected a flat list of 225 squares, found 15 (use parsePosition for rows)"),
    );
  });

  test.each([
    ["Ada", 'There is no seat "Ada": this game has 2 players, in seats numbered from 0.'],
    [2, "There is no seat 2: this game has 2 players, in seats numbered from 0."],
    [null, "There is no seat null: this game has 2 players, in seats numbered from 0."],
  ])("a move by %j", (by, message) => {
    const { violations } = applyMove(game, horn.move, { by: anything(by) });
    expect(describeViolations(violations ?? [])).toEqual([message]);
  });

  test("the whole answer instead of its score", () => {
    expect(() => explainScore(anything(scoreMove(position, horn.placements)))).toThrow(
      new TypeError(
        "score: expected the `score` that scoreMove and validatePlacement return, found an object without words",
      ),
    );
  });

  test("a word list without options", () => {
    expect(() => anything<(words: readonly string[]) => void>(wordList)(["horn"])).toThrow(
      /^options\.tileSet: expected a tile set, found undefined$/,
    );
  });

  test("a list of violations instead of one", () => {
    const { violations } = validatePlacement(position, laid("h"));
    expect(() => describeViolation(anything(violations))).toThrow(
      new TypeError("violation: expected one violation (for a list, use describeViolations), found a list"),
    );
    expect(() => describeViolations(anything(violations?.[0]))).toThrow(
      new TypeError("violations: expected a list of violations, found an object"),
    );
  });

  test("a play as text instead of placements", () => {
    expect(said("8F HORN")).toEqual([
      'placements: expected a list of at most 225 placements (for a play such as 8F HORN, use parsePlay), found "8F HORN".',
    ]);
    const [problem] = parsePlacements("8F HORN", ruleset).problems ?? [];
    expect(describeProblem(problem as Problem)).toMatch(
      /^cannot be read as JSON: .+; to read a play such as 8F HORN, use parsePlay$/,
    );
  });

  test("a bonus for more tiles than can be laid", () => {
    expect(() => defineRuleset(ruleset, { rackSize: 8, bonuses: [{ tiles: 8, points: 60 }] })).toThrow(
      new RangeError("ruleset: bonuses[0].tiles: expected at most 7 (the most tiles in a play), found 8"),
    );
  });

  test("a misspelt key of a placement", () => {
    expect(said([{ row: 7, column: 7, letter: "A" }])).toEqual(
      expect.arrayContaining(["placements[0].column: expected the key col instead, found 7."]),
    );
    expect(said([...laid("A"), { row: 7, col: 6, letter: "N", isBlank: true }])).toEqual(
      expect.arrayContaining(["placements[1].isBlank: expected the key blank instead, found true."]),
    );
  });

  test("a player in a move", () => {
    const { violations } = applyMove(game, anything({ type: "pass", player: 1 }));
    expect(describeViolations(violations ?? [])).toEqual([
      "player: expected no player (pass the option `by` instead), found 1.",
    ]);
  });
});

test("what bestPlay and previewPlay return can be handed on, whatever else it carries", () => {
  const best = bestPlay({ ruleset, rack: [..."HORNEIA"] }, englishWordGraph());
  expect(applyMove(game, anything(best)).ok).toBe(true);
  const { tiles } = previewPlay(position, horn.placements);
  expect(scoreMove(position, tiles).ok).toBe(true);
});

test("parsePlay also returns the move, ready for applyMove", () => {
  const result = applyMove(game, unwrap(parsePlay("8F HORN", game)).move, { by: 0 });
  expect(unwrap(result).state.players[0]?.score).toBe(14);
});
