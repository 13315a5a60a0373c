import type { DecisionReason, EndReason, PlayerIndex } from "../game/model/event.ts";
import type { Move } from "../game/model/move.ts";
import type { Placement } from "../play/placement.ts";

/** The `detail` of the event `tilewright-move`. */
export interface MoveDetail {
  /** The player's move. Pass it to `applyMove`, or send it to your server. */
  readonly move: Move;
  /** The number of events in the view, for the `at` option of `applyMove`. */
  readonly at: number;
}

/**
 * The `detail` of the event `tilewright-draft`: what everybody at the table sees while a play is being laid, but
 * nothing of the rack. The order of the rack and the tiles selected for an exchange remain in `draft`, which is only
 * for the player.
 */
export interface DraftDetail {
  /** The tiles being laid on the board. A blank without a letter has the letter `null`. */
  readonly placements: readonly Placement[];
}

/** The `detail` of the event `tilewright-over`. */
export interface OverDetail {
  readonly reason: EndReason | DecisionReason;
  /** The seats of the winners: several in a tie, none if there is no winner. */
  readonly winners: readonly PlayerIndex[];
}

/** Sends an event of the board. `false` if somebody has prevented what it says. */
export function sendEvent(board: HTMLElement, name: string, detail: object | null): boolean {
  const event = new CustomEvent(`tilewright-${name}`, { detail, bubbles: true, composed: true, cancelable: true });
  return board.dispatchEvent(event);
}
