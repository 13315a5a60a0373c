import { describe } from "../read/describe.ts";

/** What is wrong: a text contradicts the rules or itself, or something cannot be read, or cannot be written. */
export type RemarkCode =
  | "wrong-score"
  | "wrong-total"
  | "wrong-settlement"
  | "rack-lacks-tile"
  | "too-many-tiles"
  | "out-of-turn"
  | "unreadable"
  | "irregular-play"
  | "unknown-pragma"
  | "not-expressible";

/** A remark on a text: where (line and column from 1), what was found there, and what was expected. */
export interface Remark {
  readonly line: number;
  readonly column: number;
  readonly code: RemarkCode;
  /** The index of the event in the game's history that the remark is about, if there is one. */
  readonly event: number | null;
  readonly found: string;
  readonly expected: string;
  /**
   * What probably happened, in words, where one slip explains exactly what was found: `10 more than the rules give:
   * five points for each of two challenged words?` Absent otherwise.
   */
  readonly hint?: string;
}

/** A piece of a text, and the column at which it begins, from 1. */
export interface Span {
  readonly text: string;
  readonly column: number;
}

/** Where something stands in a text; in the first line if no other is given. */
export interface TextPlace {
  readonly line?: number;
  readonly column: number;
}

/** A remark that is not about an event, or not yet. `found` is given in words. */
export function remarkAt({ line = 1, column }: TextPlace, code: RemarkCode, expected: string, found: string): Remark {
  return { line, column, code, event: null, found, expected };
}

/** The remark on something that cannot be read, whatever stands there. */
export function unreadable(place: TextPlace, expected: string, found: unknown): Remark {
  return remarkAt(place, "unreadable", expected, describe(found));
}

/** The answer of a parser to a text that it cannot read: every problem, at least one. */
export function refusal(problems: readonly Remark[]): {
  readonly ok: false;
  readonly problems: readonly [Remark, ...Remark[]];
} {
  return { ok: false, problems: problems as readonly [Remark, ...Remark[]] };
}
