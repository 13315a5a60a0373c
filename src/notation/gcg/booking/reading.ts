import { eventByEvent } from "../../../game/fold/apply-event.ts";
import type { GameEvent, PlayerIndex } from "../../../game/model/event.ts";
import type { GameState } from "../../../game/model/state.ts";
import type { ChallengeWindow, Past } from "../../../game/table/past.ts";
import { priceOf } from "../../../game/table/price.ts";
import { countsAsTurn } from "../../../game/table/turns.ts";
import { openWindow } from "../../../game/table/window.ts";
import type { ChallengePenalty } from "../../../rules/ruleset.ts";
import { BLANK, type Tile, tileOf } from "../../../tiles/tile.ts";
import { type Remark, remarkAt } from "../../remark.ts";
import { countTile } from "../../tile-count.ts";
import type { OwnNoteLine } from "../contents.ts";
import type { GcgCounts, Misfit } from "../gcg-game.ts";
import type { Seating } from "./seating.ts";
import { startTrust, type Trust } from "./trust.ts";

/**
 * A game as far as a record has been read. It is mutable: the functions of this folder that are named `book...` add
 * events and remarks to it.
 */
export interface Reading {
  readonly seating: Seating;
  /** The game after all that has been booked. */
  now(): GameState;
  /** What the events so far say. */
  past(): Past;
  /** The play that may be challenged now, if there is one. */
  window(): ChallengeWindow | null;
  /** What the next failed challenge of a player costs; `null` where nothing can be challenged. */
  priceFor(player: PlayerIndex): ChallengePenalty | null;
  /** For each event of the history the line that it was read from. */
  readonly lines: readonly (number | null)[];
  /** Whose line each is, by its number, where it names somebody who plays. */
  readonly seats: ReadonlyMap<number, PlayerIndex>;
  /** The plays that do not fit, in the order of the file. */
  readonly misfits: readonly Misfit[];
  /** In the order in which they were made. They do not say yet which event they are about. */
  readonly remarks: readonly Remark[];
  readonly counts: GcgCounts;
  /** The tiles on the board. */
  readonly onBoard: ReadonlyMap<Tile, number>;
  /** Adds events to the game; `line` is `null` for events that no line gives. */
  book(line: number | null, ...events: readonly GameEvent[]): void;
  /** For each note of ours that was booked the index of its first event. */
  readonly noted: ReadonlyMap<OwnNoteLine, number>;
  bookNote(note: OwnNoteLine, ...events: readonly GameEvent[]): void;
  /** Books the points that the file gives beyond those of the rules. 0 books nothing. */
  bookAsRecorded(line: number, player: PlayerIndex, points: number): void;
  /** Books a play that does not fit: the turn goes on to the next player. */
  bookMisfit(line: number, misfit: Omit<Misfit, "event" | "takenOff">): void;
  /** The last turn, if it was a play that does not fit and has not come off. */
  lastMisfit(): Misfit | null;
  /** If that was a play of this player, notes that it came off, and returns its points. */
  takeOffMisfit(player: PlayerIndex): number | null;
  /** Whether the board is the one at the table, and which plays are in doubt. */
  readonly trust: Trust;
  /** Says whose line it is. */
  assignLine(line: number, player: PlayerIndex): void;
  remark(line: number, at: Pick<Remark, "column">, code: Remark["code"], reason: Remark["reason"]): void;
  count(what: keyof GcgCounts): void;
}

/** A remark without its line. */
export type NewRemark = Pick<Remark, "column" | "code" | "reason">;

/** The most remarks that are made, and the most characters of JSON in their reasons: an answer must not be far larger
 * than the text. The remark that goes beyond is still made. */
const mostRemarks = 1000;
const mostCharacters = 1_000_000;

/** Begins to read a record, with the game at its start. */
export function startReading(start: GameState, seating: Seating): Reading {
  let state = start;
  const [add, past] = eventByEvent(start); // a copy of the history for each event would take longer than all the rest
  const lines: (number | null)[] = start.history.map(() => null);
  const seats = new Map<number, PlayerIndex>();
  const misfits: Misfit[] = [];
  const noted = new Map<OwnNoteLine, number>();
  const remarks: Remark[] = [];
  let characters = 0;
  const counts = { events: 0, plays: 0, scoresAgreed: 0, totals: 0, totalsAgreed: 0 };

  const onBoard = new Map<Tile, number>();
  const countBoard = (event: GameEvent): void => {
    if (event.type === "blank-exchanged") {
      countTile(onBoard, BLANK, -1);
      countTile(onBoard, event.letter, 1);
    }
    if (event.type !== "played" && event.type !== "phony-returned") return;
    const play = event.type === "played" ? event : state.history[event.play];
    if (play?.type !== "played") return;
    for (const tile of play.placements) countTile(onBoard, tileOf(tile), event.type === "played" ? 1 : -1);
  };
  const book = (line: number | null, ...events: readonly GameEvent[]): void => {
    for (const event of events) {
      countBoard(event);
      state = add(event);
      lines.push(line);
    }
  };
  const lastMisfit = (): Misfit | null => {
    const last = misfits.at(-1);
    if (last === undefined || last.takenOff) return null;
    return state.history.slice(last.event).some(({ type }) => countsAsTurn(type)) ? null : last;
  };
  return {
    seating,
    now: () => state,
    past,
    window: () => openWindow(state, past),
    priceFor: (player) => priceOf(state.ruleset, past().failed[player]),
    lines,
    seats,
    misfits,
    remarks,
    counts,
    trust: startTrust(),
    onBoard,
    book,
    noted,
    bookNote(note, ...events) {
      noted.set(note, lines.length);
      book(note.line, ...events);
    },
    bookAsRecorded(line, player, points) {
      if (points !== 0) book(line, { player, type: "adjusted", reason: "as-recorded", points, note: null });
    },
    bookMisfit(line, misfit) {
      misfits.push({ event: lines.length, ...misfit, takenOff: false });
      book(line, { player: (misfit.player + 1) % state.players.length, type: "turn-set" });
    },
    lastMisfit,
    takeOffMisfit(player) {
      const last = lastMisfit();
      if (last?.player !== player) return null;
      misfits[misfits.length - 1] = { ...last, takenOff: true };
      return last.points;
    },
    remark(line, { column }, code, reason) {
      if (remarks.length >= mostRemarks || characters > mostCharacters) return;
      characters += JSON.stringify(reason).length;
      remarks.push(remarkAt({ line, column }, code, reason));
    },
    assignLine: (line, player) => seats.set(line, player),
    count: (what) => counts[what]++,
  };
}
