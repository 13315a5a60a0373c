/** What a text says that the rules, or the text itself, contradict; and what cannot be read or written at all. */
export type RemarkCode =
  | "wrong-score"
  | "wrong-total"
  | "wrong-settlement"
  | "rack-lacks-tile"
  | "out-of-turn"
  | "unreadable"
  | "irregular-play"
  | "unknown-pragma"
  | "not-expressible";

/** A remark on a text: where (line and column from 1), what was found there and what was expected. */
export interface Remark {
  readonly line: number;
  readonly column: number;
  readonly code: RemarkCode;
  /** The index of the event in the game's history that the remark is about, if there is one. */
  readonly event: number | null;
  readonly found: string;
  readonly expected: string;
}
