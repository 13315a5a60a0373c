import { listed } from "../../read/describe.ts";
import { playedText } from "../in-english.ts";
import type { BoardSentences } from "../types/board.ts";

/** What lies on a board, in English. */
export const englishBoard: BoardSentences = {
  empty: ({ squares }) => `The first play must cover ${listed(squares, "or")}.`,
  word: ({ word, direction, square, blanks }) => {
    const note =
      blanks.length === 0 ? "" : `, with ${blanks.length === 1 ? "a blank" : "blanks"} for ${listed(blanks, "and")}`;
    return `${word} ${direction} from ${square}${note}.`;
  },
  alone: ({ letter, square, blank }) => `${letter} alone at ${square}${blank ? ", a blank" : ""}.`,
  premiumSquares: ({ premium, squares }) =>
    `${squares.length === 1 ? "Square" : "Squares"} ${listed(squares, "and")}: ${premium}.`,
  lastPlay: ({ player, words, points }) => `Last play: ${playedText({ player, you: false }, words, points)}`,
};
