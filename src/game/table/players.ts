import { isInteger } from "../../read/is-object.ts";
import { pileSize } from "../../tiles/pile.ts";
import type { PlayerIndex } from "../model/event.ts";
import type { Player, Table } from "../model/state.ts";

/** Returns the seats of the players who have not resigned, in order. */
export function stillIn({ players }: Table): readonly PlayerIndex[] {
  return seats(players, (player) => !player.resigned);
}

/** Returns the seats of the players who hold tiles. */
export function holders({ players }: Table): readonly PlayerIndex[] {
  return seats(players, (player) => pileSize(player.rack) > 0);
}

/** Returns the seats of the players whose rack is not fully known. */
export function unknownRacks({ players }: Table): readonly PlayerIndex[] {
  return seats(players, (player) => player.rack.hidden > 0);
}

function seats(players: readonly Player[], which: (player: Player) => boolean): readonly PlayerIndex[] {
  const found: PlayerIndex[] = [];
  for (let index = 0; index < players.length; index++) if (which(players[index] as Player)) found.push(index);
  return found;
}

/**
 * Returns who comes after a player, clockwise, among those still in. Players who owe a turn are not skipped: they miss
 * it when it comes.
 */
export function nextAfter(players: readonly Player[], index: PlayerIndex): PlayerIndex {
  // S6
  for (let step = 1; step < players.length; step++) {
    const next = (index + step) % players.length;
    if (!(players[next] as Player).resigned) return next;
  }
  return index;
}

/** Returns whether a value is the seat of a player of the game. */
export function isPlayer({ players }: { readonly players: readonly unknown[] }, index: unknown): index is PlayerIndex {
  return isInteger(index) && index in players;
}
