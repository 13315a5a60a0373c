import type { ScoreSheet, SheetEntry } from "../game/history/score-sheet.ts";
import type { EventOf } from "../game/model/event.ts";
import { grouped } from "../grouped.ts";
import { say } from "../messages/say.ts";
import type { Messages } from "../messages/types/messages.ts";
import type { GcgGame } from "../notation/gcg/gcg-game.ts";
import { printable } from "../read/printable.ts";
import { pileSize } from "../tiles/pile.ts";
import { misfitsByEvent, turnsOf } from "./turns.ts";

/** A line in a player's column: a turn, or points that were adjusted. */
export interface SheetLine {
  /** The index of its event in the history. */
  readonly event: number;
  readonly text: string;
  readonly points: number;
  /** The player's running total. */
  readonly total: number;
}

/** A row of a score sheet. */
export interface SheetRow {
  /** Its number, counted from 1; `null` on a row that goes on with the round above. */
  readonly round: number | null;
  /** By seat; `undefined` where a player has nothing on this row. */
  readonly cells: readonly (SheetLine | undefined)[];
}

/** Returns the rows of a score sheet: one for each round, and below it one for each adjustment in the round. */
export function sheetRows(
  record: GcgGame,
  { rounds }: ScoreSheet,
  messages: Pick<Messages, "sheet" | "adjustments">,
): readonly SheetRow[] {
  const texts = turnTexts(record, messages);
  const adjusted = adjustmentsByEntry(record, rounds);
  const entryLines = ({ event, points, total }: SheetEntry): readonly SheetLine[] => {
    const lines = (adjusted.get(event) ?? []).map((one) => ({ ...one, text: messages.adjustments[one.reason] }));
    const text = texts.get(event);
    const own = lines.reduce((rest, line) => rest - line.points, points);
    let running = total - points;
    return [...lines, ...(text === undefined ? [] : [{ event, text, points: own }])]
      .sort((a, b) => a.event - b.event)
      .map((line) => {
        running += line.points;
        return { ...line, total: running };
      });
  };
  return rounds.flatMap(({ entries }, round) => {
    const columns = entries.map((entry) => (entry === null ? [] : entryLines(entry)));
    const height = Math.max(...columns.map((column) => column.length));
    return Array.from({ length: height }, (_, i) => ({
      round: i === 0 ? round + 1 : null,
      cells: columns.map((column) => column[i]),
    }));
  });
}

/** Points adjusted, with the index of the event. */
type Adjustment = Pick<EventOf<"adjusted">, "reason" | "points"> & { readonly entry: number; readonly event: number };

/** The adjustments that each entry of a sheet includes, by the event of the entry. */
function adjustmentsByEntry(record: GcgGame, rounds: ScoreSheet["rounds"]): ReadonlyMap<number, readonly Adjustment[]> {
  const { history, players } = record.state;
  const columns = players.map((_, seat) => rounds.flatMap(({ entries }) => entries[seat]?.event ?? []));
  const seats = new Map(columns.flatMap((events, seat) => events.map((event) => [event, seat] as const)));
  const latest = columns.map(([first]) => first);
  const misfits = misfitsByEvent(record);
  const adjusted: Adjustment[] = [];
  history.forEach((event, index) => {
    const seat = seats.get(index);
    if (seat !== undefined) latest[seat] = index;
    if (event.type !== "adjusted" || event.reason === "rack") return;
    const entry = latest[event.player] as number;
    // The score of a play that does not fit is booked as recorded.
    if (misfits.has(entry) && event.reason === "as-recorded") return;
    const { reason, points } = event;
    adjusted.push({ entry, event: index, reason, points });
  });
  return grouped(adjusted, ({ entry }) => entry);
}

/** What the sheet says of a turn in a few characters, by the index of its event. */
function turnTexts(record: GcgGame, { sheet }: Pick<Messages, "sheet">): ReadonlyMap<number, string> {
  const { history } = record.state;
  const missed = history.flatMap((event, index) =>
    event.type === "turn-lost" ? [[index, sheet.missesTurn] as const] : [],
  );
  const turns = turnsOf(record).map(({ event: index, type, play, takenOff }) => {
    const event = history[index];
    if (event?.type === "exchanged") return [index, say(sheet.exchange, { tiles: pileSize(event.returned) })] as const;
    if (type === "passed") return [index, sheet.pass] as const;
    const marks = [type === "does-not-fit" ? sheet.doesNotFit : "", takenOff ? sheet.takenOff : ""].filter(Boolean);
    return [index, marks.length === 0 ? play : printable(`${play} (${marks.join(", ")})`)] as const;
  });
  return new Map([...missed, ...turns]);
}
