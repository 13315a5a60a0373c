import type { PlayedEvent } from "../model/event.ts";
import type { Table } from "../model/state.ts";

/** The last play while it may be challenged. */
export interface Window {
  /** The index of its event. */
  readonly play: number;
  readonly event: PlayedEvent;
  /** The words that may still be challenged, by index. */
  readonly open: readonly number[]; // D19, D20
}

/**
 * Returns the play that may be challenged now, if there is one.
 *
 * The window opens with the play. It closes when the next player who really takes a turn has made a play, an exchange,
 * a pass or an exchange of a blank. Nothing else closes it: no missed turn, no resignation, no ruling.
 */
export function openWindow(table: Table): Window | null {
  // W8, D18
  const { history, status, ruleset } = table;
  if (ruleset.challenge === null || status.kind === "over" || status.kind === "racks-needed") return null;
  const ruledOn: boolean[] = [];
  for (let index = history.length - 1; index >= 0; index--) {
    const event = history[index];
    switch (event?.type) {
      case "played": {
        const open = event.words.map((_, word) => word).filter((word) => !ruledOn[word]);
        return open.length === 0 ? null : { play: index, event, open };
      }
      case "challenged":
        for (const word of event.words) ruledOn[word] = true;
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
