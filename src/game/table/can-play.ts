import { yesOrNo } from "../../play/look-up.ts";
import { pileSize } from "../../tiles/pile.ts";
import type { PlayerIndex } from "../model/event.ts";
import type { MoveOptions } from "../model/move.ts";
import type { Player, Table } from "../model/state.ts";
import { stillIn, unknownRacks } from "./players.ts";

/**
 * Whether nobody has a play left (clause E3, decision D30): asked where the ruleset has the clause, `canPlay` is there
 * to be asked, the bag is empty and all racks are known. Otherwise nobody knows: `false`.
 */
export function nobodyCanPlay(table: Table, canPlay: MoveOptions["canPlay"]): boolean {
  if (!table.ruleset.end.noPlays || canPlay === undefined) return false;
  if (pileSize(table.bag) > 0 || unknownRacks(table).length > 0) return false;
  return whoCanPlay(table, canPlay).length === 0;
}

/** Those still in who have a play. */
export function whoCanPlay(table: Table, canPlay: NonNullable<MoveOptions["canPlay"]>): readonly PlayerIndex[] {
  const { ruleset, board, players } = table;
  return stillIn(table).filter((player) =>
    yesOrNo("options.canPlay(position)", canPlay({ ruleset, board, rack: (players[player] as Player).rack.tiles })),
  );
}
