import { counted, squaresOf } from "../helpers.ts";
import { areTiles } from "../in-english.ts";
import type { BoardFindingSentences } from "../types/board-findings.ts";

/** What is wrong with a board, or with a change of it, in English: what is not wrong with a play in the same words. */
export const englishBoardFindings: BoardFindingSentences = {
  "tile-excess": ({ tile, most, found }) =>
    `There ${areTiles(found, tile)} on the board, but the set has ${most === 0 ? "none" : `only ${most}`}.`,
  "too-few-tiles": ({ needed }) => `The first play needs at least ${counted(needed, "tile", "tiles")}.`,
  "start-not-covered": ({ squares }) => `No tile covers ${squaresOf(squares, "or")}.`,
  "not-connected": ({ squares }) =>
    `The ${squares.length === 1 ? "tile" : "tiles"} at ${squaresOf(squares, "and")} ` +
    `${squares.length === 1 ? "does" : "do"} not touch the others.`,
  "word-repeated": ({ word }) => `${word} is on the board more than once.`,
  "no-tiles": "No tile was added.",
  "tile-changed": ({ squares }) =>
    `The ${squares.length === 1 ? "tile" : "tiles"} at ${squaresOf(squares, "and")} ` +
    `${squares.length === 1 ? "has" : "have"} changed.`,
  "tile-gone": ({ squares }) =>
    `The ${squares.length === 1 ? "tile" : "tiles"} at ${squaresOf(squares, "and")} ` +
    `${squares.length === 1 ? "is" : "are"} no longer there.`,
};
