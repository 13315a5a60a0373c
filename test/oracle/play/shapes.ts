// What the oracle reads and writes, spelled out again: it shares no type with the library, so that a slip there is seen here.

/** A square by its place, counted from zero. */
export interface Place {
  row: number;
  col: number;
}

/** One tile given to be laid. `letter` null: a blank not named yet. */
export interface Laid extends Place {
  letter: string | null;
  blank?: boolean | undefined;
}

/** A tile that lies on the board. */
export interface Lying {
  letter: string;
  blank: boolean;
}

/** What a square multiplies by: the letter on it and the word through it. */
export interface Factors {
  letter: number;
  word: number;
}

/** A board as drawn: one character a square. */
export interface Drawing {
  rows: number;
  cols: number;
  starts: readonly Place[];
  rowsOfSquares: readonly string[];
  legend: Readonly<Record<string, Factors | "hole">>;
}

/** The tiles of a game and what they are worth. */
export interface Tiles {
  id: string;
  letters: readonly { letter: string; points: number; count: number }[];
  blanks: { count: number; points: number };
}

/** The part of a rulebook that matters to one play. */
export interface Rules {
  tileSet: Tiles;
  layout: Drawing;
  rackSize: number;
  maxTilesPerPlay: number;
  bonuses: readonly { tiles: number; points: number }[];
  forbiddenLabels: readonly string[];
}

/** Tiles known, and how many more there are. */
export interface Heap {
  tiles: readonly string[];
  hidden: number;
}

/** One board, row by row, and what is known of a rack; null: nothing, so that nobody checks it. */
export interface Situation {
  rules: Rules;
  board: readonly (Lying | null)[];
  rack: Heap | null;
}

/** Which words there are; `labels` one list for each entry of a word. */
export interface WordBook {
  has(word: string, letters: readonly string[]): boolean;
  labels?(word: string, letters: readonly string[]): readonly (readonly string[])[];
}

/** One thing wrong with a play: the code, the squares, and the details that belong to the code. */
export interface Wrong {
  code: string;
  squares: readonly Place[];
  [detail: string]: unknown;
}

/** One tile of a word, with what it counts. */
export interface CountedLetter extends Place, Lying {
  through: boolean;
  value: number;
  premium: Factors | null;
  points: number;
}

/** One word, with what it counts. */
export interface CountedWord {
  word: string;
  direction: "across" | "down";
  letters: readonly CountedLetter[];
  letterTotal: number;
  multiplier: number;
  points: number;
}

/** A score with its reasons: the main word first. */
export interface Count {
  total: number;
  words: readonly CountedWord[];
  bonuses: readonly { kind: "bingo"; tiles: number; points: number }[];
}

/** The judgement of one play. */
export type Judgement = { violations: readonly Wrong[]; score?: never } | { violations?: never; score: Count };
