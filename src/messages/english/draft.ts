import { squareName } from "../../notation/coordinate.ts";
import { listed } from "../../read/describe.ts";
import { BLANK, type Tile } from "../../tiles/tile.ts";
import { counted, tileName, tileNames } from "../helpers.ts";
import type { DraftSentences } from "../types/draft.ts";

/** A tile as a sentence begins with it. */
const first = (tile: Tile): string => tileName(tile, "Blank");

/** What is said while a play is laid, in English. */
export const englishDraft: DraftSentences = {
  at: {
    hole: "not part of the board",
    start: "start square",
    empty: "empty",
    unnamed: "a blank with no letter yet",
    blank: "a blank",
    laid: "newly laid",
  },
  direction: ({ direction }) => `Direction: ${direction}.`,
  picked: ({ tile }) => `${first(tile)} picked up.`,
  "put-down": ({ tile }) => `${first(tile)} put down.`,
  laid: ({ square, letter, blank }) =>
    letter === null
      ? `Blank at ${squareName(square)}. Which letter does it stand for?`
      : `${letter}${blank ? ", a blank," : ""} at ${squareName(square)}.`,
  "laid-play": ({ tiles, square, direction }) =>
    `${counted(tiles, "tile", "tiles")} laid from ${squareName(square)}, ${direction}.`,
  named: ({ square, letter }) => `The blank at ${squareName(square)} is ${letter}.`,
  moved: ({ square, letter }) => `${first(letter ?? BLANK)} moved to ${squareName(square)}.`,
  "taken-back": ({ tiles }) => {
    const names = tiles.map((tile, i) => (i === 0 ? first(tile) : tileName(tile, "blank")));
    return `${listed(names, "and")} taken back.`;
  },
  rack: ({ tiles }) => `Rack: ${tileNames(tiles, "blank")}.`,
  exchange: ({ tiles }) => {
    if (tiles === null) return "Exchange cancelled.";
    return tiles.length === 0 ? "Choose the tiles to exchange." : `To exchange: ${tileNames(tiles, "blank")}.`;
  },
  "no-tile": ({ letter }) => `There is no ${tileName(letter, "blank")} on your rack.`,
  "not-a-letter": ({ text }) => `${text} is not a letter in this game.`,
  "square-taken": ({ square }) => `You cannot lay a tile on ${squareName(square)}.`,
  "nothing-laid": "You have not laid a tile there.",
  unreadable: "Type a square and a word, such as 8F HORN.",
  score: ({ words, invalid, points }) => {
    const note = invalid.length === 0 ? "" : ` Not in the dictionary: ${listed(invalid, "and")}.`;
    return `${listed(words, "and")}: ${counted(points, "point", "points")}.${note}`;
  },
};
