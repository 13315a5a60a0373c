import { eventByEvent } from "../../../game/fold/apply-event.ts";
import { setupOf, unplayedGame } from "../../../game/fold/unplayed-game.ts";
import type { GameEvent, PlayerIndex } from "../../../game/model/event.ts";
import type { GameState } from "../../../game/model/state.ts";
import { hasSheetEntry, isSettlement } from "../../../game/table/turns.ts";
import { openWindow } from "../../../game/table/window.ts";
import { grouped } from "../../../grouped.ts";
import type { Unsaid } from "../../reason.ts";
import type { GcgGame } from "../gcg-game.ts";
import { formatEvent, type GcgWriting, isAsRecorded, isCounted } from "./format-event.ts";
import { hasEnded, lastRackLines, proseLines } from "./format-header.ts";
import { entriesOf, formatRecorded, hasSlip } from "./format-record.ts";
import { formatEnd } from "./format-settlement.ts";

/** What stands below the header. Lines are counted from 1 there. */
export interface Body {
  readonly lines: readonly string[];
  /** Lines above all events that are not GCG: below a text they would go on with it. */
  readonly above: readonly string[];
  /** The lines that are a pass, and stand for a missed turn. */
  readonly missedTurns: readonly number[];
  /** What a line cannot say of an event. */
  readonly unsaid: readonly { readonly line: number; readonly event: number; readonly what: Unsaid }[];
}

/**
 * Writes the events of a game: those that a record has as its lines stand there, the others in the standard form.
 */
export function formatBody(record: GcgGame, writing: GcgWriting): Body {
  const { history } = record.state;
  const ends = hasEnded(record.state);
  const lines: string[] = [];
  const above: string[] = [];
  const missedTurns: number[] = [];
  const unsaid: Body["unsaid"][number][] = [];
  let begun = false; // whether an event line stands above: a note of ours is a description before that
  const add = (written: readonly string[]): void => {
    for (const line of written) {
      begun ||= line.startsWith(">");
      lines.push(begun ? line : line.replace("#note", "#description"));
    }
  };
  const notes = grouped(record.notes, ({ event }) => event);
  let noted = 0; // the notes on the events up to here are written
  const addNotes = (to: number): void => {
    for (; noted < to; noted++)
      for (const { text } of notes.get(noted) ?? []) for (const line of proseLines("note", text)) lines.push(line);
  };
  let state = unplayedGame(setupOf(record.state));
  const [apply, past] = eventByEvent(state);
  let from = 0; // the events up to here are written
  const advanceTo = (to: number): GameState => {
    for (; from < to; from++) state = apply(history[from]!);
    return state;
  };

  const entries = entriesOf(record);
  let keepsPlays = false; // from the first slip on
  let isWhole = entries.length > 0; // whether nothing is left to write but what the record has
  for (const entry of entries) {
    const { recorded, ownEnd, end } = entry;
    if (recorded.text === "#incomplete" && ends) continue;
    const isGcg = /^[#>]/.test(recorded.text);
    if (isGcg) addNotes(from);
    keepsPlays ||= hasSlip(entry, state);
    const line =
      end > history.length ? null : formatRecorded(entry, state, () => advanceTo(ownEnd), history, writing, keepsPlays);
    if (line === null) {
      isWhole = false;
      break;
    }
    advanceTo(end);
    if (isGcg || lines.length > 0) add([line]);
    else above.push(line);
    if (history[recorded.event ?? -1]?.type === "turn-lost") missedTurns.push(lines.length);
  }
  addNotes(from);
  isWhole &&= from === history.length;

  let named: ReadonlySet<PlayerIndex> = new Set(); // whose unplayed tiles the settlement names
  while (from < history.length) {
    const index = from;
    const event = history[index]!;
    const before = { ...state, history: history.slice(0, index) }; // the games of advanceTo share one that grows
    const to = endOfEntry(before, history);
    if (settles(event)) {
      const end = formatEnd(before, history.slice(index, to), writing);
      advanceTo(to);
      add(end.lines);
      named = end.named;
    } else {
      const window = openWindow(state, past);
      const after = advanceTo(to);
      const entry = formatEvent({ event, before, after, window, history, next: to, ends }, writing);
      add(entry.lines);
      if (event.type === "turn-lost") missedTurns.push(lines.length);
      if (entry.unsaid !== null) unsaid.push({ line: lines.length, event: index, what: entry.unsaid });
    }
    addNotes(to);
  }
  if (!isWhole) add(lastRackLines(state, writing.first, named, ends));
  return { lines, above, missedTurns, unsaid };
}

/**
 * Where an entry of the record ends that begins with the event after those of `before`. It is one event with the points
 * booked for it, or the whole settlement.
 */
function endOfEntry(before: GameState, history: readonly GameEvent[]): number {
  const from = before.history.length;
  const first = history[from]!;
  let to = from + 1;
  if (settles(first)) while (settles(history[to])) to++;
  else if (hasSheetEntry(first.type) || first.type === "phony-returned")
    while (isAsRecorded(history[to], first.player)) to++;
  else if (first.type === "adjusted" && first.reason === "challenge") {
    // A bonus is written with the rack that the player has after drawing.
    const next = history[to];
    if (next?.type === "rack-told" && next.player === first.player && isCounted(next, before)) to++;
  }
  return to;
}

function settles(event: GameEvent | undefined): boolean {
  return event !== undefined && (event.type === "ended" || isSettlement(event));
}
