import { listed } from "../../read/describe.ts";
import { counted } from "../helpers.ts";
import type { PictureSentences } from "../types/picture.ts";

/** What a picture of a board says, in English. */
export const englishPicture: PictureSentences = {
  size: ({ rows, cols, tiles }) =>
    `A board of ${counted(rows, "row", "rows")} and ${counted(cols, "column", "columns")}, with ` +
    `${tiles === 0 ? "no tiles" : counted(tiles, "tile", "tiles")} on it.`,
  premium: {
    letter: ({ factor }) => `${times(factor)} letter`,
    word: ({ factor }) => `${times(factor)} word`,
    letters: ({ letters }) => `only for ${listed(letters, "or")}`,
    points: ({ points }) => `only for tiles worth ${listed(points, "or")}`,
    sticks: "counts every time",
  },
};

function times(factor: number): string {
  return { 2: "double", 3: "triple", 4: "quadruple" }[factor] ?? `${factor} times`;
}
