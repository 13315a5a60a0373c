import type { Span } from "../remark.ts";

/** A number as the file writes it, `+26`, `28`, `-16` or `+-1`, and what it means. */
export interface NumberSpan extends Span {
  readonly value: number;
}

/** What an event line says happened. Nothing is said yet of whether that is possible. */
export type Action =
  | { readonly type: "play"; readonly at: Span; readonly word: Span }
  /** Tiles, or how many. */
  | { readonly type: "exchange"; readonly tiles: Span }
  | { readonly type: "pass"; readonly at: Span }
  /** A play of the same player has come off. */
  | { readonly type: "withdrawn"; readonly at: Span }
  | { readonly type: "challenge-bonus"; readonly at: Span }
  | { readonly type: "time"; readonly at: Span }
  /** Unplayed tiles, the player's own or another's. */
  | { readonly type: "leftover"; readonly tiles: Span };

/** A line of a GCG, taken apart. */
export type Line =
  | { readonly kind: "pragma"; readonly line: number; readonly name: Span; readonly text: Span }
  | EventLine
  /** A line that begins with neither `#` nor `>`: a note that goes on, or nothing. */
  | { readonly kind: "text"; readonly line: number; readonly text: Span };

/** `>nick: RACK ACTION score total`, of which everything but the nickname may be missing. */
export interface EventLine {
  readonly kind: "event";
  readonly line: number;
  readonly nick: Span;
  readonly rack: Span | null;
  /** `null` where the line does not say. */
  readonly action: Action | null;
  readonly score: NumberSpan | null;
  readonly total: NumberSpan | null;
  /** The pieces that are nothing a line may hold, with what should stand there. */
  readonly faults: readonly (Span & { readonly expected: string })[];
}
