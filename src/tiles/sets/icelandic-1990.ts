import { frozen } from "../../frozen.ts";
import { letterLines } from "../letter-lines.ts";
import type { TileSet } from "../tile-set.ts";

/**
 * The Icelandic tiles: 102 letters worth 227 points, and two blanks.
 *
 * This is the first Icelandic set, from about 1990. Players have since replaced it with sets that have different counts
 * and points. Source: two independent published distributions that agree.
 */
export const icelandic1990: TileSet = /* @__PURE__ */ frozen({
  id: "icelandic1990",
  letters: /* @__PURE__ */ letterLines(
    ["A", 1, 10],
    ["Á", 4, 2],
    ["B", 6, 1],
    ["D", 4, 2],
    ["Ð", 2, 5],
    ["E", 1, 6],
    ["É", 6, 1],
    ["F", 3, 3],
    ["G", 2, 4],
    ["H", 3, 2],
    ["I", 1, 8],
    ["Í", 4, 2],
    ["J", 5, 1],
    ["K", 2, 3],
    ["L", 2, 3],
    ["M", 2, 3],
    ["N", 1, 8],
    ["O", 3, 3],
    ["Ó", 6, 1],
    ["P", 8, 1],
    ["R", 1, 7],
    ["S", 1, 6],
    ["T", 1, 5],
    ["U", 1, 6],
    ["Ú", 8, 1],
    ["V", 3, 2],
    ["X", 10, 1],
    ["Y", 7, 1],
    ["Ý", 9, 1],
    ["Þ", 4, 1],
    ["Æ", 5, 1],
    ["Ö", 7, 1],
  ),
  blanks: { count: 2, points: 0 },
});
