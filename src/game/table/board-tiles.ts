import type { Board } from "../../board/board.ts";
import type { Placed } from "../../play/placement.ts";
import { BLANK, type BoardTile, type Tile } from "../../tiles/tile.ts";
import type { Table } from "../model/state.ts";

/** The board with these tiles on it, whatever lay there. */
export function layTiles(table: Pick<Table, "board" | "ruleset">, placements: readonly Placed[]): Board {
  return change(table, placements, ({ letter, blank }) => ({ letter, blank }));
}

/** The board without the tiles of these squares. */
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

/** The tiles of the rack that a play takes: a blank is a blank again (decision D11). */
export function tilesOf(placements: readonly BoardTile[]): readonly Tile[] {
  return placements.map(({ letter, blank }) => (blank ? BLANK : letter));
}
