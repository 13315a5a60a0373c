import type { Position } from "../play/position.ts";
import { refuseOption } from "../read/refuse.ts";
import type { Tile } from "../tiles/tile.ts";
import type { PlayerIndex } from "./model/event.ts";
import type { GameState, Player } from "./model/state.ts";
import { positionFor } from "./table/can-play.ts";
import { isPlayer } from "./table/players.ts";
import { requireGame } from "./table/require-game.ts";

/**
 * Returns a game's position from one player's point of view, with that player's rack, or `null` if the rack is not
 * fully known.
 *
 * @param player - The player's seat, counting from 0.
 *
 * @throws TypeError if `state` is not a game.
 * @throws RangeError if `player` is not a seat in this game.
 */
export function positionOf(
  state: GameState,
  player: PlayerIndex,
): Position & { readonly rack: readonly Tile[] | null } {
  requireGame(state);
  if (!isPlayer(state, player)) refuseOption("player", `a seat from 0 to ${state.players.length - 1}`, player);
  const { rack } = state.players[player] as Player;
  return positionFor(state, rack.hidden > 0 ? null : rack.tiles);
}
