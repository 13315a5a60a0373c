import type { GameState } from "../game/model/state.ts";
import type { GcgGame } from "../notation/gcg/gcg-game.ts";

/** The game of a record in which the players have their full names. */
export function withNames({ state, names }: GcgGame): GameState {
  return { ...state, players: state.players.map((player, seat) => ({ ...player, name: names[seat] ?? player.name })) };
}
