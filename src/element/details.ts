import type { DecisionReason, EndReason, PlayerIndex } from "../game/model/event.ts";
import type { Move } from "../game/model/move.ts";
import type { Placement } from "../play/placement.ts";

/** What the event `tilewright-move` carries in `detail`. */
export interface MoveDetail {
  /** What the player wants to do. Pass it to `applyMove`, or send it to your server. */
  readonly move: Move;
  /** How many events the view had, for the option `at` of `applyMove`. */
  readonly at: number;
}

/**
 * What the event `tilewright-draft` carries in `detail`: what everybody at a table sees while a play is laid, and
 * nothing of the rack. The order of the rack, and what is chosen for an exchange, stay in `draft`, which is for the
 * player alone.
 */
export interface DraftDetail {
  /** The tiles on the board that are being laid. A blank without a letter has the letter `null`. */
  readonly placements: readonly Placement[];
}

/** What the event `tilewright-over` carries in `detail`. */
export interface OverDetail {
  readonly reason: EndReason | DecisionReason;
  /** The seats of those who have won: several in a tie, none if nobody has. */
  readonly winners: readonly PlayerIndex[];
}

/** Sends an event of the board. `false` if somebody has prevented what it says. */
export function sendEvent(board: HTMLElement, name: string, detail: object | null): boolean {
  const event = new CustomEvent(`tilewright-${name}`, { detail, bubbles: true, composed: true, cancelable: true });
  return board.dispatchEvent(event);
}
