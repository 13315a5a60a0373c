import type { Sentence } from "./sentence.ts";

/** What a picture of a board says. */
export interface PictureSentences {
  /** The size of a board, and how many tiles lie on it. */
  readonly size: Sentence<{ readonly rows: number; readonly cols: number; readonly tiles: number }>;
  readonly premium: PremiumSentences;
}

/** What a premium square multiplies, piece by piece. */
export interface PremiumSentences {
  readonly letter: Sentence<{ readonly factor: number }>;
  readonly word: Sentence<{ readonly factor: number }>;
  /** It counts only for tiles that show one of these letters. */
  readonly letters: Sentence<{ readonly letters: readonly string[] }>;
  /** It counts only for tiles that are worth one of these numbers of points. */
  readonly points: Sentence<{ readonly points: readonly (number | string)[] }>;
  /** It counts again each time that a word is formed there. */
  readonly sticks: string;
}
