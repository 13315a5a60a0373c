import { isEquivalent } from "../game/audit/differences.ts";
import type { GameEvent, PlayerIndex } from "../game/model/event.ts";
import type { GameState } from "../game/model/state.ts";
import type { GameView } from "../game/model/view.ts";
import { canonicalText } from "../game/table/canonical-text.ts";
import { requireTable } from "../game/table/require-game.ts";
import { describe } from "../read/describe.ts";
import { requireParts, requireText, requireThat } from "../read/refuse.ts";
import { sha256 } from "./sha256.ts";

/**
 * An entry in a log: a game event; a note that all events from index `to` onwards were undone; or a digest of the
 * rules, names and dictionary, added at the start of the log and whenever they change.
 */
export type LogEntry =
  | GameEvent
  | { readonly type: "undone"; readonly to: number }
  | { readonly type: "set-up"; readonly digest: string };

/** A step-by-step record of what someone has seen of a game: append-only plain JSON. */
export interface GameLog {
  readonly kind: "log";
  /**
   * The viewer whose view is logged: a seat, or `null` for a spectator. Absent in a log of the game itself, which is
   * secret.
   */
  readonly viewer?: PlayerIndex | null;
  readonly entries: readonly LogEntry[];
  /** A digest of all entries in order: 64 hexadecimal digits. This is the value that a server signs. */
  readonly head: string;
}

/**
 * Returns a log of a game or a view: a digest of its rules, names and dictionary, and its events so far.
 *
 * A log of a game covers the racks, so guesses at the racks can be tested against its head. Keep it on the server while
 * the game is in progress; players and spectators make logs of their own views.
 *
 * @param game - A game, or a view of it.
 *
 * @throws TypeError if `game` is neither a game nor a view.
 *
 * @example
 * ```ts
 * import { createGame, viewFor } from "tilewright";
 * import { newLog } from "tilewright/fair";
 *
 * const game = createGame({ players: ["Ann", "Ben"], first: 0, seed: "an example, and no secret" });
 * newLog(viewFor(game, 1)).entries.map(({ type }) => type); // => ["set-up", "turn-set", "dealt", "dealt"]
 * ```
 */
export function newLog(game: GameState | GameView): GameLog {
  requireTable(game);
  const empty: GameLog = { kind: "log", ...viewerOf(game), entries: [], head: "" };
  return withEntries(empty, [setUpOf(game), ...game.history]);
}

/**
 * Returns the log with the latest changes appended: the events that were undone, and the new events. Call it after each
 * move with the current game or view; the log contains only what this function has been passed.
 *
 * @param game - The current state of the game or view that is logged.
 *
 * @throws TypeError if `log` is not a log, or if `game` does not match it: it must be a game for a log of a game, or a
 * view for the same viewer.
 */
export function updateLog(log: GameLog, game: GameState | GameView): GameLog {
  requireLog(log);
  requireSameViewer(log, game, "the game itself, without a viewer");
  const setUp = setUpOf(game);
  const { digest } = lastSetUp(log) ?? {};
  const logged = eventsOf(log);
  const { history } = game;
  let same = 0;
  while (same < logged.length && same < history.length && isEquivalent(logged[same], history[same])) same++;
  return withEntries(log, [
    ...(digest === setUp.digest ? [] : [setUp]),
    ...(same < logged.length ? [{ type: "undone", to: same } as const] : []),
    ...history.slice(same),
  ]);
}

/** The events that a log leaves, without those that were taken back. */
export function eventsOf({ entries }: GameLog): readonly GameEvent[] {
  const events: GameEvent[] = [];
  for (const entry of entries) {
    if (entry.type === "undone") events.splice(entry.to);
    else if (entry.type !== "set-up") events.push(entry);
  }
  return events;
}

/** The last entry that says which rules, names and dictionary there are. */
export function lastSetUp({ entries }: GameLog): Extract<LogEntry, { readonly type: "set-up" }> | undefined {
  return entries.filter((entry) => entry.type === "set-up").at(-1);
}

/** The head of a log, made of its entries anew. */
export function headOf(entries: readonly LogEntry[]): string {
  return entries.reduce(headAfter, "");
}

function headAfter(head: string, entry: LogEntry): string {
  return sha256(canonicalText(["tilewright fair 1 log", head, entry]));
}

function withEntries(log: GameLog, entries: readonly LogEntry[]): GameLog {
  // Through JSON, as logs are kept: nobody who changes the view later changes the log.
  const added = JSON.parse(JSON.stringify(entries)) as readonly LogEntry[];
  return { ...log, entries: [...log.entries, ...added], head: added.reduce(headAfter, log.head) };
}

/** The rules, names and dictionary of a game as an entry of a log; of the game itself the seed as well. */
export function setUpOf(game: GameState | GameView): Extract<LogEntry, { readonly type: "set-up" }> {
  const { ruleset, players, dictionary } = game;
  const names = players.map(({ name }) => name);
  const seed = game.kind === "game" ? game.seed : null;
  const digest = sha256(canonicalText(["tilewright fair 1 set-up", { ruleset, names, dictionary, seed }]));
  return { type: "set-up", digest };
}

function viewerOf(game: GameState | GameView): Pick<GameLog, "viewer"> {
  return game.kind === "view" ? { viewer: game.viewer } : {};
}

/** Throws a `TypeError` unless a value has what a log has. */
export function requireLog(log: GameLog): void {
  requireParts(log, "log", "a log (from newLog)", ["entries"]);
  requireThat(log.kind === "log", "log.kind", '"log"', log.kind);
  requireText(log.head, "log.head");
  const odd = log.entries.findIndex((entry) => !isEntry(entry));
  requireThat(odd < 0, `log.entries[${odd}]`, "an entry (from updateLog)", log.entries[odd]);
}

function isEntry(entry: unknown): boolean {
  const { type, to, digest } = Object(entry) as { readonly [key: string]: unknown };
  if (type === "undone") return Number.isInteger(to) && (to as number) >= 0;
  return type === "set-up" ? typeof digest === "string" : typeof type === "string";
}

export function requireSameViewer(log: GameLog, game: GameState | GameView, whole: string): void {
  requireTable(game);
  const { viewer } = viewerOf(game);
  const expected = log.viewer === undefined ? whole : `${describe(log.viewer)}, the log's viewer`;
  requireThat(viewer === log.viewer, "game.viewer", expected, viewer);
}

/**
 * Returns the canonical text of a plain JSON value, such as a game, an event, a ruling or a ruleset: equal values have
 * equal texts, and different values have different texts. The order of keys does not matter, and keys whose value is
 * `null` or `false` are treated as omitted, so a later version with more keys produces the same text for values that do
 * not use them. Sign or hash this text.
 *
 * docs/fair.md specifies the format byte for byte.
 *
 * @param value - A plain JSON value: an object, a list, a string, a number, `true`, `false` or `null`.
 *
 * @throws TypeError if `value` cannot be represented as JSON, such as a function.
 *
 * @example
 * ```ts
 * import { textOf } from "tilewright/fair";
 *
 * textOf({ type: "passed", player: 0 }); // => '{"6:player0,"4:type"6:passed,}'
 * textOf({ player: 0, type: "passed", note: null }); // => '{"6:player0,"4:type"6:passed,}'
 * ```
 */
export function textOf(value: unknown): string {
  requireThat(["object", "string", "number", "boolean"].includes(typeof value), "value", "plain JSON", value);
  return canonicalText(value);
}
