import type { Premium } from "../../board/premium.ts";
import type { Direction } from "../../board/square.ts";
import type { Letter } from "../../tiles/tile.ts";

/** What lies on a board. */
export interface BoardSentences {
  /** The board is empty. `squares`: the start squares, as coordinates. */
  readonly empty: (board: { readonly squares: readonly string[] }) => string;
  /** A word on the board. `square`: where it begins. `blanks`: its letters for which a blank lies there. */
  readonly word: (word: {
    readonly word: string;
    readonly direction: Direction;
    readonly square: string;
    readonly blanks: readonly Letter[];
  }) => string;
  /** A tile that is part of no word. */
  readonly alone: (tile: { readonly letter: Letter; readonly square: string; readonly blank: boolean }) => string;
  /**
   * A premium that stays, or that counts for some tiles only. `squares`: where it can still count, also below tiles if
   * it stays.
   */
  readonly premiumSquares: (where: { readonly premium: Premium; readonly squares: readonly string[] }) => string;
  /** The last play that lies on the board. `words`: the words it formed, main word first. */
  readonly lastPlay: (play: {
    readonly player: string;
    readonly words: readonly string[];
    readonly points: number;
  }) => string;
}
