import type { GameEvent, PlayedEvent } from "../model/event.ts";
import type { Table } from "../model/state.ts";
import { countsAsTurn } from "./turns.ts";

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
  const { history } = table;
  let start = history.length - 1;
  while (start > 0 && !closes(history[start] as GameEvent)) start--;
  const windows = followWindows();
  for (let index = Math.max(0, start); index < history.length; index++) windows.add(history[index] as GameEvent, index);
  return windows.open(table);
}

/** Follows a history event by event, so that a long one need not be searched at every challenge. */
export interface Windows {
  /** Adds the next event of the history. */
  add(event: GameEvent, index: number): void;
  /** Returns the play that may be challenged on the table that the events have made, if there is one. */
  open(table: Table): Window | null;
}

/** Begins to follow a history. */
export function followWindows(): Windows {
  let last: Omit<Window, "open"> | null = null;
  let ruledOn: boolean[] = [];
  return {
    add(event, index) {
      if (event.type === "played") {
        last = { play: index, event };
        ruledOn = [];
      } else if (event.type === "challenged") for (const word of event.words) ruledOn[word] = true;
      else if (closes(event)) last = null;
    },
    open({ status, ruleset }) {
      if (last === null || ruleset.challenge === null) return null;
      if (status.kind === "over" || status.kind === "racks-needed") return null;
      const open = last.event.words.map((_, word) => word).filter((word) => !ruledOn[word]);
      return open.length === 0 ? null : { ...last, open };
    },
  };
}

/** Whether an event closes the window: somebody has taken a turn, or the play is off the board. */
function closes({ type }: GameEvent): boolean {
  return countsAsTurn(type) || type === "blank-exchanged";
}
