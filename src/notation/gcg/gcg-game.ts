import type { PlayerIndex } from "../../game/model/event.ts";
import type { GameState } from "../../game/model/state.ts";

/** A recorded game: the game itself, and everything else that a GCG contains. */
export interface GcgGame {
  /**
   * The game, as played at a real table: racks are known only as far as the record shows them. You can replay, continue
   * and audit it.
   */
  readonly state: GameState;
  readonly title: string | null;
  readonly lexicon: string | null;
  /**
   * The players' full names by seat, or their nicknames if the record has no full names. In `state`, each player's name
   * is their nickname.
   */
  readonly names: readonly string[];
  /** All other pragmas, known or unknown, in file order: `#id x 7` is `{ name: "id", text: "x 7" }`. */
  readonly pragmas: readonly { readonly name: string; readonly text: string }[];
  /** The line from which each event of the game's history was read, counted from 1, or `null`. */
  readonly lines: readonly (number | null)[];
  /** The notes on events; `event` is an index into the history. Notes before the first event are pragmas. */
  readonly notes: readonly { readonly event: number; readonly text: string }[];
  /**
   * The lines of the file, verbatim: events, last racks, `#incomplete`, and lines that are not GCG. `formatGcg` writes
   * them back, so that no figure or slip is lost. Absent if the game was not read from a file.
   */
  readonly record?: readonly RecordedLine[] | undefined;
  /**
   * The plays whose tiles do not fit where the file places them, in file order. Absent if the game was not read from a
   * file.
   */
  readonly misfits?: readonly Misfit[] | undefined;
}

/**
 * A play whose tiles do not fit where the record places them. The board is left unchanged, and the play contributes
 * only its recorded points, as an `as-recorded` adjustment.
 */
export interface Misfit {
  /**
   * The index of the event that represents the play in the history: a `turn-set`, which passes the turn to the next
   * player.
   */
  readonly event: number;
  readonly player: PlayerIndex;
  /** The square and the word as written: `8A` and `TRAWL`. */
  readonly at: string;
  readonly word: string;
  /** The rack as written; empty if the record has none. */
  readonly rack: string;
  /** The points as written; 0 if the record has none. */
  readonly points: number;
  /** Whether a later line of the record withdraws the play. */
  readonly takenOff: boolean;
}

/** A line of a recorded game, as it appears in the file. */
export interface RecordedLine {
  /** Its number in the file, from 1. */
  readonly line: number;
  /** The whole line, without spaces at its ends. */
  readonly text: string;
  /** The player whose event or last rack it is; `null` for any other line, or if it names no player of the game. */
  readonly player: PlayerIndex | null;
  /** The index of the event that the line produced, such as a play; `null` if it produced none. */
  readonly event: number | null;
  /** The square from which the play was read, such as `9F`, if it is not the one on the line. */
  readonly readAt?: string | undefined;
  /**
   * Whether the play is in doubt: it is an unexplained slip, or a later play that does not agree with the board.
   * Such a play is not listed among the highest.
   */
  readonly inDoubt?: boolean | undefined;
}

/** Counts of what a record contains, and of how much of it agrees with the rules. */
export interface GcgCounts {
  /** The number of event lines. */
  readonly events: number;
  /** The number of plays, including those that were challenged off. */
  readonly plays: number;
  /** The number of plays whose recorded score is correct under the rules. */
  readonly scoresAgreed: number;
  /** The number of lines that record a running total. */
  readonly totals: number;
  /** The number of totals that equal the sum of the preceding points. */
  readonly totalsAgreed: number;
}
