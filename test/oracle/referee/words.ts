// Finds the words of a play the slow way: lay the tiles, look along every row and column they touch, keep what is new.

import type { Cell, Laid, Layout, Square } from "./shapes.ts";
import { placeOf } from "./squares.ts";

/** A letter in a word, and whether it was laid on this turn. */
export interface Part extends Laid {
  readonly fresh: boolean;
}

/** A row of touching tiles. */
export interface Run {
  readonly across: boolean;
  readonly parts: readonly Part[];
}

/** The words formed or modified (P6, D7): the main word first, then the others in board order. */
export function wordsOf(layout: Layout, board: readonly (Cell | null)[], laid: readonly Laid[]): Run[] {
  const at = (square: Square): Part | null => {
    const fresh = laid.find((tile) => tile.row === square.row && tile.col === square.col);
    if (fresh !== undefined) return { ...square, letter: fresh.letter, blank: fresh.blank, fresh: true };
    const cell = board[placeOf(layout, square)] ?? null;
    return cell === null ? null : { ...square, letter: cell.letter, blank: cell.blank, fresh: false };
  };
  const runs = linesWith(layout, laid).flatMap(({ squares, across }) => runsIn(squares.map(at), across));
  const words = runs.filter((run) => run.parts.length >= 2 && run.parts.some((part) => part.fresh));
  const main = mainOf(words, laid.length);
  return main === undefined ? [] : [main, ...words.filter((word) => word !== main)];
}

// Several tiles: the one word that holds them all. One tile: the longer word, across on a tie.
function mainOf(words: readonly Run[], tiles: number): Run | undefined {
  if (tiles > 1) return words.find((word) => word.parts.filter((part) => part.fresh).length === tiles);
  const across = words.find((word) => word.across);
  const down = words.find((word) => !word.across);
  if (across === undefined || down === undefined) return across ?? down;
  return down.parts.length > across.parts.length ? down : across;
}

function runsIn(cells: readonly (Part | null)[], across: boolean): Run[] {
  const runs: Part[][] = [[]];
  for (const cell of cells) {
    if (cell === null) runs.push([]);
    else (runs[runs.length - 1] as Part[]).push(cell);
  }
  return runs.map((parts) => ({ across, parts }));
}

// Every row and every column that a tile was laid in, from top to bottom and from left to right.
function linesWith(layout: Layout, laid: readonly Laid[]): { across: boolean; squares: Square[] }[] {
  const rows = upTo(layout.rows);
  const cols = upTo(layout.cols);
  return [
    ...rows
      .filter((row) => laid.some((tile) => tile.row === row))
      .map((row) => ({ across: true, squares: cols.map((col) => ({ row, col })) })),
    ...cols
      .filter((col) => laid.some((tile) => tile.col === col))
      .map((col) => ({ across: false, squares: rows.map((row) => ({ row, col })) })),
  ];
}

function upTo(n: number): number[] {
  return Array.from({ length: n }, (_, i) => i);
}
