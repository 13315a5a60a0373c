import type { RemarkReason, Unsaid } from "./reason.ts";

/** The kind of remark: a text contradicts the rules or itself, or something cannot be read or written. */
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
 * A remark on a text: where (line and column, from 1), what is wrong, and why, as data. It is plain JSON, so it
 * survives `JSON.stringify`. `describeRemark` from `tilewright/messages` puts it into words.
 */
export interface Remark {
  readonly line: number;
  readonly column: number;
  readonly code: RemarkCode;
  /** The index, in the game's history, of the event that the remark is about; `null` if there is none. */
  readonly event: number | null;
  /** The reason, with all its values: `{ code: "points", expected: 14, found: 19, cause: null }`. */
  readonly reason: RemarkReason;
}

/** A problem returned by `parseGcg` or `parseGameHistory`: why the text cannot be read as a recorded game at all. */
export interface RecordProblem extends Remark {
  readonly code: "unreadable";
  readonly event: null;
  readonly reason: Extract<RemarkReason, { readonly code: "too-large" | "not-a-game" | "line" | "players" }>;
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
export function remarkAt<C extends RemarkCode, R extends RemarkReason>(
  { line = 1, column }: TextPlace,
  code: C,
  reason: R,
): Remark & { readonly code: C; readonly event: null; readonly reason: R } {
  return { line, column, code, event: null, reason };
}

/** The remark on something that cannot be read. */
export function unreadable<R extends RemarkReason>(
  place: TextPlace,
  reason: R,
): Remark & { readonly code: "unreadable"; readonly event: null; readonly reason: R } {
  return remarkAt(place, "unreadable", reason);
}

/** The remark on something that cannot be written. */
export function unsaid(place: TextPlace, what: Unsaid): Remark {
  return remarkAt(place, "not-expressible", { code: "unsaid", what });
}
