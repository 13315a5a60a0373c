/** The reason that an entry was left out of a word list. */
export type LeftOutReason =
  | "too-short"
  | "too-long"
  | "unknown-letter"
  | "hyphen"
  | "apostrophe"
  | "capitalised"
  | "duplicate"
  | "over-limit";

/** The entries that were left out for one reason. */
export interface LeftOut {
  readonly reason: LeftOutReason;
  readonly count: number;
  /** The first five entries as written in the source, each truncated to 40 characters. */
  readonly examples: readonly string[];
  /** The location of each example: its line number in a string, or its position in any other source, counted from 1. */
  readonly places: readonly number[];
}

const mostExamples = 5;
const longestExample = 40;

/** Counts the entries that are left out. */
export interface LeftOutReport {
  add(reason: LeftOutReason, text: string, place: number): void;
  /** One item for each reason that occurred, in the order in which they first occurred. */
  finish(): readonly LeftOut[];
}

/** An empty report. */
export function createLeftOutReport(): LeftOutReport {
  const found = new Map<LeftOutReason, LeftOut>();
  return {
    add(reason, text, place) {
      const { count, examples, places } = found.get(reason) ?? { count: 0, examples: [], places: [] };
      found.set(
        reason,
        examples.length === mostExamples
          ? { reason, count: count + 1, examples, places }
          : { reason, count: count + 1, examples: [...examples, shortened(text)], places: [...places, place] },
      );
    },
    finish: () => [...found.values()],
  };
}

function shortened(text: string): string {
  return text.length > longestExample ? `${text.slice(0, longestExample - 1)}…` : text;
}
