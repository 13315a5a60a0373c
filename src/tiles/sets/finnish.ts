import { frozen } from "../../frozen.ts";
import { letterLines } from "../letter-lines.ts";
import type { TileSet } from "../tile-set.ts";

/**
 * The Finnish tiles: 98 letters worth 210 points, and two blanks.
 *
 * The set has no Q, W, X, Z or Å. Source: three independent published distributions that agree. Later copies of one of
 * them have an additional W.
 */
export const finnish: TileSet = /* @__PURE__ */ frozen({
  id: "finnish",
  letters: /* @__PURE__ */ letterLines(
    ["A", 1, 10],
    ["B", 8, 1],
    ["C", 10, 1],
    ["D", 7, 1],
    ["E", 1, 8],
    ["F", 8, 1],
    ["G", 8, 1],
    ["H", 4, 2],
    ["I", 1, 10],
    ["J", 4, 2],
    ["K", 2, 5],
    ["L", 2, 5],
    ["M", 3, 3],
    ["N", 1, 9],
    ["O", 2, 5],
    ["P", 4, 2],
    ["R", 4, 2],
    ["S", 1, 7],
    ["T", 1, 9],
    ["U", 3, 4],
    ["V", 4, 2],
    ["Y", 4, 2],
    ["Ä", 2, 5],
    ["Ö", 7, 1],
  ),
  blanks: { count: 2, points: 0 },
});
