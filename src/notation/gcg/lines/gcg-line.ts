import type { RemarkReasons } from "../../reason.ts";
import type { Span } from "../../remark.ts";

/** A number as the file writes it, `+26`, `28`, `-16` or `+-1`, and its value. */
export interface NumberSpan extends Span {
  readonly value: number;
}

/** What an event line says happened, whether or not that was possible. */
export type Action =
  | { readonly type: "play"; readonly at: Span; readonly word: Span }
  /** Tiles, or how many. */
  | { readonly type: "exchange"; readonly tiles: Span }
  | { readonly type: "pass"; readonly at: Span }
  /** The last play of the same player has been challenged off. */
  | { readonly type: "withdrawn"; readonly at: Span }
  | { readonly type: "challenge-bonus"; readonly at: Span }
  | { readonly type: "time"; readonly at: Span }
  /** Unplayed tiles, the player's or another's. */
  | { readonly type: "leftover"; readonly tiles: Span };

/** A line of a GCG, split into its pieces. */
export type GcgLine =
  | PragmaLine
  | EventLine
  /** A line that is too long to be split. */
  | { readonly kind: "long"; readonly line: number; readonly text: Span }
  /** A line that begins with neither `#` nor `>`: a note that goes on, or a line that is not GCG. */
  | { readonly kind: "text"; readonly line: number; readonly text: Span };

/** `#name text`. */
export interface PragmaLine {
  readonly kind: "pragma";
  readonly line: number;
  readonly name: Span;
  readonly text: Span;
}

/** `>nick: RACK ACTION score total`; everything except the nickname may be missing. */
export interface EventLine {
  readonly kind: "event";
  readonly line: number;
  /** The whole line, without spaces around it. */
  readonly text: string;
  readonly nick: Span;
  readonly rack: Span | null;
  /** `null` where the line does not say. */
  readonly action: Action | null;
  readonly score: NumberSpan | null;
  readonly total: NumberSpan | null;
  /** What stands behind the numbers, such as a list of cross words. */
  readonly rest: string;
  /** The pieces that cannot be read, with what should stand there. */
  readonly faults: readonly (Span & Pick<RemarkReasons["line"], "want">)[];
}

/** Whether an action takes the turn of a player. */
export function isTurn({ type }: Action): boolean {
  return type === "play" || type === "exchange" || type === "pass";
}
