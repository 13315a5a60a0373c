import { type Board, notABoardTile } from "../board/board.ts";
import type { Square } from "../board/square.ts";
import { type IndexedRules, letterValue } from "./indexed-rules.ts";
import type { ReadPlacement } from "./read-placements.ts";

/** What can be wrong with a single tile. */
export type TileFault =
  | "off-board"
  | "on-hole"
  | "square-occupied"
  | "square-repeated"
  | "blank-without-letter"
  | "unknown-letter";

/**
 * The tiles that lie on free squares, in board order, each square once. Also the faults, or `null` if there are none.
 */
export interface SortedOut {
  readonly tiles: readonly ReadPlacement[];
  readonly faults: ReadonlyMap<TileFault, readonly ReadPlacement[]> | null;
}

/**
 * Separates the tiles on free squares from those with a fault, and notes every fault. For a legal play it notes
 * nothing.
 */
export function sortOut(rules: IndexedRules, board: Board, placements: readonly ReadPlacement[]): SortedOut {
  let faults: Map<TileFault, ReadPlacement[]> | null = null;
  const note = (fault: TileFault, tile: ReadPlacement): void => {
    faults ??= new Map();
    const noted = faults.get(fault);
    if (noted === undefined) faults.set(fault, [tile]);
    else noted.push(tile);
  };

  const lying: ReadPlacement[] = [];
  for (const tile of placements) {
    const { row, col, letter, index } = tile;
    if (letter === null) note("blank-without-letter", tile);
    else if (letterValue(rules, letter) === undefined) note("unknown-letter", tile);
    if (row < 0 || row >= rules.rows || col < 0 || col >= rules.cols) note("off-board", tile);
    else if (rules.holes[index]) note("on-hole", tile);
    else if (board[index] !== null) {
      if (typeof board[index] !== "object") throw notABoardTile(index, board[index]);
      note("square-occupied", tile);
    } else {
      // Plays come sorted, or nearly, and are short: sorting them at the end makes scoring take 1.3 times as long. The
      // longest list, every square of the largest board backwards, takes some hundredths of a second.
      let at = lying.length;
      lying.push(tile);
      for (; at > 0 && (lying[at - 1] as ReadPlacement).index > index; at--) lying[at] = lying[at - 1] as ReadPlacement;
      lying[at] = tile;
    }
  }

  let stacked = false;
  for (let i = 1; i < lying.length; i++) {
    if ((lying[i] as ReadPlacement).index === (lying[i - 1] as ReadPlacement).index) stacked = true;
  }
  if (stacked || faults !== null) for (const tile of repeats(placements)) note("square-repeated", tile);
  return { tiles: stacked ? lying.filter((tile, i) => tile.index !== lying[i - 1]?.index) : lying, faults };
}

/** The tiles on squares that an earlier placement has used, whatever else is wrong with that one. */
function repeats(placements: readonly ReadPlacement[]): readonly ReadPlacement[] {
  const seen = new Set<string>();
  return placements.filter(({ row, col }) => {
    const square = `${row},${col}`;
    if (seen.has(square)) return true;
    seen.add(square);
    return false;
  });
}

/** Returns the squares of tiles in board order, each once. */
export function squaresOf(tiles: readonly Square[]): readonly Square[] {
  const sorted = tiles.map(({ row, col }) => ({ row, col })).sort((a, b) => a.row - b.row || a.col - b.col);
  return sorted.filter(({ row, col }, i) => row !== sorted[i - 1]?.row || col !== sorted[i - 1]?.col);
}
