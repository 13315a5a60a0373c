import type { EndReason, GameEvent, PlayedEvent, PlayerIndex } from "../model/event.ts";
import type { Status, Table } from "../model/state.ts";
import { endByTurns, endOfPlay, isSettled, reasonToWait } from "../table/ending.ts";
import { holders, nextAfter, stillIn } from "../table/players.ts";
import { openWindow } from "../table/window.ts";

/**
 * Returns the status after a play: the game waits for challenges if the play may end it, otherwise for the next player.
 *
 * @param table - As the play has left it, but with the status and the history of before.
 */
export function afterPlay(table: Table, event: PlayedEvent): Status {
  // D25
  const { player } = event;
  const reason = endOfPlay(table, event, table.history.length) ?? endNow(table, event);
  if (reason === null) return nextTurn(table, player);
  const waitingFor = stillIn(table).filter((other) => other !== player);
  if (table.ruleset.challenge === null || waitingFor.length === 0) return ended(table, reason);
  return { kind: "last-challenge", turn: null, waitingFor, play: table.history.length };
}

/**
 * Returns the status after a turn without a play: the game waits for the racks if the turn ends it. If not, the status
 * is `otherwise`.
 *
 * @param event - The turn, which the history does not have yet; left out if nobody has taken one.
 */
export function afterTurn(table: Table, otherwise: Status, event?: GameEvent): Status {
  const reason = endNow(table, event);
  return reason === null ? otherwise : ended(table, reason);
}

/** Why turns end the game now: not for want of points where somebody must have scored first, and nobody has. */
function endNow(table: Table, event?: GameEvent): EndReason | null {
  const { ruleset, players } = table;
  const reason = endByTurns(table, event);
  const waits = ruleset.end.zerosNeedScore && reason !== "turns" && players.every(({ score }) => score === 0);
  return waits ? null : reason;
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
 * When every word of it has been ruled on, the challenge is an acceptance; the others are still waited for.
 *
 * @param words - The words that the challenge ruled on.
 */
export function afterFailedChallenge(table: Table, challenger: PlayerIndex, words: readonly number[]): Status {
  // D25
  const { status } = table;
  if (status.kind !== "last-challenge") return status;
  const open = openWindow(table)?.open ?? [];
  return open.some((word) => !words.includes(word)) ? status : afterAnswer(table, challenger);
}

/** Returns the status after a resignation, which is not a turn and does not close a window. */
export function afterResignation(table: Table, player: PlayerIndex): Status {
  // D34
  const { status } = table;
  if (status.kind !== "playing") return afterAnswer(table, player);
  if (stillIn(table).length < 2) return status;
  return afterTurn(table, status.turn === player ? nextTurn(table, player) : status);
}

/** Returns the status in which the next player after one is on turn. */
export function nextTurn({ players }: Table, player: PlayerIndex): Status {
  return { kind: "playing", turn: nextAfter(players, player) };
}

/**
 * If an end is settled, the game waits for the racks of all who hold tiles. In a dealt game they are known: the
 * settlement follows in the same step, and nobody sees this status.
 */
function ended(table: Table, reason: EndReason): Status {
  return { kind: "racks-needed", turn: null, waitingFor: isSettled(table, reason) ? holders(table) : [] };
}
