import { squareAt } from "../board/layout.ts";
import type { Square } from "../board/square.ts";
import type { WordGraph } from "../dictionary/word-graph.ts";
import { isEmpty } from "../play/line.ts";
import type { AnyPosition } from "../play/position.ts";
import { type Resolved, resolve } from "../play/resolve.ts";
import type { Letter } from "../tiles/tile.ts";

/**
 * An anchor: a free square that a play can go through, and which letters it takes there. In each direction these are the
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
 * @throws TypeError for what is no position, RangeError for a board of another size than the layout's.
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
  const resolved = resolve(position);
  const { ruleset, tables, board } = resolved;
  const opening = isEmpty(board);
  const anchors: Anchor[] = [];
  for (let index = 0; index < board.length; index++) {
    if (board[index] !== null || tables.holes[index]) continue;
    const across = crossLetters(resolved, graph, index, "down");
    const down = crossLetters(resolved, graph, index, "across");
    const touches = across !== null || down !== null;
    if (touches || (opening && tables.starts.includes(index)))
      anchors.push({ ...squareAt(ruleset.layout, index), across, down });
  }
  return anchors;
}

/** The letters that make a word with the tiles before and behind a square; `null` if there are none. */
function crossLetters(
  { ruleset, tables, board }: Resolved,
  graph: WordGraph,
  square: number,
  direction: "across" | "down",
): readonly Letter[] | null {
  const { rows, cols } = tables;
  const step = direction === "across" ? 1 : cols;
  const place = direction === "across" ? square % cols : Math.floor(square / cols);
  const length = direction === "across" ? cols : rows;
  const before: Letter[] = [];
  for (let i = 1; i <= place; i++) {
    const tile = board[square - i * step];
    if (!tile) break;
    before.unshift(tile.letter);
  }
  const behind: Letter[] = [];
  for (let i = 1; place + i < length; i++) {
    const tile = board[square + i * step];
    if (!tile) break;
    behind.push(tile.letter);
  }
  if (before.length + behind.length === 0) return null;
  return ruleset.tileSet.letters
    .map(({ letter }) => letter)
    .filter((letter) => {
      const word = [...before, letter, ...behind];
      return graph.has(word.join(""), word);
    });
}
