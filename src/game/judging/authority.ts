import type { PlayerIndex } from "../model/event.ts";
import type { Move } from "../model/move.ts";
import type { Player, Table } from "../model/state.ts";
import type { Violation } from "../model/violation.ts";
import { isPlayer } from "../table/players.ts";

/**
 * Says who may make a move of this kind now: the player, or the one violation that keeps them from it before anything of
 * the move is looked at. It comes first and alone, so that a guessing client learns nothing about racks: `game-over`,
 * `who` for nobody of this game, `not-your-turn`, `stale`.
 *
 * A type that is none may be anybody's: it is malformed, which says nothing about the game either.
 */
export function authority(table: Table, type: Move["type"] | null, by: unknown, at?: unknown): PlayerIndex | Violation {
  const { status, players, history } = table;
  if (status.kind === "over") return { code: "game-over", squares: [] };
  if (by !== undefined && !isPlayer(table, by)) return who;
  const player = by ?? spokenFor(table);
  if (type !== null && isTurn(type) && (status.turn === null || player !== status.turn))
    return { code: "not-your-turn", squares: [], turn: status.turn };
  if (at !== undefined && at !== history.length)
    return { code: "stale", squares: [], at: typeof at === "number" ? at : Number.NaN, now: history.length };
  if (player === null) return who;
  return type !== null && (players[player] as Player).resigned ? notAllowed(type) : player;
}

const who: Violation = { code: "who", squares: [] };

/** Whose move it is if nobody says so: the player on turn's, or that of the only one waited for. */
export function spokenFor({ status }: Table): PlayerIndex | null {
  if (status.kind === "over" || status.kind === "playing") return status.turn;
  return status.waitingFor.length === 1 ? (status.waitingFor[0] as PlayerIndex) : null;
}

/** The kinds of move that only the player on turn can make. */
function isTurn(type: Move["type"]): boolean {
  return type === "play" || type === "exchange" || type === "pass" || type === "exchange-blank";
}

/** Not under these rules, or not now. */
export function notAllowed(move: Extract<Violation, { readonly code: "not-allowed" }>["move"]): Violation {
  return { code: "not-allowed", squares: [], move };
}
