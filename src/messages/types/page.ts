import type { Sentence } from "./sentence.ts";

/** What the page of a recorded game says beside what the program says of the game. Names are HTML already. */
export interface PageWords {
  /** A turn: the name of the slider, of the link that shows it, and of the link from a remark. */
  readonly turn: string;
  /** The name of a button that shows a turn. */
  readonly showTurn: Sentence<{ readonly turn: number }>;
  /** The heading of a turn. */
  readonly oneTurn: Sentence<{ readonly turn: number }>;
  /** Between the turn that is shown and the last: ` of `. */
  readonly of: string;
  readonly board: string;
  readonly boardInWords: string;
  /** The title of the picture. */
  readonly picture: string;
  readonly scores: string;
  readonly scoreSheet: string;
  /** What the chart shows. */
  readonly chart: string;
  readonly everyTurn: string;
  /** The buttons. */
  readonly first: string;
  readonly back: string;
  readonly on: string;
  readonly last: string;
  /** The first step, and one that has nothing but a note. */
  readonly before: string;
  readonly note: string;
  /** The columns of the score sheet, and its row of unplayed tiles. */
  readonly round: string;
  readonly move: string;
  readonly points: string;
  readonly unplayed: string;
  readonly tiles: string;
  /** Above the page of a game that somebody has won. */
  readonly won: Sentence<{ readonly name: string }>;
  readonly tie: string;
  readonly nobodyWon: string;
  readonly notOver: string;
  /** Above the remarks, and before each. */
  readonly disagree: string;
  /** Where a remark stands in the file. */
  readonly place: Sentence<{ readonly line: number; readonly column: number }>;
  readonly keys: string;
  /** Below the page: what made it, from which file if it was read from one, and by which rules. */
  readonly madeFrom: Sentence<{ readonly file: string | null; readonly rules: string }>;
}
