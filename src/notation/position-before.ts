import { setupOf } from "../game/fold/unplayed-game.ts";
import { replayEvents, stateAt } from "../game/history/replay.ts";
import type { GameState } from "../game/model/state.ts";
import { requireGame } from "../game/table/require-game.ts";
import { mismatch } from "../read/describe.ts";
import { propertiesOf } from "../read/is-object.ts";
import type { Cgp } from "./cgp/cgp.ts";
import { cgpOf } from "./cgp/cgp-of.ts";
import type { GcgGame } from "./gcg/gcg-game.ts";

/**
 * Returns the position before an event of a game, with that player's rack as far as it is known from the record. Pass
 * its `position` to `validatePlacement` or `bestPlay`, or the whole result to `formatCgp`.
 *
 * In a recorded game, a rack becomes known only from the line of the move made from it, so `stateAt` does not include
 * it yet. This function does. If `event` is the length of the history, the final position is returned.
 *
 * @param game - A game, or a recorded game returned by `parseGcg`.
 * @param event - The index of the event in the history.
 *
 * @throws TypeError if `game` is neither a game nor a recorded game (for instance, if it is a view).
 * @throws RangeError if `event` is not an integer from 0 to the length of the history.
 *
 * @example
 * ```ts
 * import { unwrap } from "tilewright";
 * import { formatCgp, parseGcg, positionBefore } from "tilewright/notation";
 *
 * const { game } = unwrap(parseGcg("#player1 Ann\n#player2 Ben\n>Ann: HORNEIA 8F HORN +14 14"));
 * const play = game.state.history.findIndex(({ type }) => type === "played");
 * positionBefore(game, play).position.rack; // => ["A", "E", "H", "I", "N", "O", "R"]
 * formatCgp(positionBefore(game, play)).text; // => "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 AEHINOR/ 0/0 0"
 * ```
 */
export function positionBefore(game: GcgGame | GameState, event: number): Cgp {
  const state = "state" in propertiesOf(game) ? (game as GcgGame).state : (game as GameState);
  requireGame(state, "game");
  const { history } = state;
  if (!(Number.isInteger(event) && event >= 0 && event <= history.length))
    throw new RangeError(mismatch("event", `a number from 0 to ${history.length}`, event));
  // What a line says before its move: whose turn it is, and the rack.
  let to = event;
  while (history[to]?.type === "rack-told" || history[to]?.type === "turn-set") to++;
  const before = to === event ? stateAt(state, event) : replayEvents(setupOf(state), history.slice(0, to));
  const player = history[to]?.player ?? before.status.turn ?? 0;
  return cgpOf(before, player);
}
