import type { RemarkReason, Unsaid } from "./reason.ts";

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

/**
 * A remark on a text: where (line and column from 1), what is wrong, and why, as data. Plain JSON: it survives
 * `JSON.stringify`. `describeRemark` of `tilewright/messages` says it in words.
 */
export interface Remark {
  readonly line: number;
  readonly column: number;
  readonly code: RemarkCode;
  /** The index of the event in the game's history that the remark is about, if there is one. */
  readonly event: number | null;
  /** Why, with all values: `{ code: "points", expected: 14, found: 19, cause: null }`. */
  readonly reason: RemarkReason;
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

/** A remark that is not about an event, or not yet. */
export function remarkAt({ line = 1, column }: TextPlace, code: RemarkCode, reason: RemarkReason): Remark {
  return { line, column, code, event: null, reason };
}

/** The remark on something that cannot be read. */
export function unreadable(place: TextPlace, reason: RemarkReason): Remark {
  return remarkAt(place, "unreadable", reason);
}

/** The remark on something that cannot be written. */
export function unsaid(place: TextPlace, what: Unsaid): Remark {
  return remarkAt(place, "not-expressible", { code: "unsaid", what });
}

/** The answer of a parser to a text that it cannot read: every problem, at least one. */
export function refusal(problems: readonly Remark[]): {
  readonly ok: false;
  readonly problems: readonly [Remark, ...Remark[]];
} {
  return { ok: false, problems: problems as readonly [Remark, ...Remark[]] };
}
