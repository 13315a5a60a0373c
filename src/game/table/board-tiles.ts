import type { Board } from "../../board/board.ts";
import type { Placed } from "../../play/placement.ts";
import type { BoardTile } from "../../tiles/tile.ts";
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
  for (const placement of placements) {
    const index = placement.row * ruleset.layout.cols + placement.col;
    // An update that was changed on the way may say anything: a square far off would make a board without end.
    if (index < board.length) changed[index] = to(placement);
  }
  return changed;
}
