import { notAllowed } from "../judging/authority.ts";
import { type Judged, type Permission, refusal } from "../judging/refusal.ts";
import type { PlayerIndex } from "../model/event.ts";
import type { Table } from "../model/state.ts";

/** Returns whether a player may accept the last play. */
export function mayAccept({ status, history }: Table, player: PlayerIndex): Permission {
  // D25
  if (status.kind !== "last-challenge") return refusal(notAllowed("accept"));
  if (history[status.play]?.player === player) return refusal({ code: "own-play", squares: [] });
  return status.waitingFor.includes(player) ? { ok: true } : refusal(notAllowed("accept"));
}

/** Judges the acceptance of a play that may end the game. */
export function judgeAccept(table: Table, player: PlayerIndex): Judged {
  const allowed = mayAccept(table, player);
  return allowed.ok ? { ok: true, events: [{ player, type: "accepted" }] } : allowed;
}
