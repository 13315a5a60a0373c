import { frozen } from "../../frozen.ts";
import { letterLines } from "../letter-lines.ts";
import type { TileSet } from "../tile-set.ts";

/**
 * The Slovak tiles: 98 letters worth 267 points, and two blanks.
 *
 * This is the 100-tile set; a 110-tile set has different counts and points. CH, DZ and DŽ are each spelled with two
 * tiles. The set has no Q or W. Source: two independent published distributions that agree.
 */
export const slovak: TileSet = /* @__PURE__ */ frozen({
  id: "slovak",
  letters: /* @__PURE__ */ letterLines(
    ["A", 1, 9],
    ["Á", 4, 1],
    ["Ä", 10, 1],
    ["B", 4, 2],
    ["C", 4, 1],
    ["Č", 5, 1],
    ["D", 2, 3],
    ["Ď", 8, 1],
    ["E", 1, 8],
    ["É", 7, 1],
    ["F", 8, 1],
    ["G", 8, 1],
    ["H", 4, 1],
    ["I", 1, 5],
    ["Í", 5, 1],
    ["J", 3, 2],
    ["K", 2, 3],
    ["L", 2, 3],
    ["Ĺ", 10, 1],
    ["Ľ", 7, 1],
    ["M", 2, 4],
    ["N", 1, 5],
    ["Ň", 8, 1],
    ["O", 1, 9],
    ["Ó", 10, 1],
    ["Ô", 8, 1],
    ["P", 2, 3],
    ["R", 1, 4],
    ["Ŕ", 10, 1],
    ["S", 1, 4],
    ["Š", 5, 1],
    ["T", 1, 4],
    ["Ť", 7, 1],
    ["U", 3, 2],
    ["Ú", 7, 1],
    ["V", 1, 4],
    ["X", 10, 1],
    ["Y", 4, 1],
    ["Ý", 5, 1],
    ["Z", 4, 1],
    ["Ž", 5, 1],
  ),
  blanks: { count: 2, points: 0 },
});
