import { defineLayout, defineRuleset, emptyBoard } from "tilewright";
import { buildWordGraph } from "tilewright/dictionary";
import { findAnchors, generatePlays } from "tilewright/movegen";
import { formatSquare, parsePlay } from "tilewright/notation";
import { us2021 } from "tilewright/rulesets";
import { expect, test } from "vitest";

const words = ["HORN", "HO", "NO", "ON", "OH", "HORNS", "SO", "ORE", "OR", "RE", "NE", "HORNE"];
const graph = buildWordGraph(words, { tileSet: us2021.tileSet, gaddag: true });

/** A board with one play on it. */
function boardAfter(play: string) {
  const board = [...emptyBoard(us2021.layout)];
  const { placements = [] } = parsePlay(play, { ruleset: us2021 });
  for (const { row, col, letter, blank } of placements) board[row * 15 + col] = { letter, blank };
  return board;
}

test("P1 D5 [all] on an empty board the start squares are the anchors and take any letter", () => {
  expect(findAnchors({ ruleset: us2021 }, graph)).toEqual([{ row: 7, col: 7, across: null, down: null }]);
});

test("P5 P6 [all] the anchors are the empty squares next to tiles, each with its cross-checks", () => {
  const anchors = findAnchors({ ruleset: us2021, board: boardAfter("8F HORN") }, graph);
  const squares = anchors.map((anchor) => formatSquare(anchor));
  expect(squares).toEqual(["7F", "7G", "7H", "7I", "8E", "8J", "9F", "9G", "9H", "9I"]);
  const at = (square: string) => anchors[squares.indexOf(square)];
  expect(at("8J")).toMatchObject({ across: null, down: ["E", "S"] });
  expect(at("7F")).toMatchObject({ across: ["O"], down: null });
  expect(at("9G")).toMatchObject({ across: ["H", "N", "R"], down: null });
});

test("a hole is never an anchor, and every play covers an anchor", () => {
  const layout = defineLayout({ rowsOfSquares: ["....", ".#..", "...."], starts: [{ row: 0, col: 0 }] });
  const ruleset = defineRuleset(us2021, { layout });
  const board = [{ letter: "O", blank: false }, ...new Array(11).fill(null)];
  const anchors = findAnchors({ ruleset, board }, graph).map((anchor) => formatSquare(anchor));
  expect(anchors).toEqual(["1B", "2A"]);
  for (const { placements } of generatePlays({ ruleset, board, rack: [..."HNRE"] }, graph))
    expect(placements.some((tile) => anchors.includes(formatSquare(tile)))).toBe(true);
});
