import type { Violation } from "../../play/violation.ts";
import { notAllowed } from "../authority.ts";
import type { PlayerIndex, Table } from "../state.ts";
import { type Judged, unlessRefused } from "../step.ts";

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
