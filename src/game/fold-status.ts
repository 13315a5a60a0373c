import { endByTurns, endOfPlay, isSettled, reasonToWait } from "./ending.ts";
import type { EndReason, PlayedEvent } from "./event.ts";
import { holders, nextAfter, stillIn } from "./players.ts";
import type { Player, PlayerIndex, Status, Table } from "./state.ts";

/**
 * What the game waits for after a play: for challenges if the play may end it (decision D25), else for the next player.
 * `table` is as the play left it, its status and history still those of before.
 */
export function afterPlay(table: Table, event: PlayedEvent): Status {
  const { player } = event;
  const playing: Status = { kind: "playing", turn: nextAfter(table.players, player) };
  const reason = endOfPlay(table, event, (table.players[player] as Player).score);
  if (reason === null) return afterTurn(table, player);
  if (table.ruleset.challenge === null) return settled(table, reason, playing);
  const waitingFor = stillIn(table).filter((other) => other !== player);
  return { kind: "last-challenge", turn: null, waitingFor, play: table.history.length };
}

/** ... after a turn without one: for the racks if it ends the game, else for the next player or `playing`. */
export function afterTurn(
  table: Table,
  player: PlayerIndex,
  playing: Status = { kind: "playing", turn: nextAfter(table.players, player) },
): Status {
  return settled(table, endByTurns(table), playing);
}

/** ... after an acceptance or a challenge that failed: for those who have not answered, if a last play is waited on. */
export function afterAnswer(table: Table, player: PlayerIndex): Status {
  const { status } = table;
  if (status.kind !== "last-challenge") return status;
  const waitingFor = status.waitingFor.filter((waited) => waited !== player);
  const waiting: Status = { ...status, waitingFor };
  return waitingFor.length > 0 ? waiting : settled(table, reasonToWait(table, status.play), waiting);
}

/** ... after a resignation, which is no turn and closes no window (decision D34). */
export function afterTurnOrAnswer(table: Table, player: PlayerIndex): Status {
  const { status } = table;
  if (status.kind !== "playing") return afterAnswer(table, player);
  if (stillIn(table).length === 1) return status;
  return afterTurn(table, player, status.turn === player ? undefined : status);
}

/**
 * An end that is settled waits for the racks of all who hold tiles. In a dealt game they are known: the settlement
 * follows in the same step, and nobody sees this status. An end that is not settled is over with its event alone.
 */
function settled(table: Table, reason: EndReason | null, otherwise: Status): Status {
  if (reason === null || !isSettled(table, reason)) return otherwise;
  return { kind: "racks-needed", turn: null, waitingFor: holders(table) };
}
