import { frozen } from "../../frozen.ts";
import { letterLines } from "../letter-lines.ts";
import type { TileSet } from "../tile-set.ts";

/**
 * The Czech tiles: 98 letters worth 205 points, and two blanks.
 *
 * The thirteen letters with diacritics are separate letters. CH is spelled with two tiles. The set has no Q or W.
 * Source: two independent published distributions that agree.
 */
export const czech: TileSet = /* @__PURE__ */ frozen({
  id: "czech",
  letters: /* @__PURE__ */ letterLines(
    ["A", 1, 5],
    ["Á", 2, 2],
    ["B", 3, 2],
    ["C", 2, 3],
    ["Č", 4, 1],
    ["D", 1, 3],
    ["Ď", 8, 1],
    ["E", 1, 5],
    ["É", 3, 2],
    ["Ě", 3, 2],
    ["F", 5, 1],
    ["G", 5, 1],
    ["H", 2, 3],
    ["I", 1, 4],
    ["Í", 2, 3],
    ["J", 2, 2],
    ["K", 1, 3],
    ["L", 1, 3],
    ["M", 2, 3],
    ["N", 1, 5],
    ["Ň", 6, 1],
    ["O", 1, 6],
    ["Ó", 7, 1],
    ["P", 1, 3],
    ["R", 1, 3],
    ["Ř", 4, 2],
    ["S", 1, 4],
    ["Š", 4, 2],
    ["T", 1, 4],
    ["Ť", 7, 1],
    ["U", 2, 3],
    ["Ú", 5, 1],
    ["Ů", 4, 1],
    ["V", 1, 4],
    ["X", 10, 1],
    ["Y", 2, 2],
    ["Ý", 4, 2],
    ["Z", 2, 2],
    ["Ž", 4, 1],
  ),
  blanks: { count: 2, points: 0 },
});
