import type { DecisionReason, EndReason, PlayedEvent, PlayerIndex } from "../model/event.ts";
import type { GameState, Table } from "../model/state.ts";
import type { GameView } from "../model/view.ts";
import { requireTable } from "./require-game.ts";

/**
 * Returns the last play still on the board and the index of its event in the history, or `null` if there is none.
 *
 * @param game - A game, or a view of it.
 */
export function lastPlay(game: GameState | GameView): { readonly index: number; readonly event: PlayedEvent } | null {
  requireTable(game);
  return lastPlayOf(game);
}

/** Returns the same as {@link lastPlay}, for anything that has a history. */
export function lastPlayOf({
  history,
}: Pick<Table, "history">): { readonly index: number; readonly event: PlayedEvent } | null {
  for (let index = history.length - 1; index >= 0; index--) {
    const event = history[index];
    if (event?.type === "played") return { index, event };
    if (event?.type === "phony-returned") index = Math.min(index, event.play);
  }
  return null;
}

/** Returns the seat of the player who went out, or `null` if the game ends for another reason. */
export function finisherOf(table: Pick<Table, "history">, reason: EndReason | DecisionReason): PlayerIndex | null {
  return reason === "out" ? (lastPlayOf(table)?.event.player ?? null) : null;
}
