import { frozen } from "../../frozen.ts";
import { letterLines } from "../letter-lines.ts";
import type { TileSet } from "../tile-set.ts";

/**
 * The Slovenian tiles: 98 letters worth 180 points, and two blanks.
 *
 * Q, W, X and Y have no tiles: only a blank can stand for them. Source: three independent published distributions that
 * agree.
 */
export const slovenian: TileSet = /* @__PURE__ */ frozen({
  id: "slovenian",
  letters: /* @__PURE__ */ letterLines(
    ["A", 1, 10],
    ["B", 4, 2],
    ["C", 8, 1],
    ["Č", 5, 1],
    ["D", 2, 4],
    ["E", 1, 11],
    ["F", 10, 1],
    ["G", 4, 2],
    ["H", 5, 1],
    ["I", 1, 9],
    ["J", 1, 4],
    ["K", 3, 3],
    ["L", 1, 4],
    ["M", 3, 2],
    ["N", 1, 7],
    ["O", 1, 8],
    ["P", 3, 2],
    ["Q", 0, 0],
    ["R", 1, 6],
    ["S", 1, 6],
    ["Š", 6, 1],
    ["T", 1, 4],
    ["U", 3, 2],
    ["V", 2, 4],
    ["W", 0, 0],
    ["X", 0, 0],
    ["Y", 0, 0],
    ["Z", 4, 2],
    ["Ž", 10, 1],
  ),
  blanks: { count: 2, points: 0 },
});
