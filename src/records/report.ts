import type { GcgCounts } from "../notation/gcg/gcg-game.ts";
import type { RecordProblem } from "../notation/remark.ts";

/** What was found in recorded games. Plain data: it can be kept as JSON and read again with `parseReport`. */
export interface RecordsReport {
  readonly kind: "records-report";
  readonly version: 1;
  /** The parts it was made in, in the order of their ids. `figuresOf` adds them up. */
  readonly parts: readonly ReportPart[];
}

/** What was found in the records of one part. */
export interface ReportPart {
  /** The name that the caller gave the part. */
  readonly id: string;
  /** Stands for the records and their ids: other records have another digest. */
  readonly digest: string;
  readonly figures: RecordFigures;
}

/**
 * What was counted in some records. Those of two parts can be added up.
 *
 * Ids, names, words and problems are texts as the records have them. A stranger's record may hold characters that a
 * terminal obeys: pass them to `printable` of `tilewright/render` before you print them.
 */
export interface RecordFigures extends GcgCounts {
  /** Records read: games and failures. */
  readonly records: number;
  /** Records that are games. */
  readonly games: number;
  /** Records that cannot be read as a game. */
  readonly failures: number;
  /** The first of these failures, in the order of their records, at most ten. */
  readonly failed: readonly Failure[];
  /** How many final scores there are: one for each player of each game. */
  readonly scores: number;
  /** The sum of these scores. */
  readonly points: number;
  /** The remarks by code, reason and cause, in the order of their names. */
  readonly remarks: readonly RemarkCount[];
  /** The highest final scores, at most ten. */
  readonly highGames: readonly HighGame[];
  /** The plays with the most points by the rules, at most ten. Plays that were challenged off do not count. */
  readonly highPlays: readonly HighPlay[];
  /** How good the plays were, or `null` if no word graph was passed. */
  readonly graded: GradedPlays | null;
}

/** How many remarks there are of one code, for one reason. */
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
   * What is wrong first, as data; `describeRemark` of `tilewright/messages` says it. For a record that was not
   * read: why, in the words of the program that passed it.
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

/** How plays compare with the best ones. */
export interface GradedPlays {
  /** Plays made with a rack that is known, of words and letters that the graph has. Only these are compared. */
  readonly plays: number;
  /** Those with the most points that were possible. */
  readonly best: number;
  /** How many points more the best plays would have brought, all together. */
  readonly pointsLeft: number;
}
