import { describe } from "../../read/describe.ts";
import type { PlayerIndex } from "../model/event.ts";
import type { Move } from "../model/move.ts";
import type { Player, Table } from "../model/state.ts";
import type { Violation } from "../model/violation.ts";
import { digestFor, lengthIn } from "../table/digest.ts";
import { isPlayer } from "../table/players.ts";
import { needsTurn } from "../table/turns.ts";
import { historyFull } from "./limits.ts";

/** Who is said to make a move, and what they had seen: see `MoveOptions`. Nothing of it is certain yet. */
export interface Said {
  readonly by?: unknown;
  readonly at?: unknown;
}

/**
 * Returns the player who may make a move of this type now, or the one violation that forbids it before anything else of
 * the move is looked at. It comes first and alone, so that a guessing client learns nothing about racks: `game-over`,
 * `unknown-player`, `stale`, `not-your-turn`, `player-needed`, `history-full`.
 *
 * `stale` comes before the turn: a message that arrives twice comes late, and not out of turn. An unknown type of move
 * skips the turn check. It is refused as `malformed` later, which reveals nothing.
 */
export function authority(table: Table, type: Move["type"] | null, said: Said): PlayerIndex | Violation {
  const { status, players, history } = table;
  const { by, at } = said;
  if (status.kind === "over") return { code: "game-over", squares: [] };
  // A seat that is `undefined` was forgotten somewhere: nobody may move for whoever is on turn by that.
  if ("by" in said && !isPlayer(table, by))
    return { code: "unknown-player", squares: [], found: describe(by), players: players.length };
  const player = (by as PlayerIndex | undefined) ?? spokenFor(table);
  // What was seen, likewise: a message that lacks it may be of any age.
  if ("at" in said && !isPresent(table, player, at))
    return { code: "stale", squares: [], at: typeof at === "number" ? at : lengthIn(at), now: history.length };
  if (type !== null && needsTurn(type) && (status.turn === null || player !== status.turn))
    return { code: "not-your-turn", squares: [], turn: status.turn };
  if (player === null) return playerNeeded;
  if (type !== null && (players[player] as Player).resigned) return notAllowed(type);
  const ends = type === null || type === "accept" || type === "resign";
  return (ends ? null : historyFull(table)) ?? player;
}

/**
 * Returns whether a digest or a length is that of the game as it is now. A digest is one of what the player sees; while
 * nobody knows who that is, the move is refused anyway.
 */
function isPresent(table: Table, player: PlayerIndex | null, at: unknown): boolean {
  const { length } = table.history;
  if (typeof at !== "string") return at === length;
  return lengthIn(at) === length && (player === null || at === digestFor(table, player));
}

/** Nobody has said who makes the move, and nobody in particular is waited for. */
export const playerNeeded: Violation = { code: "player-needed", squares: [] };

/** Returns whose move it is if nobody says so: the player on turn, or the only one waited for. */
export function spokenFor({ status }: Table): PlayerIndex | null {
  if (status.kind === "over" || status.kind === "playing") return status.turn;
  return status.waitingFor.length === 1 ? (status.waitingFor[0] as PlayerIndex) : null;
}

/** Returns the violation of a move that is not possible now, or not at all under these rules. */
export function notAllowed(move: Extract<Violation, { readonly code: "not-allowed" }>["move"]): Violation {
  return { code: "not-allowed", squares: [], move };
}
