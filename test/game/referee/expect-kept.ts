// What holds of a game whatever its rules: it can be saved, replayed, audited and watched.
import { auditGame, type GameState, replayEvents, unwrap, updateView, viewFor, viewUpdate } from "tilewright";
import { parseGame } from "tilewright/json";
import { setupOf } from "../scene.ts";
import { expectSame } from "./summaries.ts";

/** Fails unless the game comes back from a save, from its history and to each viewer, and its audit finds nothing. */
export function expectKept(start: GameState, state: GameState, log: readonly string[]): void {
  expectSame(log, "the saved game", unwrap(parseGame(JSON.stringify(state))).state, state);
  expectSame(log, "the replayed game", replayEvents(setupOf(state), state.history), state);
  expectSame(log, "the audit", auditGame(state), []);
  for (const player of state.players.keys()) {
    const update = viewUpdate(state, player, start.history.length);
    const { view } = unwrap(updateView(viewFor(start, player), update));
    expectSame(log, `the view of player ${player}`, view, viewFor(state, player));
  }
}
