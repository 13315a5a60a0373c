import { squareName } from "../../notation/coordinate.ts";
import { BLANK } from "../../tiles/tile.ts";
import { counted, tileName, tileNames } from "../helpers.ts";
import type { DraftSentences } from "../types/draft.ts";

/** What is said while a play is laid, in English. */
export const englishDraft: DraftSentences = {
  at: {
    hole: "no square to play on",
    start: "start square",
    empty: "empty",
    unnamed: "a blank without a letter",
    blank: "a blank",
    laid: "being laid",
  },
  direction: ({ direction }) => `Laying ${direction}.`,
  picked: ({ tile }) => `${tileName(tile, "blank")} picked up.`,
  "put-down": ({ tile }) => `${tileName(tile, "blank")} put down.`,
  laid: ({ square, letter, blank }) =>
    letter === null
      ? `Blank at ${squareName(square)}. Which letter does it stand for?`
      : `${letter}${blank ? ", a blank," : ""} at ${squareName(square)}.`,
  "laid-play": ({ tiles, square, direction }) =>
    `${counted(tiles, "tile", "tiles")} laid at ${squareName(square)} ${direction}.`,
  named: ({ square, letter }) => `The blank at ${squareName(square)} is ${letter}.`,
  moved: ({ square, letter }) => `${tileName(letter ?? BLANK, "blank")} moved to ${squareName(square)}.`,
  "taken-back": ({ tiles }) => `${tileNames(tiles, "blank")} taken back.`,
  rack: ({ tiles }) => `Rack: ${tileNames(tiles, "blank")}.`,
  exchange: ({ tiles }) => {
    if (tiles === null) return "No exchange.";
    return tiles.length === 0
      ? "Choose the tiles to exchange."
      : `Chosen for an exchange: ${tileNames(tiles, "blank")}.`;
  },
  "no-tile": ({ letter }) => `The rack has no ${tileName(letter, "blank")} left.`,
  "not-a-letter": ({ text }) => `${text} is not a letter of this game.`,
  "square-taken": ({ square }) => `No tile can be laid at ${squareName(square)}.`,
  "nothing-laid": "No tile has been laid there.",
  unreadable: ({ text }) => `Expected a coordinate and a word, such as 8F HORN, found ${text}.`,
  score: ({ words, invalid, points }) => {
    const note = invalid.length === 0 ? "" : ` Not in the dictionary: ${invalid.join(", ")}.`;
    return `${words.join(", ")}: ${counted(points, "point", "points")}.${note}`;
  },
};
