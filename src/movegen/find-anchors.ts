import type { Square } from "../board/square.ts";
import type { WordGraph } from "../dictionary/word-graph.ts";
import { isEmpty } from "../play/line.ts";
import type { AnyPosition } from "../play/position.ts";
import { resolve } from "../play/resolve.ts";
import type { Letter } from "../tiles/tile.ts";
import { CELL, lanesOf, MATE, TILE } from "./engine/cells.ts";
import { layBoard } from "./engine/lay-board.ts";
import { makesWord } from "./engine/makes-word.ts";
import { requireLetters } from "./engine/require-graph.ts";
import { lettersOf } from "./engine/tile-alphabet.ts";

/**
 * An anchor: a free square beside a tile, or a start square of an empty board, and which letters it takes. In each direction these are the
 * letters that make a word with the tiles beside the play; `null` if there are none, so that any letter will do.
 */
export interface Anchor extends Square {
  /** The letters that a play across may lay here, in the tile set's order: cross words read down. */
  readonly across: readonly Letter[] | null;
  /** The letters that a play down may lay here. */
  readonly down: readonly Letter[] | null;
}

/**
 * The anchors of a board in reading order, with their cross-checks: what a front end needs to show where something goes,
 * and what. No rack is needed. Every play covers an anchor at least; on an empty board the start squares are the anchors.
 *
 * The graph needs no GADDAG here.
 *
 * @throws TypeError for what is no position, for a board with something else than tiles of the tile set, and for what is
 * no word graph; RangeError for a board of another size than the layout's, and for a graph of other letters.
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
  const letters = lettersOf(rules);
  const cells = layBoard(board, lanes, letters, null);
  /** The letters that make a word with the tiles before and behind a cell; `null` if there are none. */
  const lettersOn = (cell: number): readonly Letter[] | null =>
    cells[cell + TILE - CELL] === 0 && cells[cell + TILE + CELL] === 0
      ? null
      : letters.letters.filter((_, number) => makesWord({ graph, cells, letters }, cell, number + 1));
  const opening = isEmpty(board);
  return board.flatMap((tile, index) => {
    if (tile !== null || holes[index]) return [];
    const cell = lanes.acrossCells[index]!;
    const down = lettersOn(cell);
    const across = lettersOn(cells[cell + MATE]!);
    const touches = across !== null || down !== null || (opening && starts.includes(index));
    return touches ? [{ row: Math.floor(index / cols), col: index % cols, across, down }] : [];
  });
}
