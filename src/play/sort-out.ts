import type { Board } from "../board/board.ts";
import type { Square } from "../board/square.ts";
import type { ReadPlacement } from "./read-placements.ts";
import type { Tables } from "./tables.ts";

/** A tile on a free square of the board, with the index of the square. An unnamed blank has no letter. */
export interface LaidTile extends ReadPlacement {
  readonly index: number;
}

/** What can be wrong with a single tile. */
export type TileFault =
  | "off-board"
  | "on-hole"
  | "square-occupied"
  | "square-repeated"
  | "blank-without-letter"
  | "unknown-letter";

/** The tiles that lie on free squares, in board order, each square once; and the faults, `null` if there are none. */
export interface SortedOut {
  readonly tiles: readonly LaidTile[];
  readonly faults: ReadonlyMap<TileFault, readonly ReadPlacement[]> | null;
}

/** Tells tiles that lie on free squares from those that do not, and notes every fault. A legal play makes no note. */
export function sortOut(tables: Tables, board: Board, placements: readonly ReadPlacement[]): SortedOut {
  let faults: Map<TileFault, ReadPlacement[]> | null = null;
  const note = (fault: TileFault, tile: ReadPlacement): void => {
    faults ??= new Map();
    const noted = faults.get(fault);
    if (noted === undefined) faults.set(fault, [tile]);
    else noted.push(tile);
  };

  const lying: LaidTile[] = [];
  for (const tile of placements) {
    const { row, col, letter, blank } = tile;
    if (letter === null) note("blank-without-letter", tile);
    else if (!tables.points.has(letter)) note("unknown-letter", tile);
    const index = row * tables.cols + col;
    if (row < 0 || row >= tables.rows || col < 0 || col >= tables.cols) note("off-board", tile);
    else if (tables.holes[index]) note("on-hole", tile);
    else if (board[index] !== null) note("square-occupied", tile);
    else insert({ row, col, letter, blank, index });
  }
  if (placements.length > mostInserted) lying.sort((a, b) => a.index - b.index);

  let repeated = false;
  for (let i = 1; i < lying.length; i++) {
    if ((lying[i] as LaidTile).index !== (lying[i - 1] as LaidTile).index) continue;
    note("square-repeated", lying[i] as LaidTile);
    repeated = true;
  }
  const tiles = repeated ? lying.filter((tile, i) => tile.index !== lying[i - 1]?.index) : lying;
  return { tiles, faults };

  // Plays come sorted, or nearly, and are short: insertion is cheapest. Longer lists are sorted at the end.
  function insert(tile: LaidTile): void {
    lying.push(tile);
    if (placements.length > mostInserted) return;
    let at = lying.length - 1;
    for (; at > 0 && (lying[at - 1] as LaidTile).index > tile.index; at--) lying[at] = lying[at - 1] as LaidTile;
    lying[at] = tile;
  }
}

const mostInserted = 20;

/** The squares of tiles in board order, each once. */
export function squaresOf(tiles: readonly Square[]): readonly Square[] {
  const sorted = tiles.map(({ row, col }) => ({ row, col })).sort((a, b) => a.row - b.row || a.col - b.col);
  return sorted.filter(({ row, col }, i) => row !== sorted[i - 1]?.row || col !== sorted[i - 1]?.col);
}
