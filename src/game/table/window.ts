import type { Table } from "../model/state.ts";
import type { ChallengeWindow, Past } from "./past.ts";

/**
 * Returns the play that may be challenged now, if there is one.
 *
 * The window opens with the play. It closes when the next player who really takes a turn has made a play, an exchange,
 * a pass or an exchange of a blank. Nothing else closes it: no missed turn, no resignation, no ruling.
 *
 * @param past - Returns the past of the table.
 */
export function openWindow({ status: { kind }, ruleset }: Table, past: () => Past): ChallengeWindow | null {
  // W8, D18
  if (ruleset.challenge === null || kind === "over" || kind === "racks-needed") return null;
  const { window } = past();
  return window?.open.length ? window : null;
}
