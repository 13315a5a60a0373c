import { applyEvent } from "../fold/apply-event.ts";
import { blankState } from "../fold/blank-state.ts";
import type { GameState } from "../model/state.ts";
import { deal } from "./create.ts";
import { checkSeats, type SeatOptions } from "./seats.ts";

/**
 * Returns a new game for a real table, where tiles are drawn by hand. Racks, draws and bag are counted, but hidden
 * until somebody reports them with a ruling. No tile is ever invented, and `seed` is `null`.
 *
 * @throws TypeError and RangeError for the same reasons as `createGame`.
 *
 * @example
 * ```ts
 * import { createTableGame } from "tilewright";
 *
 * const game = createTableGame({ players: ["Ann", "Ben"], first: 1 });
 * game.players[0]?.rack; // => { tiles: [], hidden: 7 }
 * game.bag; // => { tiles: [], hidden: 86 }
 * ```
 */
export function createTableGame(options: SeatOptions): GameState {
  const { ruleset, players, dictionary } = checkSeats(options);
  const { first } = options;
  const state = blankState({ ruleset, seed: null, dictionary, players });
  const begun = first === undefined ? state : applyEvent(state, { player: first, type: "turn-set" });
  return deal(begun);
}
