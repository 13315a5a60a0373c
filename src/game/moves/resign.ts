import { notAllowed } from "../judging/authority.ts";
import { type Judged, type Permission, refusal } from "../judging/refusal.ts";
import type { PlayerIndex } from "../model/event.ts";
import type { Table } from "../model/state.ts";

/** Returns whether players may resign: not once the game has ended and waits for racks. */
export function mayResign({ status }: Table): Permission {
  // D34
  return status.kind === "racks-needed" ? refusal(notAllowed("resign")) : { ok: true };
}

/** Judges a resignation, which may be made at any time, even on another player's turn. */
export function judgeResign(table: Table, player: PlayerIndex): Judged {
  const allowed = mayResign(table);
  return allowed.ok ? { ok: true, events: [{ player, type: "resigned" }] } : allowed;
}
