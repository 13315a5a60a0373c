import { notAllowed } from "../judging/authority.ts";
import { type Judged, unlessRefused } from "../judging/refusal.ts";
import type { PlayerIndex } from "../model/event.ts";
import type { Table } from "../model/state.ts";
import type { Violation } from "../model/violation.ts";

/** Why a player may not resign: only where the game has ended already and waits for racks (decision D34). */
export function whyNotResign({ status }: Table): readonly Violation[] {
  return status.kind === "racks-needed" ? [notAllowed("resign")] : [];
}

/** A resignation, at any time, also in another's turn. */
export function judgeResign(table: Table, player: PlayerIndex): Judged {
  return unlessRefused(whyNotResign(table), { events: [{ player, type: "resigned" as const }] });
}
