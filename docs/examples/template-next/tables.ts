// The games of this server. They are in memory: for one process, until it ends. A game is plain JSON, so any database holds
// it as it is.
import { randomUUID } from "node:crypto";
import { createGame, type GameState } from "tilewright";

export interface Table {
  game: GameState;
  /** When somebody last asked for it, as `Date.now()` says. */
  asked: number;
  /** The secret of each seat, in the order of the players. Whoever knows it plays there. */
  readonly tokens: readonly string[];
}

// Next loads this file again whenever it changes; the games stay.
const kept = globalThis as { tables?: Map<string, Table> };
kept.tables ??= new Map();
const { tables } = kept;

/** As many tables are kept: anybody may open one. */
const most = 1000;
/** A table that nobody has asked for so long makes room for another one. Pages ask every second. */
const idle = 60 * 60 * 1000;

/** Opens a table; `null` if there are as many as this server keeps, all of them in use. */
export function openTable(): { readonly id: string; readonly tokens: readonly string[] } | null {
  const now = Date.now();
  if (tables.size >= most) for (const [id, { asked }] of tables) if (now - asked > idle) tables.delete(id);
  if (tables.size >= most) return null;
  const [id, ...tokens] = [randomUUID(), randomUUID(), randomUUID()];
  tables.set(id!, { game: createGame({ players: ["Ann", "Ben"] }), asked: now, tokens });
  return { id: id!, tokens };
}

/** The table and the seat of whoever asks, by the header `authorization: Bearer TOKEN`; `null` if there is none. */
export function seatOf(id: string, request: Request): { readonly table: Table; readonly seat: number } | null {
  const table = tables.get(id);
  const token = /^Bearer (.+)$/.exec(request.headers.get("authorization") ?? "")?.[1];
  const seat = table?.tokens.indexOf(token ?? "") ?? -1;
  if (table === undefined || seat < 0) return null;
  table.asked = Date.now();
  return { table, seat };
}
