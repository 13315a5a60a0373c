import type { Board } from "../../board/board.ts";
import type { Placed } from "../../play/placement.ts";
import { BLANK, type BoardTile, type Tile } from "../../tiles/tile.ts";
import type { Table } from "../model/state.ts";

/** Returns the board with these tiles on it, whatever lay there. */
export function layTiles(table: Pick<Table, "board" | "ruleset">, placements: readonly Placed[]): Board {
  return change(table, placements, ({ letter, blank }) => ({ letter, blank }));
}

/** Returns the board without the tiles on these squares. */
export function liftTiles(table: Pick<Table, "board" | "ruleset">, placements: readonly Placed[]): Board {
  return change(table, placements, () => null);
}

function change(
  { board, ruleset }: Pick<Table, "board" | "ruleset">,
  placements: readonly Placed[],
  to: (placement: Placed) => BoardTile | null,
): Board {
  const changed: (BoardTile | null)[] = board.slice();
  for (const placement of placements) changed[placement.row * ruleset.layout.cols + placement.col] = to(placement);
  return changed;
}

/** Returns the tiles of the rack that a play takes. */
export function tilesOf(placements: readonly BoardTile[]): readonly Tile[] {
  return placements.map(tileOf);
}

/** Returns the tile that lies on a board. A blank is a blank again, whatever letter it stood for. */
export function tileOf({ letter, blank }: BoardTile): Tile {
  // D11
  return blank ? BLANK : letter;
}
