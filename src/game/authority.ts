import type { Violation } from "../play/violation.ts";
import type { Move } from "./move.ts";
import { isPlayer } from "./players.ts";
import type { Player, PlayerIndex, Table } from "./state.ts";

/** Who moves, or the one violation that keeps them from it before anything of the move is looked at. */
export type Authority =
  | { readonly player: PlayerIndex; readonly violation?: never }
  | { readonly player?: never; readonly violation: Violation };

/**
 * Says who may make a move of this kind now. What it refuses comes first and alone, so that a guessing client learns
 * nothing about racks: `game-over`, `not-your-turn`, `stale`, and `who` where nobody in particular can be meant.
 *
 * A type that is none may be anybody's: it is malformed, which says nothing about the game either.
 */
export function authority(table: Table, type: Move["type"] | null, by: unknown, at?: unknown): Authority {
  const { status, players, history } = table;
  if (status.kind === "over") return { violation: { code: "game-over", squares: [] } };
  const player = by === undefined ? spokenFor(table) : by;
  if (type !== null && isTurn(type) && (status.turn === null || player !== status.turn))
    return { violation: { code: "not-your-turn", squares: [], turn: status.turn } };
  if (at !== undefined && at !== history.length) {
    const seen = typeof at === "number" ? at : Number.NaN;
    return { violation: { code: "stale", squares: [], at: seen, now: history.length } };
  }
  if (!isPlayer(table, player)) return { violation: { code: "who", squares: [] } };
  if (type !== null && (players[player] as Player).resigned) return { violation: notAllowed(type) };
  return { player };
}

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
