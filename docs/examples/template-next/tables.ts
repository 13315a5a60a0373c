// The games of this server. They are in memory: for one process, until it ends. A game is plain JSON, so any database holds
// it as it is.
import { randomUUID } from "node:crypto";
import { createGame, type GameState } from "tilewright";

export interface Table {
  game: GameState;
  /** The secret of each seat, in the order of the players. Whoever knows it plays there. */
  readonly tokens: readonly string[];
}

// Next loads this file again whenever it changes; the games stay.
const kept = globalThis as { tables?: Map<string, Table> };
kept.tables ??= new Map();
const { tables } = kept;

export function openTable(): { readonly id: string; readonly tokens: readonly string[] } {
  const [id, ...tokens] = [randomUUID(), randomUUID(), randomUUID()];
  tables.set(id!, { game: createGame({ players: ["Ann", "Ben"] }), tokens });
  return { id: id!, tokens };
}

/** The table and the seat of whoever asks, by the header `authorization: Bearer TOKEN`; `null` if there is none. */
export function seatOf(id: string, request: Request): { readonly table: Table; readonly seat: number } | null {
  const table = tables.get(id);
  const token = /^Bearer (.+)$/.exec(request.headers.get("authorization") ?? "")?.[1];
  const seat = table?.tokens.indexOf(token ?? "") ?? -1;
  return table === undefined || seat < 0 ? null : { table, seat };
}
