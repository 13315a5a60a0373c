// Finds the words of a play the slow way: lay the tiles, look along every row and every column, keep what is new.

import type { Cell, Laid, Layout, Square } from "./shapes.ts";
import { squareOf } from "./squares.ts";

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
  const grid = board.map((cell, index): Part | null => {
    const square = squareOf(layout, index);
    const fresh = laid.find((tile) => tile.row === square.row && tile.col === square.col);
    if (fresh !== undefined) return { ...square, letter: fresh.letter, blank: fresh.blank, fresh: true };
    return cell === null ? null : { ...square, letter: cell.letter, blank: cell.blank, fresh: false };
  });
  const runs = allLines(layout).flatMap((line) =>
    runsIn(
      line.squares.map((square) => at(layout, grid, square)),
      line.across,
    ),
  );
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

function allLines(layout: Layout): { across: boolean; squares: Square[] }[] {
  const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
  return [
    ...upTo(layout.rows).map((row) => ({ across: true, squares: upTo(layout.cols).map((col) => ({ row, col })) })),
    ...upTo(layout.cols).map((col) => ({ across: false, squares: upTo(layout.rows).map((row) => ({ row, col })) })),
  ];
}

function at(layout: Layout, grid: readonly (Part | null)[], square: Square): Part | null {
  return grid[square.row * layout.cols + square.col] ?? null;
}
