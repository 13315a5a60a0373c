import { notAllowed } from "../judging/authority.ts";
import { type Judged, unlessRefused } from "../judging/refusal.ts";
import type { PlayerIndex } from "../model/event.ts";
import type { Table } from "../model/state.ts";
import type { Violation } from "../model/violation.ts";

/** Why a player may not accept the last play (decision D25); nothing if they may. */
export function whyNotAccept({ status, history }: Table, player: PlayerIndex): readonly Violation[] {
  if (status.kind !== "last-challenge") return [notAllowed("accept")];
  if (history[status.play]?.player === player) return [{ code: "own-play", squares: [] }];
  return status.waitingFor.includes(player) ? [] : [notAllowed("accept")];
}

/** The acceptance of a play that may end the game. */
export function judgeAccept(table: Table, player: PlayerIndex): Judged {
  return unlessRefused(whyNotAccept(table, player), { events: [{ player, type: "accepted" as const }] });
}
