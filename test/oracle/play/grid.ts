import type { BoardTile, Placement, Position, Premium, Square } from "../shapes.ts";
import { includesSquare, isHole, premiumOf, squareAt } from "../squares.ts";

/** One square of the grid. `tile` lay there before, `laid` is what this play puts there. */
export interface Cell extends Square {
  readonly hole: boolean;
  readonly start: boolean;
  readonly premium: Premium;
  readonly tile: BoardTile | null;
  laid: BoardTile | null;
}

/** Cells in rows. */
export type Grid = readonly (readonly Cell[])[];

/** The board as a grid of cells, with nothing laid. */
export function gridOf({ rules: { layout }, board }: Position): Grid {
  const cells = board.map((tile, index): Cell => {
    const { row, col } = squareAt(layout, index);
    const hole = isHole(layout, { row, col });
    const start = includesSquare(layout.starts, { row, col });
    return { row, col, hole, start, premium: premiumOf(layout, { row, col }), tile, laid: null };
  });
  return Array.from({ length: layout.rows }, (_, row) => cells.slice(row * layout.cols, (row + 1) * layout.cols));
}

/** The cell of a square, or undefined beyond the edges. */
export function cellAt(grid: Grid, { row, col }: Square): Cell | undefined {
  return grid[row]?.[col];
}

/** Lays the tiles, each on a free square; a blank without a letter is shown as a question mark. */
export function lay(grid: Grid, placements: readonly Placement[]): void {
  for (const { row, col, letter, blank } of placements) {
    const cell = cellAt(grid, { row, col }) as Cell;
    cell.laid = letter === null ? { letter: "?", blank: true } : { letter, blank: blank === true };
  }
}

/** The tile one sees on a cell. */
export function seenOn(cell: Cell): BoardTile | null {
  return cell.laid ?? cell.tile;
}

/** All rows, then all columns. */
export function linesOf(grid: Grid): { direction: "across" | "down"; cells: Cell[] }[] {
  const rows = grid.map((cells) => ({ direction: "across" as const, cells: [...cells] }));
  const columns = (grid[0] ?? []).map((_, col) => ({
    direction: "down" as const,
    cells: grid.map((cells) => cells[col] as Cell),
  }));
  return [...rows, ...columns];
}
