import type { Decision, GameEvent } from "../model/event.ts";
import type { GameState } from "../model/state.ts";
import type { GameView } from "../model/view.ts";
import { isSettled } from "../table/ending.ts";
import { requireTable } from "../table/require-game.ts";
import { hasSheetEntry, isSettlement } from "../table/turns.ts";

/** One turn on a score sheet. */
export interface SheetEntry {
  /** The index of the turn's event in the history. */
  readonly event: number;
  /** The points for the turn, including all adjustments up to the player's next turn. */
  readonly points: number;
  /** The player's running total. */
  readonly total: number;
}

/** A score sheet: one line for each round, one column for each player, then the settlement and the totals. */
export interface ScoreSheet {
  /**
   * The rounds, each with one entry per player in seat order. An entry is `null` if the player has no turn in that
   * round.
   */
  readonly rounds: readonly { readonly entries: readonly (SheetEntry | null)[] }[];
  /**
   * The points each player lost or gained for unplayed tiles. `null` before the end of the game, and after an end
   * without a settlement.
   */
  readonly settlement: readonly number[] | null;
  /** The current scores, in seat order. */
  readonly totals: readonly number[];
  /** The ruling that decided the game regardless of the totals, or `null` if there is none. */
  readonly decision: Decision | null;
}

/**
 * Returns the score sheet of a game: every turn, including passes, exchanges and missed turns, which score nothing.
 *
 * A play that was challenged off is listed with no points. Adjustments are added to the player's most recent turn, or
 * to the first turn if the player has not had one yet. So every column adds up: its points plus the settlement equal
 * the total.
 *
 * @param game - A game, or a view of it.
 */
export function scoreSheet(game: GameState | GameView): ScoreSheet {
  requireTable(game);
  const { players, history } = game;
  const columns: Turn[][] = players.map(() => []);
  const settlement: number[] = players.map(() => 0);
  let round = 0;
  history.forEach((event, index) => {
    const points = pointsBy(event);
    if (points === null || event.player === null) return;
    if (isSettlement(event)) {
      settlement[event.player] = (settlement[event.player] ?? 0) + points;
      return;
    }
    const column = columns[event.player] as Turn[];
    const last = column[column.length - 1];
    const total = (last?.entry.total ?? 0) + points;
    const isTurn = hasSheetEntry(event.type);
    // What comes before a player's first turn is added to that turn, everything later to the turn before it.
    if (last !== undefined && (!isTurn || last.early)) {
      const entry = { event: isTurn ? index : last.entry.event, points: last.entry.points + points, total };
      column[column.length - 1] = { round: isTurn ? round : last.round, entry, early: last.early && !isTurn };
      return;
    }
    if (last?.round === round) round++;
    column.push({ round, entry: { event: index, points, total }, early: !isTurn });
  });
  const rounds = Array.from({ length: Math.max(0, ...columns.map(roundsOf)) }, () => ({
    entries: columns.map((): SheetEntry | null => null),
  }));
  columns.forEach((column, player) => {
    for (const { round, entry } of column) (rounds[round] as (typeof rounds)[number]).entries[player] = entry;
  });
  const end = history.find((event) => event.type === "ended");
  return {
    rounds,
    settlement: end && isSettled(game, end.reason) ? settlement : null,
    totals: players.map(({ score }) => score),
    decision: decisionIn(history),
  };
}

/** Returns the last ruling that decided a game. */
function decisionIn(history: readonly GameEvent[]): Decision | null {
  for (let index = history.length - 1; index >= 0; index--) {
    const event = history[index];
    if (event?.type !== "decided") continue;
    const { reason, winners, spreads, note } = event;
    return { reason, winners, spreads, note };
  }
  return null;
}

/** A turn in a player's column. */
interface Turn {
  readonly round: number;
  readonly entry: SheetEntry;
  /** Whether it is no turn yet, but an adjustment before the player's first one. */
  readonly early: boolean;
}

function roundsOf(column: readonly Turn[]): number {
  return (column[column.length - 1]?.round ?? -1) + 1;
}

/** What an event changes a score by, or `null` if it has no place on a score sheet. */
function pointsBy(event: GameEvent): number | null {
  if (event.type === "played" || event.type === "adjusted") return event.points;
  if (event.type === "phony-returned") return -event.points;
  return hasSheetEntry(event.type) ? 0 : null;
}
