import type { Square } from "../board/square.ts";
import { descend } from "../dictionary/graph/descend.ts";
import { graphNodes } from "../dictionary/graph/graph-nodes.ts";
import type { WordGraph } from "../dictionary/word-graph.ts";
import { isEmpty } from "../play/line.ts";
import type { AnyPosition } from "../play/position.ts";
import { resolve } from "../play/resolve.ts";
import type { Letter } from "../tiles/tile.ts";
import { lanesOf, mateOf } from "./engine/cells.ts";
import { layCells } from "./engine/lay-board.ts";
import { CELL, TILE } from "./engine/offsets.ts";
import { requireLetters } from "./engine/require-graph.ts";
import { tileAlphabetOf } from "./engine/tile-alphabet.ts";

/**
 * An anchor, with its cross-checks: an empty square next to a tile, or a start square on an empty board.
 *
 * A cross-check is the set of letters that form a valid word with the tiles beside the play. It is `null` if there are
 * no such tiles, in which case any letter fits.
 */
export interface Anchor extends Square {
  /**
   * The letters that an across play may place here, in the tile set's order: each forms a word with the tiles above and
   * below.
   */
  readonly across: readonly Letter[] | null;
  /** The letters that a down play may place here: each forms a word with the tiles to the left and right. */
  readonly down: readonly Letter[] | null;
}

/**
 * Returns a board's anchors in reading order, with their cross-checks. A front end can use them to show where tiles may
 * be placed, and which ones. Every play covers at least one anchor.
 *
 * No rack is needed, and the graph needs no GADDAG.
 *
 * @throws TypeError if `position` is not a position, if its board contains anything other than tiles from the tile set,
 * or if `graph` is not a word graph; RangeError if the board's size differs from the layout's, or if the graph has
 * different letters.
 *
 * @example
 * ```ts
 * import { defineLayout, defineRuleset } from "tilewright";
 * import { buildWordGraph } from "tilewright/dictionary";
 * import { findAnchors } from "tilewright/movegen";
 * import { us2021 } from "tilewright/rulesets";
 *
 * const ruleset = defineRuleset(us2021, { layout: defineLayout({ rowsOfSquares: ["...", "..."] }) });
 * const graph = buildWordGraph(["AT", "AH", "TA"], { tileSet: ruleset.tileSet });
 * const board = [null, null, null, null, { letter: "A", blank: false }, null];
 * findAnchors({ ruleset, board }, graph)[0]; // => { row: 0, col: 1, across: ["T"], down: null }
 * ```
 */
export function findAnchors(position: AnyPosition, graph: WordGraph): readonly Anchor[] {
  const { ruleset, rules, board } = resolve(position);
  requireLetters(graph, ruleset.tileSet);
  const { cols, holes, starts } = rules;
  const lanes = lanesOf(rules);
  const alphabet = tileAlphabetOf(rules);
  const cells = lanes.cells.slice();
  layCells(cells, board, lanes, alphabet);
  /** The letters that make a word with the tiles before and after a cell; `null` if there are no such tiles. */
  const lettersOn = (cell: number): readonly Letter[] | null => {
    const before: number[] = [];
    for (let at = cell - CELL; cells[at + TILE] !== 0; at -= CELL) before.unshift(cells[at + TILE]!);
    const after: number[] = [];
    for (let at = cell + CELL; cells[at + TILE] !== 0; at += CELL) after.push(cells[at + TILE]!);
    return before.length + after.length === 0 ? null : lettersBetween(graph, before, after);
  };
  const opening = isEmpty(board);
  return board.flatMap((tile, index) => {
    if (tile !== null || holes[index]) return [];
    const cell = lanes.acrossCells[index]!;
    const down = lettersOn(cell);
    const across = lettersOn(mateOf(lanes, cell));
    const touches = across !== null || down !== null || (opening && starts.includes(index));
    return touches ? [{ row: Math.floor(index / cols), col: index % cols, across, down }] : [];
  });
}

/** The letters that make a word with the letters before and after them, which are given by their numbers. */
function lettersBetween(graph: WordGraph, before: readonly number[], after: readonly number[]): readonly Letter[] {
  const data = graphNodes(graph);
  const { nodes, format, dawgRoot, alphabet } = data;
  const { tileShift, tileMask, end } = format;
  const found: Letter[] = [];
  let node = descend(data, dawgRoot, before)?.list ?? 0;
  while (node !== 0) {
    const tile = (nodes[node]! >>> tileShift) & tileMask;
    if (descend(data, node, [tile, ...after])?.accepts) found.push(alphabet.letters[tile - 1]!);
    node = (nodes[node]! & end) === 0 ? node + 1 : 0;
  }
  return found;
}
