import { applyEvent } from "../../game/fold/apply-event.ts";
import type { GameEvent, PlayerIndex } from "../../game/model/event.ts";
import type { GameState } from "../../game/model/state.ts";
import type { Remark } from "../remark.ts";
import type { GcgCounts } from "./gcg-game.ts";

/** A game as far as a record has been read. Everything that is read adds to it. */
export interface Reading {
  now(): GameState;
  /** For each event of the history the line that tells it. */
  readonly lines: readonly (number | null)[];
  /** In the order in which they were made; which event they are about is not said yet. */
  readonly remarks: readonly Remark[];
  readonly counts: GcgCounts;
  /** What happened, as a line tells it. */
  book(line: number | null, ...events: readonly GameEvent[]): void;
  /** Points that the file has and the rules have not; nothing for none. */
  bookAsRecorded(line: number, player: PlayerIndex, points: number): void;
  remark(at: { readonly line: number; readonly column: number }, remark: Finding): void;
  count(what: keyof GcgCounts): void;
}

/** What is wrong, apart from where. */
export type Finding = Pick<Remark, "code" | "found" | "expected">;

/** More remarks than these are not made: an answer must not be larger than what it answers. */
const mostRemarks = 1000;

/** Begins to read a game. */
export function beginReading(start: GameState): Reading {
  let state = start;
  const lines: (number | null)[] = start.history.map(() => null);
  const remarks: Remark[] = [];
  const counts = { events: 0, plays: 0, scoresAgreed: 0, totals: 0, totalsAgreed: 0 };

  const book = (line: number | null, ...events: readonly GameEvent[]): void => {
    for (const event of events) {
      state = applyEvent(state, event);
      lines.push(line);
    }
  };
  return {
    now: () => state,
    lines,
    remarks,
    counts,
    book,
    bookAsRecorded(line, player, points) {
      if (points !== 0) book(line, { player, type: "adjusted", reason: "as-recorded", points, note: null });
    },
    remark({ line, column }, { code, found, expected }) {
      if (remarks.length < mostRemarks)
        remarks.push({ line, column, code, event: null, found: clip(found), expected: clip(expected) });
    },
    count(what) {
      counts[what]++;
    },
  };
}

/** What fits into a line of a report. */
function clip(text: string): string {
  return text.length > 120 ? `${text.slice(0, 120)}...` : text;
}
