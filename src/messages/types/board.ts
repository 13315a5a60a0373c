import type { Direction } from "../../board/square.ts";
import type { Letter } from "../../tiles/tile.ts";
import type { Sentence } from "./sentence.ts";

/** What lies on a board. */
export interface BoardSentences {
  /** The board is empty. `squares`: the start squares, as coordinates. */
  readonly empty: Sentence<{ readonly squares: readonly string[] }>;
  /** A word on the board. `square`: where it begins. `blanks`: its letters for which a blank lies there. */
  readonly word: Sentence<{
    readonly word: string;
    readonly direction: Direction;
    readonly square: string;
    readonly blanks: readonly Letter[];
  }>;
  /** A tile that is part of no word. */
  readonly alone: Sentence<{ readonly letter: Letter; readonly square: string; readonly blank: boolean }>;
  /**
   * A premium that stays, or that counts for some tiles only. `squares`: where it can still count, also below tiles if
   * it stays. `premium` is in words.
   */
  readonly premiumSquares: Sentence<{ readonly premium: string; readonly squares: readonly string[] }>;
  /** The last play that lies on the board. `words`: the words it formed, main word first. */
  readonly lastPlay: Sentence<{
    readonly player: string;
    readonly words: readonly string[];
    readonly points: number;
  }>;
}
