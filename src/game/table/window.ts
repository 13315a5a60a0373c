import type { PlayedEvent } from "../model/event.ts";
import type { Table } from "../model/state.ts";
import { type PastOf, pastReader } from "./past.ts";

/** The last play while it may be challenged. */
export interface ChallengeWindow {
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
 *
 * @param past - Reads the same history, for a caller who asks about it more than once.
 */
export function openWindow(table: Table, past: PastOf = pastReader()): ChallengeWindow | null {
  // W8, D18
  const { kind } = table.status;
  const { mayDoubt, ruledOn } = past(table);
  if (mayDoubt === null || table.ruleset.challenge === null || kind === "over" || kind === "racks-needed") return null;
  const open = mayDoubt.event.words.map((_, word) => word).filter((word) => !ruledOn[word]);
  return open.length === 0 ? null : { ...mayDoubt, open };
}
