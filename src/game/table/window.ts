import type { PlayedEvent } from "../model/event.ts";
import type { Table } from "../model/state.ts";

/** The last play while it may be challenged, and which of its words have been ruled on, by index. */
export interface Window {
  readonly play: number;
  readonly event: PlayedEvent;
  /** The words that may still be challenged (decisions D19, D20). */
  readonly open: readonly number[];
}

/**
 * The play that may be challenged now, if there is one (clause W8, decision D18).
 *
 * The window opens when a play is accepted, and closes when the next player who really takes a turn has a play, an
 * exchange, a pass or an exchange of a blank accepted. Nothing else closes it: not a skipped turn, not a resignation,
 * not a ruling.
 */
export function openWindow(table: Table): Window | null {
  const { history, status, ruleset } = table;
  if (ruleset.challenge === null || status.kind === "over" || status.kind === "racks-needed") return null;
  const ruledOn: number[] = [];
  for (let index = history.length - 1; index >= 0; index--) {
    const event = history[index];
    switch (event?.type) {
      case "played": {
        const open = event.words.map((_, word) => word).filter((word) => !ruledOn.includes(word));
        return open.length === 0 ? null : { play: index, event, open };
      }
      case "challenged":
        ruledOn.push(...event.words);
        break;
      case "turn-lost":
      case "turn-set":
      case "accepted":
      case "resigned":
      case "rack-told":
      case "excess-returned":
      case "adjusted":
        break;
      default:
        return null;
    }
  }
  return null;
}
