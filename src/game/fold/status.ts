import type { EndReason, EventOf, GameEvent, PlayedEvent, PlayerIndex } from "../model/event.ts";
import type { Player, Status, Table } from "../model/state.ts";
import { endNow, endOfPlay, isSettled, reasonToWait } from "../table/ending.ts";
import { type ChallengeWindow, openAfter, type Past } from "../table/past.ts";
import { holders, nextAfter, stillIn } from "../table/players.ts";
import { countsAsTurn } from "../table/turns.ts";
import { openWindow } from "../table/window.ts";

/**
 * Returns the status after a play: the game waits for challenges if the play may end it, otherwise for the next player.
 *
 * @param table - As the play has left it, but with the status and the history of before.
 */
export function afterPlay(table: Table, event: PlayedEvent): Status {
  // D25
  const play = table.history.length;
  const reason = endOfPlay(table, event, play) ?? endNow(table, event);
  return reason === null
    ? playing(nextAfter(table.players, event.player))
    : ended(table, reason, table.ruleset.challenge && { play, event });
}

/**
 * Returns the status after an event other than a play: if no turns are left, the game is over, and if not, it goes on
 * with the same player or, where the turn moves on, with the next. A missed turn and a resignation leave the last play
 * open to challenges, which come first.
 *
 * @param event - A player's. The history does not have it yet.
 * @param past - Returns what the events before say, asked only where it matters.
 */
export function afterTurn(table: Table, event: GameEvent, movesOn: boolean, past: () => Past): Status {
  // D18, D25
  const reason = endNow(table, event);
  if (reason === null) return movesOn ? playing(nextAfter(table.players, event.player as PlayerIndex)) : table.status;
  return ended(table, reason, countsAsTurn(event.type) ? null : openWindow(table, past));
}

/** Returns the status after an acceptance: the game waits for those who have not accepted its last play. */
export function afterAnswer(table: Table, player: PlayerIndex): Status {
  const { status } = table;
  if (status.kind !== "last-challenge") return status;
  const waitingFor = status.waitingFor.filter((waited) => waited !== player);
  return waitingFor.length > 0 ? { ...status, waitingFor } : ended(table, reasonToWait(table, status.play));
}

/**
 * Returns the status after a failed challenge. While words of a last play are open, the challenger may doubt another.
 * When none is, the challenge is an acceptance; the others are still waited for.
 *
 * @param past - Returns what the events before say.
 */
export function afterFailedChallenge(table: Table, event: EventOf<"challenged">, past: () => Past): Status {
  // D25
  const open = openWindow(table, past)?.open ?? [];
  return openAfter(table.ruleset, open, event.words).length > 0 ? table.status : afterAnswer(table, event.player);
}

/** Returns the status after a resignation, which is not a turn and does not close a window. */
export function afterResignation(table: Table, event: GameEvent, past: () => Past): Status {
  // D34
  const player = event.player as PlayerIndex;
  const { status } = table;
  if (status.kind !== "playing") return afterAnswer(table, player);
  if (stillIn(table).length < 2) return status;
  return afterTurn(table, event, status.turn === player, past);
}

/** Returns what changes when the game is over: its status, and turns still owed, which are void now. */
export function over(
  players: readonly Player[],
  how: Pick<Extract<Status, { readonly kind: "over" }>, "reason" | "winners" | "spreads">,
): Pick<Table, "players" | "status"> {
  // D22
  return {
    players: players.map((owing) => (owing.turnsToMiss > 0 ? { ...owing, turnsToMiss: 0 } : owing)),
    status: { kind: "over", turn: null, ...how },
  };
}

/** Returns the status in which a player is on turn. */
export function playing(turn: PlayerIndex): Status {
  return { kind: "playing", turn };
}

/**
 * The game waits for challenges of a play that is still open, if there are others to challenge it. Otherwise, if an end
 * is settled, it waits for the racks of all who hold tiles. In a dealt game they are known: the settlement follows in
 * the same step, and nobody sees this status.
 */
function ended(table: Table, reason: EndReason, window?: Pick<ChallengeWindow, "play" | "event"> | null): Status {
  const waitingFor = stillIn(table).filter((other) => other !== window?.event.player);
  if (window && waitingFor.length > 0) return { kind: "last-challenge", turn: null, waitingFor, play: window.play };
  return { kind: "racks-needed", turn: null, waitingFor: isSettled(table, reason) ? holders(table) : [] };
}
