import type { GcgCounts } from "../notation/gcg/gcg-game.ts";
import type { RecordProblem } from "../notation/remark.ts";

/** A report on recorded games. It is plain data: you can store it as JSON and read it back with `parseReport`. */
export interface RecordsReport {
  readonly kind: "records-report";
  readonly version: 1;
  /** The parts of the report, in the order of their ids. `figuresOf` adds them up. */
  readonly parts: readonly ReportPart[];
}

/** The results for the records of one part. */
export interface ReportPart {
  /** The name that the caller gave the part. */
  readonly id: string;
  /** A digest of the records and their ids: different records have a different digest. */
  readonly digest: string;
  readonly figures: RecordFigures;
}

/**
 * The statistics of a set of records. The figures of two parts can be added up.
 *
 * Ids, names, words and problems are strings copied verbatim from the records. An untrusted record may contain control
 * characters: pass these strings to `printable` from `tilewright/render` before you print them.
 */
export interface RecordFigures extends GcgCounts {
  /** The number of records read: games and failures. */
  readonly records: number;
  /** The number of records that are games. */
  readonly games: number;
  /** The number of records that cannot be read as a game. */
  readonly failures: number;
  /** Up to the first ten of these failures, in the order of their records. */
  readonly failed: readonly Failure[];
  /** The number of final scores: one for each player in each game. */
  readonly scores: number;
  /** The sum of these scores. */
  readonly points: number;
  /** The number of remarks by code, reason and cause, in alphabetical order. */
  readonly remarks: readonly RemarkCount[];
  /** The highest final scores, up to ten. */
  readonly highGames: readonly HighGame[];
  /** The highest-scoring plays under the rules, up to ten. Plays that were challenged off do not count. */
  readonly highPlays: readonly HighPlay[];
  /** Statistics on the quality of the plays, or `null` if no word graph was passed. */
  readonly graded: GradedPlays | null;
}

/** The number of remarks with one code and one reason. */
export interface RemarkCount {
  readonly code: string;
  /** The code of the reason, such as `points` or `rack-lacks`. */
  readonly reason: string;
  /** The code of the cause of wrong points, such as `bonus-forgotten`; `null` if no slip explains them. */
  readonly cause: string | null;
  readonly count: number;
}

/** A record that is not a game. */
export interface Failure {
  readonly record: string;
  /**
   * The first problem, as data; `describeRemark` from `tilewright/messages` puts it into words. For a record that could
   * not be read, the reason, in the words of the program that passed it.
   */
  readonly problem: RecordProblem | string;
}

/** A final score. */
export interface HighGame {
  readonly record: string;
  readonly player: string;
  readonly score: number;
}

/** A play with its points. */
export interface HighPlay {
  readonly record: string;
  /** The index of its event in the history of the game. */
  readonly event: number;
  readonly player: string;
  /** The main word. */
  readonly word: string;
  readonly points: number;
}

/** A comparison of plays with the best possible plays. */
export interface GradedPlays {
  /**
   * The number of plays made from a known rack, with words and letters that are in the graph. Only these are compared.
   */
  readonly plays: number;
  /** The number of these plays with the highest possible score. */
  readonly best: number;
  /** The total number of additional points that the best plays would have scored. */
  readonly pointsLeft: number;
}
