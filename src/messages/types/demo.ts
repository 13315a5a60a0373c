import type { PreviewWord } from "../../play/preview.ts";

/** What `tilewright demo` says around boards, scores and moves. */
export interface DemoSentences {
  /** What the marks on boards drawn as text mean. */
  readonly legend: string;
  /** What comes first, if all five turns of the rulebooks are shown, or the last of them. */
  readonly fiveTurns: string;
  readonly lastTurn: string;
  /** One of these turns. `play`: `8F HORN`. */
  readonly turn: (of: { readonly turn: number; readonly play: string; readonly points: number }) => string;
  /** Above a play that is refused. `rack`: its letters. */
  readonly refused: (rack: string) => string;
  /** A tile and its square; `letter` is `null` for a blank that is not named. */
  readonly tileOn: (tile: { readonly letter: string | null; readonly square: string }) => string;
  /** Above a preview of a blank that is not named and another tile, each with its square. */
  readonly preview: (of: { readonly blank: string; readonly letter: string; readonly square: string }) => string;
  /** Above the same with the blank named. */
  readonly named: (letter: string) => string;
  /** What a dictionary says of a word in a preview. */
  readonly statuses: { readonly [S in PreviewWord["status"]]: string };
  /** What a preview scores, `null` if nothing, and whether the play may be made. */
  readonly verdict: (preview: { readonly points: number | null; readonly legal: boolean }) => string;
  /** Above a game of two players who take the play that scores most: its end, or all of it. */
  readonly bestPlays: string;
  readonly wholeGame: string;
  /** Above a game from a script of moves. */
  readonly script: string;
  /** Below the last board: who has won. */
  readonly won: (winners: readonly string[]) => string;
  /** How to see more. */
  readonly everyTurn: string;
  /** Above what one player saw of a game. */
  readonly seen: (player: string) => string;
  /** How many tiles another player holds. */
  readonly hidden: (rack: { readonly player: string; readonly tiles: number }) => string;
  /** The player's own rack, what is hidden in those of the others, in words, and how many tiles are in the bag. */
  readonly racks: (of: { readonly rack: string; readonly hidden: string; readonly bag: number }) => string;
  /** Above the view as JSON. */
  readonly json: string;
}
