import { frozen } from "../../frozen.ts";
import { letterLines } from "../letter-lines.ts";
import type { TileSet } from "../tile-set.ts";

/**
 * The Italian tiles: 118 letters worth 293 points, and two blanks.
 *
 * The set has no J, K, W, X or Y. Source: two independent published distributions that agree.
 */
export const italian: TileSet = /* @__PURE__ */ frozen({
  id: "italian",
  letters: /* @__PURE__ */ letterLines(
    ["A", 1, 14],
    ["B", 5, 3],
    ["C", 2, 6],
    ["D", 5, 3],
    ["E", 1, 11],
    ["F", 5, 3],
    ["G", 8, 2],
    ["H", 8, 2],
    ["I", 1, 12],
    ["L", 3, 5],
    ["M", 3, 5],
    ["N", 3, 5],
    ["O", 1, 15],
    ["P", 5, 3],
    ["Q", 10, 1],
    ["R", 2, 6],
    ["S", 2, 6],
    ["T", 2, 6],
    ["U", 3, 5],
    ["V", 5, 3],
    ["Z", 8, 2],
  ),
  blanks: { count: 2, points: 0 },
});
