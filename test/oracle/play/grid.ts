import type { Factors, Laid, Lying, Place, Situation } from "./shapes.ts";

/** One square of the grid. `laid` is what this play puts there, `lying` what was there before. */
export interface Cell extends Place {
  hole: boolean;
  start: boolean;
  factors: Factors;
  lying: Lying | null;
  laid: Lying | null;
}

/** The board as a grid of cells, with nothing laid. */
export function gridOf(situation: Situation): Cell[][] {
  const { layout } = situation.rules;
  const grid: Cell[][] = [];
  for (let row = 0; row < layout.rows; row++) {
    const characters = [...layout.rowsOfSquares[row]!];
    const line: Cell[] = [];
    for (let col = 0; col < layout.cols; col++) {
      const meaning = layout.legend[characters[col]!]!;
      line.push({
        row,
        col,
        hole: meaning === "hole",
        start: layout.starts.some((start) => start.row === row && start.col === col),
        factors: meaning === "hole" ? { letter: 1, word: 1 } : meaning,
        lying: situation.board[row * layout.cols + col] ?? null,
        laid: null,
      });
    }
    grid.push(line);
  }
  return grid;
}

/** The cell at a place, or undefined where the board has none. */
export function cellAt(grid: readonly (readonly Cell[])[], place: Place): Cell | undefined {
  return grid[place.row]?.[place.col];
}

/** Lays the tiles, each on a free square; a blank not named yet is shown as a question mark. */
export function lay(grid: readonly (readonly Cell[])[], tiles: readonly Laid[]): void {
  for (const { row, col, letter, blank } of tiles) {
    const cell = cellAt(grid, { row, col }) as Cell;
    cell.laid = letter === null ? { letter: "?", blank: true } : { letter, blank: blank === true };
  }
}

/** The tile one sees on a cell. */
export function seen(cell: Cell): Lying | null {
  return cell.laid ?? cell.lying;
}

/** All rows, then all columns. */
export function linesOf(grid: readonly (readonly Cell[])[]): { direction: "across" | "down"; cells: Cell[] }[] {
  const rows = grid.map((cells) => ({ direction: "across" as const, cells: [...cells] }));
  const columns = (grid[0] ?? []).map((_, col) => ({
    direction: "down" as const,
    cells: grid.map((cells) => cells[col] as Cell),
  }));
  return [...rows, ...columns];
}
