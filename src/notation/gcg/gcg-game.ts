import type { PlayerIndex } from "../../game/model/event.ts";
import type { GameState } from "../../game/model/state.ts";

/** A recorded game: the game itself, and everything else that a GCG holds. */
export interface GcgGame {
  /** A game on a real table: racks are known as far as the record gives them. You can replay, continue and audit it. */
  readonly state: GameState;
  readonly title: string | null;
  readonly lexicon: string | null;
  /** The full names of the players by seat, or their nicknames. A player's name in `state` is the nickname. */
  readonly names: readonly string[];
  /** All other pragmas in the order of the file, known or not: `#id x 7` is `{ name: "id", text: "x 7" }`. */
  readonly pragmas: readonly { readonly name: string; readonly text: string }[];
  /** For each event of the game's history the line that it was read from, counted from 1, or `null`. */
  readonly lines: readonly (number | null)[];
  /** The notes on events; `event` is an index into the history. Notes before the first event are pragmas. */
  readonly notes: readonly { readonly event: number; readonly text: string }[];
  /**
   * The lines of the file as they stand there: events, last racks, `#incomplete`, and lines that are not GCG.
   * `formatGcg` writes them again, so that no figure and no slip gets lost. Absent in a game that was not read from a
   * file.
   */
  readonly record?: readonly RecordedLine[] | undefined;
  /**
   * The plays of the file whose tiles cannot lie where it says, in the order of the file. Absent in a game that was not
   * read from a file.
   */
  readonly misfits?: readonly Misfit[] | undefined;
}

/**
 * A play whose tiles cannot lie where the record says. The board stays as it is, and the game has only the points that
 * are written beside the play, as an adjustment `as-recorded`.
 */
export interface Misfit {
  /** The index of the event that stands for the play in the history: a `turn-set`, which gives the turn to the next. */
  readonly event: number;
  readonly player: PlayerIndex;
  /** The square and the word as they are written: `8A` and `TRAWL`. */
  readonly at: string;
  readonly word: string;
  /** The rack as it is written; empty if it is not. */
  readonly rack: string;
  /** The points as they are written; 0 if they are not. */
  readonly points: number;
  /** Whether the record takes the play back on a line after it. */
  readonly takenOff: boolean;
}

/** A line of a recorded game, as the file has it. */
export interface RecordedLine {
  /** Its number in the file, from 1. */
  readonly line: number;
  /** The whole line, without spaces at its ends. */
  readonly text: string;
  /** Whose event or last rack it is; `null` for any other line, and if it names nobody who plays. */
  readonly player: PlayerIndex | null;
  /** The index of the event that the line became, such as the play; `null` if it became none. */
  readonly event: number | null;
}

/** How much a record holds, and how much of it agrees with the rules. */
export interface GcgCounts {
  /** Event lines. */
  readonly events: number;
  /** Plays, including those that were challenged off. */
  readonly plays: number;
  /** Plays whose recorded score is the one the rules give. */
  readonly scoresAgreed: number;
  /** Lines that record a running total. */
  readonly totals: number;
  /** Totals that are the sum of the points before them. */
  readonly totalsAgreed: number;
}
