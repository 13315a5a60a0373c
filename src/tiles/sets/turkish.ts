import { frozen } from "../../frozen.ts";
import { letterLines } from "../letter-lines.ts";
import type { TileSet } from "../tile-set.ts";

/**
 * The Turkish tiles: 98 letters worth 201 points, and two blanks.
 *
 * İ and I are different letters; their lower-case forms are i and ı respectively. The set has no Q, W or X. Source: two
 * independent published distributions that agree.
 */
export const turkish: TileSet = /* @__PURE__ */ frozen({
  id: "turkish",
  letters: /* @__PURE__ */ letterLines(
    ["A", 1, 12],
    ["B", 3, 2],
    ["C", 4, 2],
    ["Ç", 4, 2],
    ["D", 3, 2],
    ["E", 1, 8],
    ["F", 7, 1],
    ["G", 5, 1],
    ["Ğ", 8, 1],
    ["H", 5, 1],
    ["I", 2, 4],
    ["İ", 1, 7],
    ["J", 10, 1],
    ["K", 1, 7],
    ["L", 1, 7],
    ["M", 2, 4],
    ["N", 1, 5],
    ["O", 2, 3],
    ["Ö", 7, 1],
    ["P", 5, 1],
    ["R", 1, 6],
    ["S", 2, 3],
    ["Ş", 4, 2],
    ["T", 1, 5],
    ["U", 2, 3],
    ["Ü", 3, 2],
    ["V", 7, 1],
    ["Y", 3, 2],
    ["Z", 4, 2],
  ),
  blanks: { count: 2, points: 0 },
});
