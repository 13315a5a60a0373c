import type { LaidTile, Square } from "../shapes.ts";

/** Along a row or along a column. */
export type Direction = "across" | "down";

/** A word that stands on a board. */
export interface FoundWord {
  readonly word: string;
  readonly direction: Direction;
  readonly letters: readonly LaidTile[];
  readonly points: number;
  readonly status: "valid" | "invalid" | "unchecked";
  readonly labels: readonly string[];
}

/** Something that is wrong with a board: a code, squares, and the details that belong to the code. */
export interface Fault {
  readonly code: string;
  readonly squares: readonly Square[];
  readonly [detail: string]: unknown;
}
