import type { Violation } from "../../play/violation.ts";
import { notAllowed } from "../authority.ts";
import type { PlayerIndex, Table } from "../state.ts";
import { type Judged, unlessRefused } from "../step.ts";

/** Why a player may not resign: only where the game has ended already and waits for racks (decision D34). */
export function whyNotResign({ status }: Table): readonly Violation[] {
  return status.kind === "racks-needed" ? [notAllowed("resign")] : [];
}

/** A resignation, at any time, also in another's turn. */
export function judgeResign(table: Table, player: PlayerIndex): Judged {
  return unlessRefused(whyNotResign(table), { events: [{ player, type: "resigned" as const }] });
}
