import type { Premium } from "../board/premium.ts";
import type { Direction } from "../board/square.ts";
import type { Letter } from "../tiles/tile.ts";
import { counted } from "./counted.ts";

/** What pictures and descriptions of boards say, as functions of the details. Translate some of them, or all. */
export interface BoardMessages {
  /** The size of a board, and how many tiles lie on it. */
  readonly size: (board: { readonly rows: number; readonly cols: number; readonly tiles: number }) => string;
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
  /** The last play that lies on the board. `words`: the words it formed, main word first. */
  readonly lastPlay: (play: {
    readonly player: string;
    readonly words: readonly string[];
    readonly points: number;
  }) => string;
  /** What a premium square multiplies. */
  readonly premium: (premium: Premium) => string;
}

/** What pictures and descriptions of boards say in English. */
export const englishBoardMessages: BoardMessages = {
  size: sizeInEnglish,
  empty: ({ squares }) => `The first play must cover ${listed(squares, "or")}.`,
  word: ({ word, direction, square, blanks }) => {
    const note =
      blanks.length === 0 ? "" : `, with ${blanks.length === 1 ? "a blank" : "blanks"} for ${listed(blanks)}`;
    return `${word} ${direction} from ${square}${note}.`;
  },
  alone: ({ letter, square, blank }) => `${letter} alone at ${square}${blank ? ", a blank" : ""}.`,
  lastPlay: ({ player, words, points }) => `Last play: ${player}, ${listed(words)}, ${counted(points, "point")}.`,
  premium: premiumInEnglish,
};

/** The English `size`: on its own, so that pictures do not bring the sentences about words with them. */
export function sizeInEnglish({ rows, cols, tiles }: Parameters<BoardMessages["size"]>[0]): string {
  return `A board of ${rows} rows and ${cols} columns with ${tiles === 0 ? "no tiles" : counted(tiles, "tile")}.`;
}

/** The English `premium`. */
export function premiumInEnglish({ letter, word }: Premium): string {
  return [letter === 1 ? "" : `${times(letter)} letter`, word === 1 ? "" : `${times(word)} word`]
    .filter(Boolean)
    .join(", ");
}

function times(factor: number): string {
  return { 2: "double", 3: "triple", 4: "quadruple" }[factor] ?? `${factor} times`;
}

function listed(texts: readonly string[], conjunction = "and"): string {
  return texts.length < 2 ? texts.join("") : `${texts.slice(0, -1).join(", ")} ${conjunction} ${texts.at(-1)}`;
}
