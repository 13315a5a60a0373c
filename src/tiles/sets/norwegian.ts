import { frozen } from "../../frozen.ts";
import { letterLines } from "../letter-lines.ts";
import type { TileSet } from "../tile-set.ts";

/**
 * The Norwegian tiles: 98 letters worth 202 points, and two blanks.
 *
 * Q, X, Z, Ä, Ö and Ü have no tiles: only a blank can stand for them. Source: three independent published distributions
 * that agree.
 */
export const norwegian: TileSet = /* @__PURE__ */ frozen({
  id: "norwegian",
  letters: /* @__PURE__ */ letterLines(
    ["A", 1, 7],
    ["B", 4, 3],
    ["C", 10, 1],
    ["D", 1, 5],
    ["E", 1, 9],
    ["F", 2, 4],
    ["G", 2, 4],
    ["H", 3, 3],
    ["I", 1, 5],
    ["J", 4, 2],
    ["K", 2, 4],
    ["L", 1, 5],
    ["M", 2, 3],
    ["N", 1, 6],
    ["O", 2, 4],
    ["P", 4, 2],
    ["Q", 0, 0],
    ["R", 1, 6],
    ["S", 1, 6],
    ["T", 1, 6],
    ["U", 4, 3],
    ["V", 4, 3],
    ["W", 8, 1],
    ["X", 0, 0],
    ["Y", 6, 1],
    ["Ü", 0, 0],
    ["Z", 0, 0],
    ["Æ", 6, 1],
    ["Ä", 0, 0],
    ["Ø", 5, 2],
    ["Ö", 0, 0],
    ["Å", 4, 2],
  ),
  blanks: { count: 2, points: 0 },
});
