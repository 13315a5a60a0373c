import { frozen } from "../../frozen.ts";
import { letterLines } from "../letter-lines.ts";
import type { TileSet } from "../tile-set.ts";

/**
 * The Swedish tiles: 98 letters worth 194 points, and two blanks.
 *
 * Q, W, Æ and Ü have no tiles: only a blank can stand for them. Source: three independent published distributions that
 * agree.
 */
export const swedish: TileSet = /* @__PURE__ */ frozen({
  id: "swedish",
  letters: /* @__PURE__ */ letterLines(
    ["A", 1, 8],
    ["B", 4, 2],
    ["C", 8, 1],
    ["D", 1, 5],
    ["E", 1, 7],
    ["F", 3, 2],
    ["G", 2, 3],
    ["H", 2, 2],
    ["I", 1, 5],
    ["J", 7, 1],
    ["K", 2, 3],
    ["L", 1, 5],
    ["M", 2, 3],
    ["N", 1, 6],
    ["O", 2, 5],
    ["P", 4, 2],
    ["Q", 0, 0],
    ["R", 1, 8],
    ["S", 1, 8],
    ["T", 1, 8],
    ["U", 4, 3],
    ["V", 3, 2],
    ["W", 0, 0],
    ["X", 8, 1],
    ["Y", 7, 1],
    ["Ü", 0, 0],
    ["Z", 10, 1],
    ["Å", 4, 2],
    ["Ä", 3, 2],
    ["Æ", 0, 0],
    ["Ö", 4, 2],
  ),
  blanks: { count: 2, points: 0 },
});
