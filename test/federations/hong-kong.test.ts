// The front page and the House Rules of the club of Hong Kong (2012), as cases.
// What was read of them, and where: docs/rules-of-the-world.md.
import { applyRuling, createGame, type Placement, scoreMove, unwrap } from "tilewright";
import { hongKong2012 as ruleset } from "tilewright/rulesets";
import { expect, test } from "vitest";
import { passesThatEnd } from "./cases.ts";

const across = (letters: string, col: number): readonly Placement[] =>
  [...letters].map((letter, i) => ({ row: 7, col: col + i, letter }));

test("the front page: 50 points for laying all nine tiles; House Rule 2: such a play always forms nine letters", () => {
  const { score } = unwrap(scoreMove({ ruleset }, across("OTHERWISE", 3)));
  expect([score.bonus?.points, score.words[0]?.word.length]).toEqual([50, 9]);
  for (const letters of ["OTHERWI", "OTHERWIS"])
    expect(unwrap(scoreMove({ ruleset }, across(letters, 3))).score.bonus).toBeNull();
});

test("a word of nine letters of which four are laid earns no bonus", () => {
  const racks = [[..."OTHERAAAA"], [..."WISEEEEEE"]];
  const start = createGame({ players: 2, ruleset, racks, first: 0, seed: "hong kong" });
  const other = across("OTHER", 3).reduce((board, { row, col, letter }) => {
    board[row * 15 + col] = { letter: letter!, blank: false };
    return board;
  }, start.board.slice());
  const { score } = unwrap(scoreMove({ ruleset, board: other }, across("WISE", 8)));
  expect([score.words[0]?.word, score.bonus]).toEqual(["OTHERWISE", null]);
});

test("House Rule 1: half of the points of a phony that is found later come off by a ruling, also after the end", () => {
  const game = createGame({ players: 2, ruleset, first: 0, seed: "hong kong" });
  expect(passesThatEnd(game)).toEqual([6, "scoreless"]);
  const half = { type: "adjust", player: 0, points: -15, reason: "penalty", note: "House Rule 1" } as const;
  expect(unwrap(applyRuling(game, half)).state.players[0]?.score).toBe(-15);
});
