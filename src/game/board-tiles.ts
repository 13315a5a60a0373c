import type { Board } from "../board/board.ts";
import type { Square } from "../board/square.ts";
import type { Placed } from "../play/placement.ts";
import { BLANK, type BoardTile, type Tile } from "../tiles/tile.ts";
import type { Table } from "./state.ts";

/** The board with these tiles on it, whatever lay there. */
export function layTiles({ board, ruleset }: Pick<Table, "board" | "ruleset">, placements: readonly Placed[]): Board {
  const laid: (BoardTile | null)[] = board.slice();
  for (const { row, col, letter, blank } of placements) laid[row * ruleset.layout.cols + col] = { letter, blank };
  return laid;
}

/** The board without the tiles of these squares. */
export function liftTiles({ board, ruleset }: Pick<Table, "board" | "ruleset">, squares: readonly Square[]): Board {
  const lifted: (BoardTile | null)[] = board.slice();
  for (const { row, col } of squares) lifted[row * ruleset.layout.cols + col] = null;
  return lifted;
}

/** The tiles of the rack that a play takes: a blank is a blank again (decision D11). */
export function tilesOf(placements: readonly BoardTile[]): readonly Tile[] {
  return placements.map(({ letter, blank }) => (blank ? BLANK : letter));
}
