import type { EndReason, PlayedEvent, PlayerIndex } from "../model/event.ts";
import type { Player, Status, Table } from "../model/state.ts";
import { endByTurns, endOfPlay, isSettled, reasonToWait } from "../table/ending.ts";
import { holders, nextAfter, stillIn } from "../table/players.ts";

/**
 * What the game waits for after a play: for challenges if the play may end it (decision D25), else for the next player.
 * `table` is as the play left it, its status and history still those of before.
 */
export function afterPlay(table: Table, event: PlayedEvent): Status {
  const { player } = event;
  const reason = endOfPlay(table, event, (table.players[player] as Player).score);
  const next: Status = { kind: "playing", turn: nextAfter(table.players, player) };
  if (reason === null) return afterTurn(table, next);
  if (table.ruleset.challenge === null) return ended(table, reason);
  const waitingFor = stillIn(table).filter((other) => other !== player);
  return { kind: "last-challenge", turn: null, waitingFor, play: table.history.length };
}

/** ... after a turn without one: for the racks if it ends the game, else what it would wait for. */
export function afterTurn(table: Table, otherwise: Status): Status {
  const reason = endByTurns(table);
  return reason === null ? otherwise : ended(table, reason);
}

/** ... after an acceptance or a challenge that failed: for those who have not answered, if a last play is waited on. */
export function afterAnswer(table: Table, player: PlayerIndex): Status {
  const { status } = table;
  if (status.kind !== "last-challenge") return status;
  const waitingFor = status.waitingFor.filter((waited) => waited !== player);
  return waitingFor.length > 0 ? { ...status, waitingFor } : ended(table, reasonToWait(table, status.play));
}

/** ... after a resignation, which is no turn and closes no window (decision D34). */
export function afterResignation(table: Table, player: PlayerIndex): Status {
  const { status, players } = table;
  if (status.kind !== "playing") return afterAnswer(table, player);
  if (stillIn(table).length === 1) return status;
  return afterTurn(table, status.turn === player ? { kind: "playing", turn: nextAfter(players, player) } : status);
}

/**
 * An end waits for the racks of all who hold tiles, if it is settled. In a dealt game they are known: the settlement
 * follows in the same step, and nobody sees this status.
 */
function ended(table: Table, reason: EndReason): Status {
  return { kind: "racks-needed", turn: null, waitingFor: isSettled(table, reason) ? holders(table) : [] };
}
