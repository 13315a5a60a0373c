import type { Span } from "../../remark.ts";

/** The plays that do not agree with the board after an unexplained slip. */
export interface Doubts {
  /** The line of the slip. */
  readonly since: number;
  /** The line of the first of these plays, and its square. */
  readonly line: number;
  readonly at: Span;
  readonly plays: number;
}

/** Tracks whether the board of a record still matches the one at the table. It is mutable, as the reading is. */
export interface Trust {
  /** Whether there has been an unexplained slip. */
  isLost(): boolean;
  /** Notes such a slip. Only the first counts, because later disagreements follow from it. */
  lose(line: number): void;
  /** Notes a play that does not agree with the board, after such a slip. */
  doubt(line: number, at: Span): void;
  /** Notes that a play is in doubt, without counting it among those that follow from a slip. */
  mark(line: number): void;
  readonly doubts: () => Doubts | null;
  /** The lines whose plays are in doubt. */
  readonly marked: ReadonlySet<number>;
  /** Notes the square from which a play was read, if it differs from the line. */
  move(line: number, square: string): void;
  /** These squares, by line. */
  readonly moved: ReadonlyMap<number, string>;
  /** Whether another play may be looked for on other squares. A limit stops a text full of slips taking forever. */
  mayLook(): boolean;
}

/** The most plays of a record that are looked for on other squares. */
const mostLooks = 20;

/** Starts with a trusted board. */
export function startTrust(): Trust {
  const marked = new Set<number>();
  const moved = new Map<number, string>();
  let lostAt: number | null = null;
  let doubts: Doubts | null = null;
  let looks = 0;
  return {
    isLost: () => lostAt !== null,
    lose(line) {
      lostAt ??= line;
    },
    doubt(line, at) {
      marked.add(line);
      const { plays = 0, ...first } = doubts ?? { since: lostAt ?? line, line, at };
      doubts = { ...first, plays: plays + 1 };
    },
    mark: (line) => marked.add(line),
    doubts: () => doubts,
    marked,
    move: (line, square) => moved.set(line, square),
    moved,
    mayLook: () => ++looks <= mostLooks,
  };
}
