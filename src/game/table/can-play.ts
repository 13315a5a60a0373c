import { yesOrNo } from "../../play/look-up.ts";
import type { Position } from "../../play/position.ts";
import { wordsPlayed } from "../../play/words-played.ts";
import { pileSize } from "../../tiles/pile.ts";
import type { MoveOptions } from "../model/move.ts";
import type { Player, Table } from "../model/state.ts";
import { stillIn, unknownRacks } from "./players.ts";

/**
 * Returns whether nobody has a play left. `canPlay` is asked only if the ruleset has `noPlays`, the bag is empty and
 * all racks are known. Otherwise nobody knows: `false`.
 */
export function nobodyCanPlay(table: Table, canPlay: MoveOptions["canPlay"]): boolean {
  // E3, D30
  if (!table.ruleset.end.noPlays || canPlay === undefined) return false;
  if (pileSize(table.bag) > 0 || unknownRacks(table).length > 0) return false;
  return !anybodyCanPlay(table, canPlay);
}

/** Returns whether a player still in has a play. It does not say who, because racks are hidden. */
export function anybodyCanPlay(table: Table, canPlay: NonNullable<MoveOptions["canPlay"]>): boolean {
  return stillIn(table).some((player) =>
    yesOrNo(canPlay(positionFor(table, (table.players[player] as Player).rack.tiles)), "canPlay"),
  );
}

/** Returns the board as somebody with this rack faces it, with the words formed so far where they matter. */
export function positionFor<R>(
  table: Table,
  rack: R,
): Pick<Table, "ruleset" | "board"> & Pick<Position, "wordsPlayed"> & { readonly rack: R } {
  const { ruleset, board } = table;
  return { ruleset, board, rack, wordsPlayed: ruleset.noRepeats ? wordsPlayed(table) : undefined };
}
