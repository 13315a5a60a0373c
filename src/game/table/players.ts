import { pileSize } from "../../tiles/pile.ts";
import type { PlayerIndex } from "../model/event.ts";
import type { Player, Table } from "../model/state.ts";

/** The seats of those who have not resigned, in order. */
export function stillIn({ players }: Table): readonly PlayerIndex[] {
  return seats(players, (player) => !player.resigned);
}

/** The seats of those who still hold tiles. */
export function holders({ players }: Table): readonly PlayerIndex[] {
  return seats(players, (player) => pileSize(player.rack) > 0);
}

/** The seats of those whose rack is not wholly known. */
export function unknownRacks({ players }: Table): readonly PlayerIndex[] {
  return seats(players, (player) => player.rack.hidden > 0);
}

function seats(players: readonly Player[], which: (player: Player) => boolean): readonly PlayerIndex[] {
  const found: PlayerIndex[] = [];
  for (let index = 0; index < players.length; index++) if (which(players[index] as Player)) found.push(index);
  return found;
}

/** Who comes after a player, clockwise (clause S6), among those still in; lost turns are served when they come. */
export function nextAfter(players: readonly Player[], index: PlayerIndex): PlayerIndex {
  for (let step = 1; step < players.length; step++) {
    const next = (index + step) % players.length;
    if (!(players[next] as Player).resigned) return next;
  }
  return index;
}

/** Whether a value is the index of a player of the game. */
export function isPlayer({ players }: Table, index: unknown): index is PlayerIndex {
  return typeof index === "number" && Number.isInteger(index) && index >= 0 && index < players.length;
}
